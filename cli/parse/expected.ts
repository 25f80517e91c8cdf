import type { z } from 'zod';
import { eprintPattern } from '../core/arxiv.ts';
import { findNearest } from '../core/nearest.ts';
import { yearWords } from '../core/year.ts';
import { isbnPattern, timePattern } from '../schema/fields.ts';
import { explainLetters } from './characters.ts';
import { findSynonym, type Repair, repairFormat, repairType } from './repair.ts';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of keys',
};

/** Describes for authors what a schema expects. */
export function describeExpected(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => `\`${String(value)}\``).join(', ');
    return String(issue.values) === String(yearWords) ? `a year in digits, or one of ${values}` : `one of ${values}`;
  }
  return 'a value';
}

/** Describes for authors the value they wrote; `written` is the text of a number. */
export function describeValue(value: unknown, expected?: string, written = String(value)): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  const short = written.slice(0, 60);
  if (typeof value === 'boolean') return `\`${short}\``;
  if (typeof value === 'string') return `the text \`${isMistaken(value, expected) ? `"${short}"` : short}\``;
  return `the number \`${short}\``;
}

/** Whether a string looks like the expected type and is a string only because it is quoted. */
function isMistaken(value: string, expected = ''): boolean {
  return /^(?:number|int)$/.test(expected)
    ? /^\d+$/.test(value)
    : expected === 'boolean' && /^(?:true|false)$/.test(value);
}

/** Why a value of the right type is invalid, and how to fix it. */
export function explainValue(issue: Issue, name: string, value: unknown): Repair & { readonly reason: string } {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return { reason: `${name} ${describeSize(issue, value)}.`, hint: hintSize(issue) };
    case 'invalid_value': {
      const valid = issue.values.map(String);
      if (String(issue.values) === String(yearWords)) {
        const repair = repairType('int', value);
        if (repair.suggestion !== undefined) return { reason: `${name} is ${describeValue(value, 'int')}.`, ...repair };
      }
      const near = findNearest(String(value), valid) ?? findSynonym(String(value), valid);
      const reason = `${name} is ${describeValue(value)}.`;
      const isOfYears = String(issue.values) === String(yearWords) && /\b\d{4}\b/.test(String(value));
      const way = isOfYears ? ' Write the first year of a range; whatever else is known goes into the text below.' : '';
      return { reason, hint: `It is ${describeExpected(issue)}.${way}`, suggestion: near };
    }
    case 'invalid_format': {
      const expected = `${describeFormat(issue)} is expected.${explainLetters(String(value))}`;
      const repair = repairFormat(isDoi(issue) ? 'doi' : isTime(issue) ? 'time' : issue.format, value);
      return { reason: `${name} is ${describeValue(value)}; ${expected}`, ...repair };
    }
    case 'custom': {
      const { hint, suggestion }: Repair = issue.params ?? {};
      return { reason: `${name} is ${describeValue(value)}, which is not valid: ${issue.message}.`, hint, suggestion };
    }
    default:
      return { reason: `${name} is ${describeValue(value)}, which is not valid: ${issue.message}.` };
  }
}

function hintSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string | undefined {
  if (issue.origin !== 'string') return undefined;
  if (issue.code === 'too_small' && issue.minimum === 1) return undefined;
  return issue.code === 'too_small'
    ? 'Say more, in a whole sentence.'
    : 'Shorten it; the text of the page can say the rest.';
}

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') {
    const length = String(value).trim().length;
    return length === 0 ? 'is empty; text is expected' : `has ${length} characters; ${limit} are expected`;
  }
  if (issue.origin === 'array') return `has ${Array.isArray(value) ? value.length : 0} entries; ${limit} are expected`;
  return `is ${String(value)}; ${limit} is expected`;
}

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'date') return 'a day that exists, as `YYYY-MM-DD`,';
  if (issue.format === 'email') return 'an e-mail address';
  if (issue.format === 'url') return 'an address that begins with `https://`';
  if (isTime(issue)) return 'a time of the day';
  if (isDoi(issue)) return 'a DOI such as `10.1257/jep.33.2.3`';
  const pattern = 'pattern' in issue ? String(issue.pattern) : '';
  if (pattern === String(eprintPattern)) return 'an identifier of arXiv such as `2301.11358`';
  return pattern === String(isbnPattern) ? 'an ISBN such as `978-0-691-00383-2`' : 'another form';
}

function isTime(issue: z.core.$ZodIssueInvalidStringFormat): boolean {
  return 'pattern' in issue && String(issue.pattern) === String(timePattern);
}

function isDoi(issue: z.core.$ZodIssueInvalidStringFormat): boolean {
  return 'pattern' in issue && String(issue.pattern).includes('^10');
}
