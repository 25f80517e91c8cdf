import { useId } from 'react';

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

export function Slider({ label, value, min, max, step, text, tone, onChange }: SliderProps) {
  const id = useId();
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
