import { useId } from 'react';
import { useRunning } from './use-running.ts';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, as it is shown and spoken. */
  readonly text: string;
  readonly tone?: 'first' | 'second';
  readonly onChange: (value: number) => void;
}

/** A value to choose; until the app runs, and it would do something, the place for it. */
export function Slider({ label, value, min, max, step, text, tone, onChange }: SliderProps) {
  const id = useId();
  if (!useRunning()) return <div className="slider" />;
  return (
    <div className="slider" data-tone={tone}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}
