import type { z } from 'zod';
import { yearWords } from '../core/year.ts';
import { findNearest } from '../report/nearest.ts';
import { eprintPattern, isbnPattern, slugPattern } from '../schema/fields.ts';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of keys',
};

/** What a schema wants, in an author's words. */
export function describeExpected(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => `\`${String(value)}\``).join(', ');
    return String(issue.values) === String(yearWords) ? `a year in digits, or one of ${values}` : `one of ${values}`;
  }
  return 'a value';
}

/** What an author wrote, in an author's words. */
export function describeValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  const short = String(value).slice(0, 60);
  if (typeof value === 'boolean') return `\`${short}\``;
  return typeof value === 'string' ? `the text \`${short}\`` : `the number \`${short}\``;
}

/** Why a value of the right type is not valid, and what to do. */
export function explainValue(
  issue: Issue,
  name: string,
  value: unknown,
): { reason: string; hint?: string; suggestion?: string } {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return { reason: `${name} ${describeSize(issue, value)}.` };
    case 'invalid_value': {
      const valid = issue.values.map(String);
      const near = findNearest(String(value), valid);
      return {
        reason: `${name} is ${describeValue(value)}.`,
        hint: `It is ${describeExpected(issue)}.`,
        ...(near && { suggestion: near }),
      };
    }
    case 'invalid_format':
      return { reason: `${name} is ${describeValue(value)}; ${describeFormat(issue)} is expected.` };
    default:
      return { reason: `${name} is ${describeValue(value)}, which is not valid: ${issue.message}.` };
  }
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
  const pattern = 'pattern' in issue ? String(issue.pattern) : '';
  if (pattern === String(slugPattern)) return 'a name in lower-case letters, digits and hyphens';
  if (pattern === String(eprintPattern)) return 'an identifier of arXiv such as `2301.11358`';
  if (pattern === String(isbnPattern)) return 'an ISBN such as `978-0-691-00383-2`';
  return pattern.includes('10') ? 'a DOI such as `10.1257/jep.33.2.3`' : 'another form';
}
