import { percent } from '../numbers.ts';
import type { SliderSteps } from '../plot.ts';
import { Slider } from '../slider.tsx';

interface GuessProps {
  readonly value: number;
  readonly steps: SliderSteps;
  readonly onChange: (value: number) => void;
  readonly onShow: () => void;
}

/** Asks for the reader's guess before the figure shows the answer. */
export function ShareGuess({ value, steps, onChange, onShow }: GuessProps) {
  return (
    <>
      <Slider
        label="Your guess: the investor’s share"
        tone="first"
        value={value}
        steps={steps}
        text={percent(value)}
        onChange={onChange}
      />
      <div className="slider">
        <button type="button" className="button" onClick={onShow}>
          Try it
        </button>
      </div>
    </>
  );
}
