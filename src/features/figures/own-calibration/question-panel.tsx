import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { percent } from '../numbers.ts';
import { Slider } from '../slider.tsx';
import { levels } from './model.ts';
import type { QuizQuestion } from './questions.ts';
import type { QuizAnswer } from './quiz-store.ts';

interface QuestionPanelProps {
  readonly question: QuizQuestion;
  /** The number of the question, from 1, and of all questions. */
  readonly turn: number;
  readonly turns: number;
  readonly onAnswer: (given: QuizAnswer) => void;
}

/** A question with two answers, and a slider for how sure one is. */
export function QuestionPanel({ question, turn, turns, onAnswer }: QuestionPanelProps) {
  const name = useId();
  const box = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<0 | 1 | null>(null);
  const [confidence, setConfidence] = useState(0.7);
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (choice !== null) onAnswer({ choice, confidence });
  }

  return (
    <form ref={box} className="quiz" onSubmit={submit}>
      <fieldset>
        <legend>{`${turn} of ${turns}. ${question.text}`}</legend>
        {question.answers.map((answer, index) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              required
              // Browsers call a choice that is still to be made invalid.
              aria-invalid={false}
              checked={choice === index}
              onChange={() => setChoice(index === 0 ? 0 : 1)}
            />
            {answer}
          </label>
        ))}
      </fieldset>
      <Slider
        label="How sure are you?"
        value={confidence}
        steps={levels}
        text={confidence === 0.5 ? '50%, a guess' : percent(confidence)}
        onChange={setConfidence}
      />
      <button type="submit" className="button">
        {turn === turns ? 'Show my calibration' : 'Next question'}
      </button>
    </form>
  );
}
