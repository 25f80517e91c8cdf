import type { OffLimits } from './off-limits.ts';
import type { ParsedQuestion } from './read-question.ts';
import { describeUnknown } from './unknown-words.ts';

/** Why a question has no answer. */
export type Reason = OffLimits | 'uncovered';

const reasons: Readonly<Record<Reason, string>> = {
  order: 'I answer questions from the pages of this site and take no other orders.',
  task: 'I answer questions from the pages of this site. I do not write, calculate or buy anything for you.',
  health:
    'I cannot judge that and give no medical advice. If it may be urgent, call the emergency number of your country now; otherwise ask a doctor.',
  personal:
    'I give no personal advice, whether on money, health, law or work. The site explains these subjects in general only.',
  assistant:
    'I am a program that looks up answers on the pages of this site, and there is nothing more to tell about me.',
  private: 'I say nothing on anybody’s private life, beyond what the pages of this site tell themselves.',
  news: 'That changes over time, and the pages of this site do not follow it.',
  uncovered: 'I found no sure answer to that on the pages of this site.',
};

/** A sentence that says why a question has no answer; of one that is not covered, by which words. */
export function tellReason(reason: Reason, question: ParsedQuestion): string {
  return (reason === 'uncovered' && describeUnknown(question)) || reasons[reason];
}
