import { editDistance } from '../../core/nearest.ts';
import { slugify } from '../../core/slug.ts';
import { offsetOf, spliceBetween } from '../../core/splice.ts';
import { addItem, writeScalar } from '../../edit/front-matter.ts';
import { isKind, type Kind, kinds } from '../../kinds/registry.ts';
import { readKey } from '../../parse/document.ts';
import { namesOf } from '../../resolve/model.ts';
import type { Case } from './case.ts';
import { type Fixer, isMended, mend, rewrite, tryMend, write } from './draft.ts';
import { findMoved, isMeant } from './names.ts';

/** The id of a Google tag that stands in more than the id. */
export const fixAnalytics: Fixer = (one) =>
  one.problem.suggestion === null ? [] : [write(one, one.problem.suggestion, true)];

/** Typographic quotes that became a part of the value. */
export const fixQuotes: Fixer = (one) =>
  one.problem.suggestion === null ? [] : [write(one, writeScalar(one.problem.suggestion), true)];

/** A value of the wrong type, or one that its key cannot hold. */
export const fixValue: Fixer = (one) => {
  const { suggestion: given, hint } = one.problem;
  // A number where text is expected is the same in quotes.
  const suggestion = given ?? /^Put it in quotes: `("[^"]*")`/.exec(hint ?? '')?.[1] ?? null;
  if (suggestion === null) return [];
  const found = write(one, suggestion, true);
  return [{ ...found, isCertain: isSameValue(one, suggestion) && isMended(one, found.splices) }];
};

/** Whether a value says the same as what is written, in other signs: digits, days, yes and no, the end of an address. */
function isSameValue({ written, problem }: Case, suggestion: string): boolean {
  if (suggestion === `"${written}"`) return true;
  const plain = written.replace(/^["'“”„«»‘’\s]+|["'“”„«»‘’\s]+$/g, '').normalize('NFKC');
  if (/^\d+$/.test(suggestion)) return plain.replace(/\D/g, '') === suggestion && !/[.,]\d{1,2}$/.test(plain);
  if (/^\d{4}-\d\d-\d\d$/.test(suggestion) || /^(?:true|false)$/.test(suggestion)) return true;
  if (suggestion.startsWith('['))
    return plain.split(/[,;]|\s(?:and|und|et|&)\s/).every((item) => suggestion.includes(item.trim()));
  if (/^(?:https:\/\/|10\.)/.test(suggestion))
    return (
      plain.replace(/^(?:https?:?\/*)?(?:(?:dx\.)?doi\.org\/|doi:\s*)?/i, '') === suggestion.replace(/^https:\/\//, '')
    );
  if (suggestion.includes('@')) return plain.replace(/^mailto:/, '') === suggestion;
  if (slugify(plain) === slugify(suggestion)) return true;
  const listed = /one of (.*)\.$/.exec(problem.hint ?? '')?.[1]?.match(/`[^`]+`/g) ?? [];
  return isMeant(
    plain,
    suggestion,
    listed.map((word) => word.slice(1, -1)),
  );
}

/** A key that its kind does not have. */
export const fixKey: Fixer = (one) => {
  const { problem, written, document } = one;
  if (problem.suggestion === null || document === undefined) return [];
  const isNear = written.length > 3 && editDistance(written.toLowerCase(), problem.suggestion.toLowerCase()) <= 1;
  return [write(one, problem.suggestion, isNear || written.toLowerCase() === problem.suggestion.toLowerCase())];
};

/** The name of a group, paper or publication in front matter; of the last, in a citation as well. */
export const fixName: Fixer = (one) => {
  const { problem, site, written } = one;
  const role = /^There is no ([a-z-]+) /.exec(problem.reason)?.[1] ?? '';
  if (!isKind(role)) return [];
  const name = written.replace(/^["']|["']$/g, '');
  const moved = findMoved(site.model, role, name);
  const meant = moved ?? problem.suggestion;
  if (meant === null || /[[\],]/.test(meant)) return [];
  const quote = /^["']/.exec(written)?.[0] ?? '';
  return [write(one, `${quote}${meant}${quote}`, moved !== undefined || isNamed(one, role, name, meant))];
};

/** Whether a name is meant by a word, or by the title of the file that has it. */
function isNamed({ site }: Case, role: Kind, name: string, meant: string): boolean {
  const found = site.model.find(role, meant);
  const title = found === undefined ? '' : String(readKey(found, 'title') ?? '');
  return slugify(title) === slugify(name) || isMeant(name, meant, namesOf(site.model, role));
}

/** A publication that is cited and not listed. */
export const fixUnlisted: Fixer = (one) => {
  if (!/`references` at the top/.test(one.problem.hint ?? '')) return [];
  return [rewrite(one, `List \`${one.written}\` among the references`, addItem(one.text, 'references', one.written))];
};

/** Two files of one order: the later gets the next number that is free, where there is one before its neighbour. */
export const fixOrder: Fixer = (one) => {
  const { site, document, problem, text } = one;
  const order = Number(/^The order (\d+)/.exec(problem.reason)?.[1]);
  if (document === undefined || !Number.isInteger(order)) return [];
  const within = kinds[document.kind].order?.within ?? '';
  const owner = readKey(document, within);
  const taken = site.model.documents
    .filter((other) => other.kind === document.kind && readKey(other, within) === owner)
    .flatMap((other) => Number(readKey(other, 'order') ?? Number.NaN))
    .filter((other) => other > order);
  const after = Math.min(...taken);
  const free = after === Number.POSITIVE_INFINITY ? order + 10 : Math.floor((order + after) / 2);
  if (free <= order) return [];
  const start = offsetOf(text, problem);
  return [mend(one, `Give it the order ${free}`, [{ start, end: start + problem.length, piece: String(free) }])];
};

/** The front matter's own two lines, and what stands before them. */
export const fixFences: Fixer = (one) => {
  const { text, start, end, problem } = one;
  const tell = (title: string, after: string) => [tryMend(one, title, spliceBetween(text, after))];
  if (/looks like the (?:beginning|end)/.test(problem.reason)) {
    const line = text.slice(start).split('\n')[0] ?? '';
    return tell('Write `---`', `${text.slice(0, start)}---${text.slice(start + line.length)}`);
  }
  if (/does not begin in the first line/.test(problem.reason))
    return tell('Take out the empty lines', text.slice(start));
  if (/block of code/.test(problem.reason)) return tell('Take out the lines of backticks', withoutCodeFence(text));
  if (/above the keys is missing/.test(problem.reason))
    return tell('Add the line `---`', `${text.slice(0, start)}---\n${text.slice(start)}`);
  if (/`\.\.\.` ends the YAML/.test(problem.reason) && !/^---[ \t]*$/m.test(text.slice(end)))
    return tell('Write `---`', `${text.slice(0, start)}---${text.slice(end)}`);
  const guess = /^Add a line `---` after line (\d+)/.exec(problem.hint ?? '')?.[1];
  if (guess === undefined) return [];
  const at = offsetOf(text, { line: Number(guess) + 1, column: 1 });
  const [found] = tell(`Add \`---\` after line ${guess}`, `${text.slice(0, at)}---\n${text.slice(at)}`);
  return found === undefined ? [] : [{ ...found, isCertain: found.isCertain && /^\n/.test(text.slice(at)) }];
};

/** Without the fence around a whole page, as chat assistants write it; code within the page keeps its own. */
function withoutCodeFence(text: string): string {
  const [, fence = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
  const inside = text.replace(/^\s*(?:`{3,}|~{3,})[^\n]*\n/, '');
  const close = inside.lastIndexOf(`\n${fence}`);
  const isLast = close !== -1 && /^\s*$/.test(inside.slice(close + 1 + fence.length));
  return isLast ? `${inside.slice(0, close)}\n` : inside;
}
