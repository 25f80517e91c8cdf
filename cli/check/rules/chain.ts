import { quoteAll } from '../../core/words.ts';
import { pinsWith } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainCycle: Rule = {
  id: 'chain-cycle',
  level: 'error',
  finds: 'Readers who follow *Next Topic* would go round in a circle and never reach some topics.',
  example: { wrong: 'next: decision', right: 'next: foundation' },
  check: pinsWith(
    'cycle',
    ({ target, others }) => `Going on to \`${target}\` leads round in a circle that leaves out ${quoteAll(others)}.`,
  ),
};

export const chainFork: Rule = {
  id: 'chain-fork',
  level: 'error',
  finds: 'Two topics name the same next one, so that the order of the topics would fork.',
  example: { wrong: 'next: housing', right: 'next: foundation' },
  check: pinsWith('fork', ({ target, others }) => `${quoteAll(others)} leads to \`${target}\` already.`),
};

export const chainPin: Rule = {
  id: 'chain-pin',
  level: 'error',
  finds: "A topic's `next` contradicts group and order.",
  example: { file: 'topics/projectsandfuture.md', wrong: 'next: businessandpolicy', right: 'next: decision' },
  check: pinsWith(
    'order',
    ({ target, expected }) => `\`${target}\` contradicts group and order, by which \`${expected}\` comes next.`,
  ),
};

export const chainSelf: Rule = {
  id: 'chain-self',
  level: 'error',
  finds: 'A topic names itself as the next one.',
  example: { wrong: 'next: example', right: 'next: foundation' },
  check: pinsWith('self', ({ target }) => `\`${target}\` is this topic itself.`),
};

export const chainUnreachable: Rule = {
  id: 'chain-unreachable',
  level: 'error',
  finds: 'A topic cannot be reached by *Next Topic*.',
  example: { file: 'topics/application.md', wrong: 'next: accelerator', right: 'next: housing' },
  check: pinsWith(
    'unreachable',
    ({ target, others }) => `Going on to \`${target}\` leaves ${quoteAll(others)} out: no topic would lead there.`,
  ),
};
