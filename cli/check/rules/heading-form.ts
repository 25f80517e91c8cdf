import type { HeadingForm } from '../../parse/strays/headings.ts';
import { type Advice, type Rule, reportStrays, shorten } from '../rule.ts';

export const headingForm: Rule = {
  id: 'heading-form',
  level: 'warning',
  finds: 'A heading would be shown as ordinary text, or ordinary text as a heading.',
  example: { wrong: '##What is known', right: '## What is known' },
  *checkDocument(document) {
    yield* reportStrays(document.body.strays.headings, (form, text) => advice[form](text));
    for (const { title, at } of document.body.headings)
      if (title === '')
        yield { at, reason: 'This heading has no words.', hint: 'Write its words after the `##`, or take it out.' };
  },
};

const repair = (text: string) => {
  const [, marks = '', words = ''] = /^([#＃]+)[ \u00a0\u3000]*(.*)$/.exec(text) ?? [];
  return `${'#'.repeat(Math.max(marks.length, 2))} ${shorten(words)}`;
};

const advice: Readonly<Record<HeadingForm, (text: string) => Advice>> = {
  tight: (text) => ({
    reason: `\`${shorten(text)}\` is no heading: an ordinary space is missing after the \`#\`.`,
    hint: 'Write `## ` and then the words.',
    suggestion: repair(text),
  }),
  wide: (text) => ({
    reason: `\`${shorten(text)}\` is no heading: its \`＃\` is a full-width character.`,
    hint: 'Type `#` on an English keyboard.',
    suggestion: repair(text),
  }),
  bold: (text) => ({
    reason: `\`${shorten(text)}\` is bold and no heading: neither the table of contents nor a screen reader knows it.`,
    hint: 'Write `## ` and then the words.',
    suggestion: `## ${shorten(text.slice(2, -2))}`,
  }),
  line: () => ({
    reason: 'This line makes a heading of the whole paragraph above it.',
    hint: 'Leave an empty line above it, or take it out.',
  }),
};
