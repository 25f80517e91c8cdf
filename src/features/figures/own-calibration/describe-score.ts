import { percent } from '../numbers.ts';
import { type Estimate, expectedRight, scoreAnswers } from './model.ts';

/** What the answers say about the calibration of a person, and what ten answers cannot say. */
export function describeScore(answers: readonly Estimate[], isOwn: boolean): string {
  const { right, meanConfidence, brier } = scoreAnswers(answers);
  const [from, to] = expectedRight(answers);
  const who = isOwn ? 'You were' : 'An example, until you have answered: somebody was';
  const range = from === to ? `on ${from}` : `on ${from} to ${to}`;
  const verdict =
    right < from
      ? `That is fewer than chance explains: ${isOwn ? 'you are' : 'this is'} overconfident on questions such as these.`
      : right > to
        ? `That is more than chance explains: ${isOwn ? 'you are' : 'this is'} underconfident on questions such as these.`
        : 'Ten answers cannot tell this from perfect calibration.';
  return `${who} right on ${right} of ${answers.length} and ${percent(meanConfidence)} sure on average. Somebody as sure and perfectly calibrated would be right ${range}, nine times in ten. ${verdict} The Brier score is ${brier.toFixed(2)}; 0 is perfect, and saying 50% every time gives 0.25.`;
}
