import { useState } from 'react';
import { FigureBox } from '../figure-box.tsx';
import { percent, rounded, signed, steps } from '../numbers.ts';
import { axes, frame, pathOf, type Range } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import { Slider } from '../slider.tsx';
import { chanceOfA, chanceOfBetter } from './model.ts';

const differences: Range = [-4, 4];
const at = axes(differences, [0, 1]);

const names = { plain: 'Plain presentation', small: 'Small print' };

export function CurvesFigure() {
  const [plain, setPlain] = useState(2.5);
  const [small, setSmall] = useState(0.6);
  const [difference, setDifference] = useState(1);

  return (
    <FigureBox
      title="Cognitive economic curves"
      lines={[names.plain, names.small]}
      plot={
        <PlotFrame
          at={at}
          x={{ label: 'Utility of A minus utility of B', ticks: [-4, -2, 0, 2, 4].map((x) => [x, signed(x)]) }}
          y={{ label: 'Probability of choosing A', ticks: [0, 0.25, 0.5, 0.75, 1].map((y) => [y, percent(y)]) }}
        >
          <path className="plot-guide" d={`M${at.x(difference)} ${frame.top}V${frame.bottom}`} />
          <path className="plot-second" d={pathOf((x) => chanceOfA(small, x), differences, at)} />
          <path className="plot-first" d={pathOf((x) => chanceOfA(plain, x), differences, at)} />
          <circle className="plot-second-dot" cx={at.x(difference)} cy={at.y(chanceOfA(small, difference))} r="45" />
          <circle className="plot-first-dot" cx={at.x(difference)} cy={at.y(chanceOfA(plain, difference))} r="45" />
        </PlotFrame>
      }
      controls={
        <>
          <Slider
            label={`Clarity: ${names.plain.toLowerCase()}`}
            tone="first"
            value={plain}
            min={0}
            max={5}
            step={0.1}
            text={plain.toFixed(1)}
            onChange={setPlain}
          />
          <Slider
            label={`Clarity: ${names.small.toLowerCase()}`}
            tone="second"
            value={small}
            min={0}
            max={5}
            step={0.1}
            text={small.toFixed(1)}
            onChange={setSmall}
          />
          <Slider
            label="Utility difference"
            value={difference}
            min={-4}
            max={4}
            step={0.1}
            text={signed(difference)}
            onChange={setDifference}
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
