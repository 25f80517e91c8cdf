import { useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { dragPlot } from '../drag-plot.ts';
import { FigureBox } from '../figure-box.tsx';
import { useFigureValues } from '../figure-values.ts';
import { percent, percentExact, rounded, signedPercent, steps } from '../numbers.ts';
import { axes, frame, plotPath, type Range, snap } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import { PlotName } from '../plot-name.tsx';
import { Slider } from '../slider.tsx';
import { describeStake } from './describe-stake.ts';
import { breakingPoint, downPayment, investorThrough, ownersStake } from './model.ts';
import { ShareGuess } from './share-guess.tsx';

const changes: Range = [-0.4, 0.4];
const stakes: Range = [-0.4, 0.6];
const at = axes(changes, stakes);

/** The parameters, by the names that links in texts use. */
export const parameters = { change: { min: -0.4, max: 0.4, step: 0.01 }, investor: { min: 0, max: 0.8, step: 0.05 } };

export function EquitySharingFigure() {
  const { values, isTouched, set } = useFigureValues('equity-sharing', { change: -0.2, investor: 0.2 });
  const { change, investor } = values;
  const [guess, setGuess] = useState(0.1);
  const isHydrated = useHydrated();
  // Without scripts there is no question, and all is shown; a link in the text that sets the figure answers it too.
  const isShown = !isHydrated || isTouched;
  const drag = dragPlot(at, [changes, stakes], (x) => set({ change: snap(x, parameters.change) }));
  const dragLine = dragPlot(at, [changes, stakes], (x, y) => {
    const through = investorThrough(x, y);
    if (through !== null) set({ investor: snap(through, parameters.investor) });
  });
  const sharing = plotPath((x) => ownersStake(investor, x), changes, at, 1);

  return (
    <FigureBox
      title="Equity sharing and pure debt when the price changes"
      plot={
        <PlotFrame
          at={at}
          {...(isShown && { drag })}
          x={{
            label: 'Change in house price',
            ticks: [-0.4, -0.2, 0, 0.2, 0.4].map((x) => [x, signedPercent(x)]),
          }}
          y={{
            label: 'Owner’s stake, share of the price paid',
            ticks: [-0.4, -0.2, 0, 0.2, 0.4, 0.6].map((y) => [y, percent(y)]),
          }}
        >
          <path
            className="plot-band plot-band-second"
            d={`M${frame.left} ${at.y(0)}H${frame.right}V${frame.bottom}H${frame.left}Z`}
          />
          <text className="plot-labels" textAnchor="end" x={frame.right - 60} y={frame.bottom - 80}>
            Under water
          </text>
          <path className="plot-zero" d={`M${frame.left} ${at.y(0)}H${frame.right}`} />
          <path className="plot-guide" d={`M${at.x(change)} ${frame.top}V${frame.bottom}`} />
          <path className="plot-second" d={plotPath((x) => ownersStake(0, x), changes, at, 1)} />
          {isShown && <path className="plot-first" d={sharing} />}
          <PlotName at={at} x={0.26} y={ownersStake(0, 0.26)} side="above" tone="second">
            Pure debt
          </PlotName>
          {isShown && (
            <PlotName at={at} x={0.14} y={ownersStake(investor, 0.14)} side="below" tone="first">
              Equity sharing
            </PlotName>
          )}
          <circle className="plot-second-dot" cx={at.x(change)} cy={at.y(ownersStake(0, change))} r="36" />
          {isShown && (
            <circle className="plot-first-dot" cx={at.x(change)} cy={at.y(ownersStake(investor, change))} r="36" />
          )}
          {isHydrated && isShown && <path className="plot-grip" d={sharing} {...dragLine} />}
        </PlotFrame>
      }
      controls={
        isHydrated && !isShown ? (
          <ShareGuess
            value={guess}
            steps={parameters.investor}
            onChange={setGuess}
            onShow={() => set({ change, investor: guess })}
          />
        ) : (
          <>
            <Slider
              label="Change in house price"
              value={change}
              steps={parameters.change}
              text={signedPercent(change)}
              onChange={(change) => set({ change })}
            />
            <Slider
              label="Investor’s share of the house"
              tone="first"
              value={investor}
              steps={parameters.investor}
              text={percent(investor)}
              onChange={(investor) => set({ investor })}
            />
          </>
        )
      }
      reading={
        isShown
          ? `With pure debt the owner ${describeStake(ownersStake(0, change))}; with equity sharing the owner ${describeStake(ownersStake(investor, change))}. The stake is wiped out by a fall of ${percentExact(-breakingPoint(0))} with pure debt and of ${percentExact(-breakingPoint(investor))} with equity sharing.`
          : `With pure debt and after a fall of ${percent(-change)} the owner ${describeStake(ownersStake(0, change))}. Which share of the house must an investor hold, so that nothing is owed beyond it?`
      }
      table={{
        columns: ['Change in house price', 'Owner’s stake: equity sharing', 'Owner’s stake: pure debt'],
        rows: steps(-0.4, 0.4, 17)
          .map(rounded)
          .map((x) => [x, rounded(ownersStake(investor, x)), rounded(ownersStake(0, x))]),
      }}
      model={`The owner pays ${percent(downPayment)} down. With pure debt the rest is a mortgage; with equity sharing an investor pays a share and owns that share, and a smaller mortgage covers the rest. Repayments and interest are left out.`}
    />
  );
}
