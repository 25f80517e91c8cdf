/** Markup in forms that this site does not read: how such forms are found, reported and mended. */
import type { Fix } from '../core/fix.ts';
import { groupBy } from '../core/group-by.ts';
import type { Finding } from '../core/problem.ts';
import { lineAround, type Splice } from '../core/splice.ts';
import type { ParsedBody } from '../parse/body.ts';
import type { AnyDocument } from '../parse/document.ts';
import { withSpans } from '../parse/lines.ts';
import type { Model } from '../resolve/model.ts';
import { mend } from './fixer.ts';
import type { Advice, Case, Fixer } from './rule.ts';

/**
 * A form of markup that is not valid here, such as `==…==`, so that readers see it as it is written. One entry, in the
 * file of its rule, says all about it. A form is found by its `patterns` or by `find`.
 */
export interface Form {
  /** What matches in the words that readers see; if a pattern has a sign, every match contains it. */
  readonly patterns?: readonly (readonly [pattern: RegExp, sign?: string])[];
  /** Whether a match of a pattern is meant as markup; every match is, without this. */
  readonly isMeant?: (words: string) => boolean;
  readonly find?: (body: ParsedBody) => readonly StraySpan[];
  /** What is reported of a text in this form. */
  readonly advise: (text: string, model: Model) => Advice;
  /** How it is mended; null, as without this, if only the author can. */
  readonly mend?: (match: Match, text: string, one: Case) => Remedy | null;
}

/** The forms of a rule by their names, by which a problem is mended. */
export type Forms<F extends Form = Form> = Readonly<Record<string, F>>;

/** A form whose strays are told one by one, each with what was probably meant. */
export interface SuggestedForm extends Form {
  /** Whether there is no doubt that this was meant. */
  readonly isCertain?: (one: Case, suggestion: string) => boolean;
  /** What mends it, if not to write what is suggested. */
  readonly fix?: (one: Case, suggestion: string) => readonly Fix[];
}

/** Where a form was found, and the part that a report quotes. */
export interface StraySpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text that was meant as markup but is not valid, with its form. */
export interface Stray<F extends Form = Form> extends StraySpan {
  readonly name: string;
  readonly form: F;
}

/** What is to be mended: `written` is the text in the span, of which `text` may be only the beginning. */
export interface Match extends StraySpan {
  readonly written: string;
}

/** How to mend it. */
export interface Remedy {
  readonly title: string;
  readonly isCertain?: boolean;
  readonly splices: readonly Splice[];
}

/** Finds the strays of a rule in the body of a file; those of one form are in reading order. */
export type FindStrays<F extends Form = Form> = (body: ParsedBody) => readonly Stray<F>[];

/** The strays of a rule in a body, which are found once, for the check and for each fix. */
export function straysIn<F extends Form>(body: ParsedBody, find: FindStrays<F>): readonly Stray<F>[] {
  const strays = (body.found.get(find) as readonly Stray<F>[] | undefined) ?? find(body);
  body.found.set(find, strays);
  return strays;
}

/** Every place where one of some forms is found, in reading order. */
export function findForms<F extends Form>(body: ParsedBody, forms: Forms<F>): Stray<F>[] {
  const { text } = body.prose;
  const strays: Stray<F>[] = [];
  for (const [name, form] of Object.entries(forms)) {
    const { patterns = [], isMeant = () => true, find = () => [] } = form;
    for (const [pattern, sign = ''] of patterns)
      if (text.includes(sign))
        for (const { index: start, 0: words } of text.matchAll(pattern))
          if (isMeant(words)) strays.push({ name, form, start, end: start + words.length, text: words });
    for (const found of find(body)) strays.push({ ...found, name, form });
  }
  return strays.sort((a, b) => a.start - b.start);
}

/** What is quoted as its author wrote it: code, formulas and marks inside of it are masked only to be found. */
export function quoteStray({ start, text }: StraySpan, body: ParsedBody): string {
  return body.prose.text.startsWith(text, start) ? body.text.slice(start, start + text.length) : text;
}

/**
 * The first stray of each form with its report and the number of strays of that form: pasting a text is one mistake, not
 * fifty.
 */
export function* reportStrays(document: AnyDocument, model: Model, find: FindStrays): Iterable<Finding> {
  const { body } = document;
  for (const [name, [first, ...others]] of groupBy(withSpans(document, straysIn(body, find)), (stray) => stray.name)) {
    if (first === undefined) continue;
    const advice = first.form.advise(quoteStray(first, body), model);
    const lines = others.map(({ at }) => at.line);
    yield { ...advice, at: first.at, form: name, reason: `${advice.reason}${countOthers(lines)}` };
  }
}

function countOthers(lines: readonly number[]): string {
  const [next] = lines;
  if (next === undefined) return '';
  if (lines.length === 1) return ` It happens again in line ${next}.`;
  return ` It happens ${lines.length} times more, next in line ${next}.`;
}

/**
 * Mends all strays of the same form as the one that a problem reports, which is only the first of them. Those that
 * cannot be mended are left; there is no fix if the first cannot.
 */
export function fixStrays(find: FindStrays): Fixer {
  return (one) => {
    const body = one.document?.body;
    if (body === undefined) return [];
    const remedies = straysIn(body, find)
      .filter(({ name }) => name === one.problem.form)
      .map((stray) => stray.form.mend?.(matchStray(stray, body, one.text), one.text, one) ?? null);
    const [first] = remedies;
    if (first === null || first === undefined) return [];
    const isCertain = remedies.every((each) => each?.isCertain !== false);
    const splices = remedies.flatMap((each) => each?.splices ?? []);
    return [mend(one, first.title, withoutOverlap(splices), isCertain)];
  };
}

function matchStray(stray: Stray, body: ParsedBody, source: string): Match {
  const { start } = stray;
  const text = quoteStray(stray, body);
  const lineEnd = source.startsWith(text, start) ? 0 : lineAround(source, start).end;
  const end = lineEnd === 0 ? start + text.length : Math.max(start + 1, Math.min(stray.end, lineEnd));
  return { text, start, end, written: source.slice(start, end) };
}

function withoutOverlap(splices: readonly Splice[]): Splice[] {
  const sorted = [...splices].sort((a, b) => a.start - b.start);
  return sorted.filter((one, index) => one.start >= (sorted[index - 1]?.end ?? 0));
}

/** Writes something in the place of a match. */
export function replaceMatch({ start, end }: StraySpan, piece: string): Remedy {
  return {
    title: `Write \`${piece.length > 60 ? `${piece.slice(0, 59)}…` : piece}\``,
    splices: [{ start, end, piece }],
  };
}

/** Removes a match, with the space before it if there is another one, or the end of a sentence, after it. */
export function takeOut({ start, end }: StraySpan, text: string): Remedy {
  const space = /[ \t]/.test(text[start - 1] ?? '') && /[\s.,;:]/.test(text[end] ?? '\n') ? 1 : 0;
  return { title: 'Take it out', splices: [{ start: start - space, end, piece: '' }] };
}

/** Removes a match, with its whole line if there is nothing else on it. */
export function takeLine({ start, end }: StraySpan, text: string): Remedy {
  const line = lineAround(text, start);
  const isAlone = text.slice(line.start, line.end).trim() === text.slice(start, end).trim();
  const span = isAlone ? { start: line.start, end: Math.min(line.end + 1, text.length) } : { start, end };
  return { title: 'Take it out', splices: [{ ...span, piece: '' }] };
}

/** The line before a place, of which the end is enough to say what stands there: a text may be a single line. */
export function lineBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - 200), at).replace(/^[\s\S]*\n/, '');
}

/** A command or an element of another language by its names: what to write instead, and what mends it. */
export type ByName<M> = readonly [names: RegExp, hint: string, mend?: M];

/** The first with a name. */
export function findByName<M>(all: readonly ByName<M>[], name = ''): ByName<M> | undefined {
  return all.find(([names]) => names.test(name));
}
