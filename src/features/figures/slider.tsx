import { useId } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { SliderSteps } from './plot.ts';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly steps: SliderSteps;
  /** The value in words, as it is shown and spoken. */
  readonly text: string;
  readonly tone?: 'first' | 'second';
  readonly onChange: (value: number) => void;
}

/** A slider; before hydration, when it would do nothing, an empty box keeps its place. */
export function Slider({ label, value, steps, text, tone, onChange }: SliderProps) {
  const id = useId();
  if (!useHydrated()) return <div className="slider" />;
  return (
    <div className="slider" data-tone={tone}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...steps}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className="slider-value">{text}</span>
    </div>
  );
}
