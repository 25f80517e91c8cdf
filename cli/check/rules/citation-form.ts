import { nameAuthors, readAuthor } from '../../core/author.ts';
import type { Span } from '../../core/problem.ts';
import { slugify } from '../../core/slug.ts';
import { offsetOf } from '../../core/splice.ts';
import { slugsOf } from '../../resolve/model.ts';
import { citedKind } from '../../resolve/references.ts';
import { isInLink, repairCitation } from '../citation-repair.ts';
import { asSuggested, write } from '../fixer.ts';
import { findByDoi } from '../reference-name.ts';
import type { Case, Rule } from '../rule.ts';

export const citationForm: Rule = {
  id: 'citation-form',
  level: 'error',
  finds: 'A citation is not written in the form that becomes a number and a link, and would be shown as it is typed.',
  example: {
    wrong: 'The test is simple (see @caplin-dean-2015-revealed-preference).',
    right:
      'references:\n  - caplin-dean-2015-revealed-preference\n\nThe test is simple (see [@caplin-dean-2015-revealed-preference, p. 7]).',
  },
  *checkDocument(document, model) {
    const labels = document.body.labels.map(({ target }) => target);
    for (const { target, at } of document.body.strayCitations) {
      const known = [...slugsOf(model, citedKind), ...labels];
      const repair = repairCitation(target, known, (text) => findByDoi(text, model));
      if (repair === null) continue;
      if (target.startsWith('\\['))
        yield {
          at,
          reason: `\`${target}\` stays in the text as it stands: the backslashes make plain brackets of a citation.`,
          hint: 'Take out the backslashes, which Google Docs and some editors write; `\\@` alone is a plain @.',
          suggestion: repair,
        };
      else if (!labels.includes(target.slice(1)) && isNarrative(target, document.text, at)) {
        const cited = model.find(citedKind, /@([\w.:-]+)/.exec(repair)?.[1] ?? '')?.frontMatter;
        const names = nameAuthors((cited?.authors ?? cited?.editors ?? []).map(readAuthor));
        yield {
          at,
          reason: `\`${target}\` is not the form of a citation, which is a number here and cannot stand for the authors.`,
          hint: 'Write their names, and `[@id]` behind them; `\\@` is a plain @.',
          suggestion: `${names} ${repair}`.trim(),
          form: 'narrative',
        };
      } else
        yield {
          at,
          reason: `\`${target}\` is not the form of a citation and would stay in the text.`,
          hint: 'Write `[@id]`, `[@id, p. 7]` or `[@one; @two]`; `\\@` is a plain @.',
          suggestion: repair,
        };
    }
  },
  /** The fix is certain if no word is lost and no id is guessed. */
  fix: asSuggested((one, suggestion) => {
    const { document, written } = one;
    const isUse = document?.body.strayCitations.some(({ target }) => target === written);
    if (!isUse || suggestion.includes('@id') || isInLink(one)) return [];
    const known = new Set(slugsOf(one.model, citedKind));
    const names = [...suggestion.matchAll(/@([\w.:-]*\w)/g)].map((match) => match[1] ?? '');
    if (names.length === 0) return [];
    if (!names.every((name) => known.has(name))) return [write(one, suggestion, false)];
    if (/^\[@(?:doi:|https?:\/\/doi\.org\/)?10\.\S+\]$/i.test(written))
      return [write(one, suggestion, names.length === 1)];
    const plain = written.replace(/[‐‑–—−]/g, '-');
    const isNamed = names.every((name) => plain.includes(name) || slugify(plain).includes(name));
    const isWhole = wordsOf(written).every((word) => suggestion.includes(word) || suggestion.includes(slugify(word)));
    return [write(one, suggestion, isNamed && isWhole && isClosed(one, suggestion) && one.problem.form === undefined)];
  }),
};

/**
 * Whether a citation without brackets, or in a tag of Jekyll, is a part of its sentence, as in `@id shows that …`, and
 * not an aside at the end of a clause.
 */
function isNarrative(target: string, text: string, at: Span): boolean {
  if (/^\\(?:citet|textcite)\b[^,]*$/.test(target)) return true;
  const start = offsetOf(text, at);
  const isAside = /[^\s.!?:>*+-][ \t]*\n?[ \t>]*$/.test(text.slice(Math.max(0, start - 200), start));
  const isLast = /^(?:\s*[.,;:!?)]|[ \t]*(?:\n[ \t>]*\n|\n?$))/.test(text.slice(start + at.length));
  return target.startsWith('{%') ? !isAside : target.startsWith('@') && !(isAside && isLast);
}

/** Whether the whole suggestion is in brackets, and does not put round ones inside round ones. */
function isClosed({ text, start }: Case, suggestion: string): boolean {
  return /^\[.*\]$/s.test(suggestion) || (/^\(.*\)$/s.test(suggestion) && text[start - 1] !== '(');
}

/** The words of a citation without conjunctions. */
function wordsOf(text: string): string[] {
  return (text.replace(/\\\w*cite\w*|^\{%-?\s*cite\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !/^(?:and|und|et)$/.test(word),
  );
}
