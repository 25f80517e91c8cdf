import type { Fix } from '../../core/fix.ts';
import { lineAround, offsetOf, type Splice } from '../../core/splice.ts';
import type { Heading } from '../../parse/body.ts';
import { readKey } from '../../parse/document.ts';
import { mend } from '../fixer.ts';
import type { Case, Rule } from '../rule.ts';

export const headingLevels: Rule = {
  id: 'heading-levels',
  level: 'error',
  finds: 'A heading skips a level, or the text begins with a level other than `##`.',
  example: { wrong: '# What is known', right: '## What is known' },
  *checkDocument(document) {
    let above = 1;
    for (const { depth, title, at } of document.body.headings) {
      if (depth === 1) {
        const hint =
          title === readKey(document, 'title') ? 'Take it out: the page shows its title.' : 'Write it with `##`.';
        if (document.isReadable)
          yield { at, reason: `\`${title}\` is a heading of level 1, which is the page’s title.`, hint };
      } else if (depth > above + 1) {
        const hint = `Write it with \`${'#'.repeat(above + 1)}\`.`;
        yield { at, reason: `The heading \`${title}\` jumps from level ${above} to level ${depth}.`, hint };
      }
      above = depth;
    }
  },
  fix: fixLevels,
};

/**
 * Mends the level of a heading, and shifts the headings below it along. A single heading of level one below others is a
 * slip of its own.
 */
function fixLevels(one: Case): readonly Fix[] {
  const headings = one.document?.body.headings ?? [];
  const index = headings.findIndex(({ at }) => at.line === one.problem.line);
  const wrong = headings[index];
  if (wrong === undefined || one.document === undefined) return [];
  if (wrong.depth === 1) {
    const isTitle = wrong.title.toLowerCase() === String(readKey(one.document, 'title')).toLowerCase();
    const { start, end } = lineAround(one.text, one.start);
    const isFirst = one.text.slice(0, start).endsWith('---\n\n');
    const isNamed = one.text.includes(`#${wrong.id})`);
    const out = mend(
      one,
      'Take the title out, which the page shows by itself',
      [{ start, end: end + (one.text[end + 1] === '\n' ? 2 : 1), piece: '' }],
      isFirst && !isNamed,
    );
    const isSingle = index > 0 && headings.filter(({ depth }) => depth === 1).length === 1;
    const meant = isSingle ? [wrong] : headings.slice(index);
    return [...(isTitle ? [out] : []), ...shift(one, meant, 1, !isTitle)];
  }
  const above = Math.max(headings[index - 1]?.depth ?? 1, 1);
  const next = headings.findIndex(({ depth }, other) => other > index && depth < wrong.depth);
  return shift(one, headings.slice(index, next === -1 ? undefined : next), above + 1 - wrong.depth, true);
}

/** Shifts headings by some levels; no fix if one of them is underlined or would be deeper than level six. */
function shift(one: Case, headings: readonly Heading[], by: number, isCertain: boolean): readonly Fix[] {
  const splices = headings.map(({ depth, at }): Splice | null => {
    const start = offsetOf(one.text, at);
    const marks = '#'.repeat(depth);
    const isMarked = one.text.startsWith(`${marks} `, start) && depth + by <= 6;
    return isMarked ? { start, end: start + depth, piece: '#'.repeat(depth + by) } : null;
  });
  if (!splices.every((splice) => splice !== null)) return [];
  const [first] = splices;
  return first === undefined ? [] : [mend(one, `Write it with \`${first.piece}\``, splices, isCertain)];
}
