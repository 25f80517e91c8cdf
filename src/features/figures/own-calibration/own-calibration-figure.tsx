import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { FigureBox } from '../figure-box.tsx';
import { percent } from '../numbers.ts';
import { axes, type Range, square } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import { PlotName } from '../plot-name.tsx';
import { describeScore } from './describe-score.ts';
import { type Estimate, exampleEstimates, groupByConfidence } from './model.ts';
import { QuestionPanel } from './question-panel.tsx';
import { questions } from './questions.ts';
import { createQuizStore, type QuizAnswer } from './quiz-store.ts';

const sure: Range = [0.5, 1];
const shares: Range = [0, 1];
const at = axes(sure, shares, square);

/** Ten questions, and how often the visitor is right at each level of confidence. */
export function OwnCalibrationFigure() {
  const [store] = useState(() => createQuizStore(questions.length));
  const { isOpen, given, begin, answer, forget } = useStore(store);
  const isOwn = given.length === questions.length;
  const answers = isOwn ? given.map(judge) : exampleEstimates;
  const asked = isOpen ? questions[given.length] : undefined;

  return (
    <FigureBox
      title="Measure your own calibration"
      plot={
        asked === undefined ? (
          <Plot answers={answers} />
        ) : (
          <QuestionPanel
            key={asked.text}
            question={asked}
            turn={given.length + 1}
            turns={questions.length}
            onAnswer={answer}
          />
        )
      }
      controls={<Steps isOpen={isOpen} isOwn={isOwn} onBegin={begin} onForget={forget} />}
      reading={asked === undefined ? describeScore(answers, isOwn) : ''}
      table={{
        columns: ['Stated', 'Right', 'Of'],
        rows: groupByConfidence(answers).map(({ confidence, right, count }) => [percent(confidence), right, count]),
      }}
      model={
        <>
          A dot stands for all answers of which one was equally sure; it is larger where there are more. What is asked
          here stands on the pages of this site. Your answers stay on this page, and nothing is sent.
          {isOwn && <Answers given={given} />}
        </>
      }
    />
  );
}

function judge({ choice, confidence }: QuizAnswer, index: number): Estimate {
  return { confidence, isRight: questions[index]?.right === choice };
}

function Plot({ answers }: { readonly answers: readonly Estimate[] }) {
  const ticks = (from: number) => [0, 0.25, 0.5, 0.75, 1].filter((x) => x >= from).map((x) => [x, percent(x)] as const);
  const dots = groupByConfidence(answers).map((level) => ({ ...level, share: level.right / level.count }));
  const gapOf = ({ confidence, share }: (typeof dots)[number]) => Math.abs(confidence - share);
  const [widest] = [...dots].sort((a, b) => gapOf(b) - gapOf(a));
  return (
    <PlotFrame
      at={at}
      x={{ label: 'How sure', ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((x) => [x, percent(x)]) }}
      y={{ label: 'Share that was right', ticks: ticks(0) }}
    >
      <path
        className="plot-gaps"
        d={dots.map(({ confidence: x, share }) => `M${at.x(x)} ${at.y(share)}V${at.y(x)}`).join('')}
      />
      <path className="plot-ideal" d={`M${at.x(0.5)} ${at.y(0.5)}L${at.x(1)} ${at.y(1)}`} />
      <PlotName at={at} x={0.85} y={0.85} side="above" tone="ideal">
        Perfect calibration
      </PlotName>
      {widest !== undefined && gapOf(widest) > 0.05 && (
        <PlotName
          at={at}
          x={widest.confidence}
          y={(widest.confidence + widest.share) / 2}
          side={widest.confidence > 0.75 ? 'above' : 'below'}
          tone="first"
        >
          How far from perfect
        </PlotName>
      )}
      {dots.map(({ confidence, share, count }) => (
        <circle
          key={confidence}
          className="plot-first-dot"
          cx={at.x(confidence)}
          cy={at.y(share)}
          r={Math.round(45 * Math.sqrt(count))}
        />
      ))}
    </PlotFrame>
  );
}

interface StepsProps {
  readonly isOpen: boolean;
  readonly isOwn: boolean;
  readonly onBegin: () => void;
  readonly onForget: () => void;
}

/** The buttons for what comes next; before hydration an empty box keeps their place. */
function Steps({ isOpen, isOwn, onBegin, onForget }: StepsProps) {
  const box = useRef<HTMLParagraphElement>(null);
  // After the last answer the questions are removed, and the focus with them.
  useEffect(() => {
    if (isOwn) box.current?.focus({ preventScroll: true });
  }, [isOwn]);
  if (!useHydrated()) return <p className="measure-steps" />;
  return (
    <p ref={box} tabIndex={-1} className="measure-steps">
      {!isOpen && (
        <button type="button" className="button" onClick={onBegin}>
          {isOwn ? 'Answer again' : 'Answer ten questions'}
        </button>
      )}
      {(isOpen || isOwn) && (
        <button type="button" className="measure-forget" onClick={onForget}>
          Start over
        </button>
      )}
    </p>
  );
}

/** The right answers, the given ones, and links to where the site says so. */
function Answers({ given }: { readonly given: readonly QuizAnswer[] }) {
  return (
    <ol className="quiz-answers">
      {questions.map(({ text, answers, right, href }, index) => {
        const said = given[index];
        return (
          <li key={text}>
            {text} <SiteLink href={href}>{answers[right]}</SiteLink>.{' '}
            {said !== undefined &&
              `You were ${percent(said.confidence)} sure, and ${said.choice === right ? 'right' : 'wrong'}.`}
          </li>
        );
      })}
    </ol>
  );
}
