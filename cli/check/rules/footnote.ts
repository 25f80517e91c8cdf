import { findRepeats, uniqueBy } from '../../core/group-by.ts';
import { mend } from '../fixer.ts';
import type { Rule } from '../rule.ts';

export const footnote: Rule = {
  id: 'footnote',
  level: 'error',
  finds: 'A mark in the text has no footnote, or a footnote has no mark.',
  example: { wrong: 'People differ.[^a]', right: 'People differ.[^a]\n\n[^a]: More than models allow.' },
  *checkDocument(document) {
    const { footnotes, footnoteUses, strayFootnotes } = document.body;
    const unmarked = new Set(strayFootnotes.filter(({ at }) => at.column === 1).map((use) => use.target));
    for (const { target, at } of strayFootnotes) {
      if (unmarked.has(target) && at.column > 1) continue;
      if (/\s/.test(target))
        yield {
          at,
          reason: `\`[^${target}]\` is no footnote: its name holds a space.`,
          hint: 'Write one letter or word, such as `[^a]`, here and before the note.',
        };
      else if (at.column === 1)
        yield {
          at,
          form: 'open',
          reason: `\`[^${target}]\` begins no footnote: a colon is missing after it.`,
          hint: `Write \`[^${target}]: \` and then the note.`,
        };
      else
        yield { at, reason: `There is no footnote \`[^${target}]\`.`, hint: `Add a line \`[^${target}]: the note\`.` };
    }
    const used = new Set(footnoteUses.map((use) => use.target));
    for (const [{ target, at }] of findRepeats(footnotes, (note) => note.target))
      yield { at, reason: `The footnote \`[^${target}]\` is there twice.`, hint: 'Rename one of the two.' };
    for (const { target, at } of uniqueBy(footnotes, (note) => note.target))
      if (!used.has(target))
        yield {
          at,
          reason: `Nothing in the text points at the footnote \`[^${target}]\`.`,
          hint: `Put \`[^${target}]\` where it belongs, or remove the note.`,
        };
  },
  /** Adds the missing colon after the mark of a footnote that the text refers to. */
  fix: (one) => {
    const { written, text, end, problem } = one;
    if (problem.form !== 'open' || text.split(written).length < 3) return [];
    const space = text[end] === ' ' ? 1 : 0;
    return [mend(one, 'Write a colon after the mark', [{ start: end, end: end + space, piece: ': ' }])];
  },
};
