import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DotField } from './dot-field.tsx';
import type { DotFields } from './measure-store.ts';

/** Milliseconds for which the dots are shown: enough to look, too few to count. */
const lookingTime = 1500;

interface ChoicePanelProps {
  readonly shown: DotFields;
  /** The number of the choice, from 1, and of all choices. */
  readonly turn: number;
  readonly turns: number;
  readonly onChoose: (side: 'left' | 'right') => void;
}

/** Two fields to choose from: by pointer, by the arrow keys, or as two buttons. */
export function ChoicePanel({ shown, turn, turns, onChoose }: ChoicePanelProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [coveredTurn, setCoveredTurn] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setCoveredTurn(turn), lookingTime);
    return () => clearTimeout(timer);
  }, [turn]);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onChoose(event.key === 'ArrowLeft' ? 'left' : 'right');
  }

  const isCovered = coveredTurn === turn;
  return (
    <fieldset ref={box} className="choice-panel" onKeyDown={press}>
      <legend>Which field has more dots?</legend>
      <DotField name="left" dots={shown.left} isCovered={isCovered} onChoose={() => onChoose('left')} />
      <DotField name="right" dots={shown.right} isCovered={isCovered} onChoose={() => onChoose('right')} />
      <p className="choice-turn" role="status">
        {`Choice ${turn} of ${turns}`}
        <progress aria-hidden="true" value={turn - 1} max={turns} />
      </p>
    </fieldset>
  );
}
