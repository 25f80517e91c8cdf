import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { FigureBox } from '../figure-box.tsx';
import { rounded } from '../numbers.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { describeComparison, describeCurve } from './describe-curve.ts';
import { exampleChoices } from './example.ts';
import { createMeasureStore, type MeasureState, type Presentation } from './measure-store.ts';
import { chanceOfRight, countByDifference, type DotChoice, fitCurve, tried } from './model.ts';
import { type Measured, OwnPlot, presentations } from './own-plot.tsx';

/** A visitor's own decision curve from twenty choices, and another from twenty that were made clearer. */
export function MeasureFigure() {
  const [store] = useState(() => createMeasureStore(Math.random));
  const { presentation, shown, trials, given, done, begin, choose, forget } = useStore(store);
  const isOwn = done.scattered !== undefined;
  const measured = useMemo(() => measure(isOwn ? done : exampleChoices), [done, isOwn]);

  return (
    <FigureBox
      title="Measure your own curve"
      plot={
        shown === null ? (
          <OwnPlot measured={measured} />
        ) : (
          <ChoicePanel
            key={presentation}
            shown={shown}
            turn={given.length + 1}
            turns={trials.length}
            onChoose={choose}
          />
        )
      }
      controls={<Steps done={done} isChoosing={presentation !== null} onBegin={begin} onForget={forget} />}
      reading={presentation === null ? read(measured, isOwn) : ''}
      table={{
        columns: ['Presentation', 'Dots more', 'Right', 'Wrong', 'Fitted share'],
        rows: [
          ...listRows(presentations.scattered, measured.scattered),
          ...listRows(presentations.rows, measured.rows),
        ],
      }}
      model={
        <>
          The bands hold nine tenths of the curves that remain likely. Your choices stay on this page, and nothing is
          sent.
          <details>
            <summary>Method</summary>
            {`The share of right choices is a logistic curve in the number of dots, with a share of slips, half of which are right by luck. Penalised maximum likelihood holds it likely that clarity is between 0.08 and 0.8 a dot for nine people in ten, and that one choice in twenty is a slip. Tried on 1,000 simulated visitors, the interval of 90% held the true clarity in ${tried.coverage}%, and half of the estimates were right within a factor of ${tried.factor}.`}
          </details>
        </>
      }
    />
  );
}

function listRows(name: string, one: Measured | undefined): (string | number)[][] {
  if (one === undefined) return [];
  return countByDifference(one.choices).map(({ difference, right, wrong }) => [
    name,
    difference,
    right,
    wrong,
    rounded(chanceOfRight(one.fit, difference)),
  ]);
}

interface StepsProps {
  readonly done: MeasureState['done'];
  readonly isChoosing: boolean;
  readonly onBegin: MeasureState['begin'];
  readonly onForget: () => void;
}

/** The buttons for what comes next; before hydration an empty box keeps their place. */
function Steps({ done, isChoosing, onBegin, onForget }: StepsProps) {
  const isOwn = done.scattered !== undefined;
  const box = useRef<HTMLParagraphElement>(null);
  const note = useId();
  // After the last choice the fields are removed, and the focus with them.
  useEffect(() => {
    if (isOwn && !isChoosing) box.current?.focus({ preventScroll: true });
  }, [isOwn, isChoosing]);
  if (!useHydrated()) return <p className="measure-steps" />;
  return (
    <p ref={box} tabIndex={-1} className="measure-steps">
      {!isChoosing && (
        <>
          <button
            type="button"
            className="button"
            aria-describedby={note}
            onClick={() => onBegin(isOwn ? 'rows' : 'scattered')}
          >
            {isOwn ? 'Choose again, with the dots in rows' : 'Make twenty quick choices'}
          </button>
          <span id={note} className="visually-hidden">
            Which of two fields has more dots can only be seen.
          </span>
        </>
      )}
      {(isOwn || isChoosing) && (
        <button type="button" className="measure-forget" onClick={onForget}>
          Start over
        </button>
      )}
    </p>
  );
}

type Choices = Readonly<Partial<Record<Presentation, readonly DotChoice[]>>>;

function measure(choices: Choices): Partial<Record<Presentation, Measured>> {
  const fit = (given: readonly DotChoice[] | undefined) =>
    given === undefined ? undefined : { choices: given, fit: fitCurve(given) };
  const scattered = fit(choices.scattered);
  const rows = fit(choices.rows);
  return { ...(scattered && { scattered }), ...(rows && { rows }) };
}

function read({ scattered, rows }: Partial<Record<Presentation, Measured>>, isOwn: boolean): string {
  const said = [
    isOwn ? '' : 'An example, until you have chosen yourself.',
    scattered === undefined ? '' : describeCurve(scattered.fit, 'scattered'),
    rows === undefined ? '' : describeCurve(rows.fit, 'rows'),
    scattered === undefined || rows === undefined ? '' : describeComparison(scattered.fit, rows.fit),
  ];
  return said.filter((sentence) => sentence !== '').join(' ');
}
