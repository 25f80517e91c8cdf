import { useHydrated } from '../../../ui/use-hydrated.ts';
import { dragPlot } from '../drag-plot.ts';
import { FigureBox } from '../figure-box.tsx';
import { useFigureValues } from '../figure-values.ts';
import { percent, rounded } from '../numbers.ts';
import { axes, plotPath, type Range, snap, square } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import { PlotName } from '../plot-name.tsx';
import { Slider } from '../slider.tsx';
import { comesTrue, meanGap, slopeThrough } from './model.ts';

const shares: Range = [0, 1];
const at = axes(shares, shares, square);
const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => [share, percent(share)] as const);
const claims = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];

/** The parameters, by the names that links in texts use. */
export const parameters = { slope: { min: 0.2, max: 2, step: 0.1 }, stated: { min: 0.05, max: 0.95, step: 0.05 } };

export function CalibrationFigure() {
  const { values, set } = useFigureValues('calibration', { slope: 0.5, stated: 0.9 });
  const { slope, stated } = values;
  const drag = dragPlot(at, [shares, shares], (x) => set({ stated: snap(x, parameters.stated) }));
  const dragCurve = dragPlot(at, [shares, shares], (x, y) => {
    const through = slopeThrough(x, y);
    if (through !== null) set({ slope: snap(through, parameters.slope) });
  });
  // To the right of the middle, where the names are.
  const isBelow = slope <= 1;
  const curve = plotPath((x) => comesTrue(slope, x), shares, at);

  return (
    <FigureBox
      title="A calibration diagram"
      plot={
        <PlotFrame
          at={at}
          drag={drag}
          x={{ label: 'Stated probability', ticks }}
          y={{ label: 'Share that comes true', ticks }}
        >
          <path className="plot-band plot-band-first" d={`${curve}Z`} />
          <path className="plot-guide" d={`M${at.x(stated)} ${square.top}V${square.bottom}`} />
          <path className="plot-ideal" d={`M${at.x(0)} ${at.y(0)}L${at.x(1)} ${at.y(1)}`} />
          <path className="plot-first" d={curve} />
          <PlotName
            at={at}
            x={isBelow ? 0.8 : 0.5}
            y={isBelow ? 0.8 : 0.5}
            side={isBelow ? 'above' : 'below'}
            tone="ideal"
          >
            Perfect calibration
          </PlotName>
          <PlotName at={at} x={0.62} y={comesTrue(slope, 0.62)} side={isBelow ? 'below' : 'above'} tone="first">
            What comes true
          </PlotName>
          <path
            className="plot-first-dots"
            d={claims.map((claim) => `M${at.x(claim)} ${at.y(comesTrue(slope, claim))}h0`).join('')}
          />
          <circle className="plot-first-dot" cx={at.x(stated)} cy={at.y(comesTrue(slope, stated))} r="60" />
          {useHydrated() && <path className="plot-grip" d={curve} {...dragCurve} />}
        </PlotFrame>
      }
      controls={
        <>
          <Slider
            label="Calibration slope"
            tone="first"
            value={slope}
            steps={parameters.slope}
            text={`${slope.toFixed(1)}, ${nameOf(slope)}`}
            onChange={(slope) => set({ slope })}
          />
          <Slider
            label="Stated probability"
            value={stated}
            steps={parameters.stated}
            text={percent(stated)}
            onChange={(stated) => set({ stated })}
          />
        </>
      }
      reading={`What this judge calls ${percent(stated)} likely comes true in ${percent(comesTrue(slope, stated))} of cases. Across all claims, the average gap between stated and actual is ${Math.round(meanGap(slope) * 100)} percentage points.`}
      table={{
        columns: ['Stated probability', 'Share that comes true'],
        rows: claims.map((claim) => [claim, rounded(comesTrue(slope, claim))]),
      }}
      model="On the dotted line, stated and actual shares agree. In this model the log odds of the outcome are the slope times the log odds of the statement. Below 1 the judge is overconfident, above 1 underconfident."
    />
  );
}

function nameOf(slope: number): string {
  if (slope === 1) return 'calibrated';
  return slope < 1 ? 'overconfident' : 'underconfident';
}
