import { useHydrated } from '../../../ui/use-hydrated.ts';
import { dragPlot } from '../drag-plot.ts';
import { FigureBox } from '../figure-box.tsx';
import { useFigureValues } from '../figure-values.ts';
import { percent, rounded, signed, steps } from '../numbers.ts';
import { axes, frame, plotPath, type Range, snap } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import { PlotName } from '../plot-name.tsx';
import { Slider } from '../slider.tsx';
import { chanceOfA, chanceOfBetter, clarityThrough, labelPosition } from './model.ts';

const differences: Range = [-4, 4];
const chances: Range = [0, 1];
const at = axes(differences, chances);

const clarities = { min: 0, max: 5, step: 0.1 };
/** The parameters, by the names that links in texts use. */
export const parameters = { plain: clarities, small: clarities, difference: { min: -4, max: 4, step: 0.1 } };

const names = { plain: 'Plain presentation', small: 'Small print' };

interface NameProps {
  readonly tone: 'first' | 'second';
  readonly clarity: number;
  readonly isSteeper: boolean;
}

/** The name of a curve, beside it. */
function Name({ tone, clarity, isSteeper }: NameProps) {
  const x = labelPosition(clarity, isSteeper);
  return (
    <PlotName at={at} x={x} y={chanceOfA(clarity, x)} side={isSteeper ? 'above' : 'below'} tone={tone}>
      {tone === 'first' ? names.plain : names.small}
    </PlotName>
  );
}

export function CurvesFigure() {
  const { values, set } = useFigureValues('curves', { plain: 2.5, small: 0.6, difference: 1 });
  const { plain, small, difference } = values;
  const isHydrated = useHydrated();
  const drag = dragPlot(at, [differences, chances], (x) => set({ difference: snap(x, parameters.difference) }));
  const dragCurve = (name: 'plain' | 'small') =>
    dragPlot(at, [differences, chances], (x, y) => {
      const clarity = clarityThrough(x, y);
      if (clarity !== null) set({ [name]: snap(clarity, clarities) });
    });
  const curves = {
    plain: plotPath((x) => chanceOfA(plain, x), differences, at),
    small: plotPath((x) => chanceOfA(small, x), differences, at),
  };

  return (
    <FigureBox
      title="Cognitive economic curves"
      plot={
        <PlotFrame
          at={at}
          drag={drag}
          x={{ label: 'Utility of A minus utility of B', ticks: [-4, -2, 0, 2, 4].map((x) => [x, signed(x)]) }}
          y={{ label: 'Probability of choosing A', ticks: [0, 0.25, 0.5, 0.75, 1].map((y) => [y, percent(y)]) }}
        >
          <path className="plot-guide" d={`M${at.x(difference)} ${frame.top}V${frame.bottom}`} />
          <path className="plot-second" d={curves.small} />
          <path className="plot-first" d={curves.plain} />
          <Name tone="first" clarity={plain} isSteeper={plain >= small} />
          <Name tone="second" clarity={small} isSteeper={small > plain} />
          <circle className="plot-second-dot" cx={at.x(difference)} cy={at.y(chanceOfA(small, difference))} r="36" />
          <circle className="plot-first-dot" cx={at.x(difference)} cy={at.y(chanceOfA(plain, difference))} r="36" />
          {isHydrated && <path className="plot-grip" d={curves.small} {...dragCurve('small')} />}
          {isHydrated && <path className="plot-grip" d={curves.plain} {...dragCurve('plain')} />}
        </PlotFrame>
      }
      controls={
        <>
          <Slider
            label={`Clarity: ${names.plain.toLowerCase()}`}
            tone="first"
            value={plain}
            steps={clarities}
            text={plain.toFixed(1)}
            onChange={(plain) => set({ plain })}
          />
          <Slider
            label={`Clarity: ${names.small.toLowerCase()}`}
            tone="second"
            value={small}
            steps={clarities}
            text={small.toFixed(1)}
            onChange={(small) => set({ small })}
          />
          <Slider
            label="Utility difference"
            value={difference}
            steps={parameters.difference}
            text={signed(difference)}
            onChange={(difference) => set({ difference })}
          />
        </>
      }
      reading={
        difference === 0
          ? 'The two options are worth the same: each is chosen half the time, however clearly they are seen.'
          : `The better option, ${difference > 0 ? 'A' : 'B'}, is chosen in ${percent(chanceOfBetter(plain, difference))} of cases with ${names.plain.toLowerCase()}, and in ${percent(chanceOfBetter(small, difference))} with ${names.small.toLowerCase()}.`
      }
      table={{
        columns: ['Utility difference', `${names.plain}: chance of A`, `${names.small}: chance of A`],
        rows: steps(-4, 4, 17).map((x) => [x, rounded(chanceOfA(plain, x)), rounded(chanceOfA(small, x))]),
      }}
      model="Each curve is a logit rule: the probability of choosing A is 1 / (1 + exp(−clarity × utility difference)). A steeper curve means that the option of higher utility is chosen more often."
    />
  );
}
