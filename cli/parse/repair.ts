/** Suggests what a value was meant to be that does not fit its key. */
import { z } from 'zod';
import { splitAuthors } from '../core/author-list.ts';
import { monthNames, splitWords } from '../core/words.ts';
import { timePattern } from '../schema/fields.ts';
import table from './synonyms.json' with { type: 'json' };
import { quoteYaml } from './yaml-slips.ts';

/** How to fix a value, and the probably intended value if it is known. */
export interface Repair {
  readonly hint?: string | undefined;
  readonly suggestion?: string | undefined;
  /** Said of a number that is a text. */
  readonly form?: 'unquoted';
}

/** Suggests a fix for the value of a key with the wrong type; `expected` is the schema's name of the right type. */
export function repairType(expected: string, value: unknown, key = '', written = ''): Repair {
  if (expected === 'number' || expected === 'int') return repairNumber(value);
  if (expected === 'boolean') return repairBoolean(value);
  if (expected === 'array' && typeof value === 'string')
    return repairList(value, /^(?:authors|editors|translators)$/.test(key));
  if (expected === 'string' && value === null)
    return {
      hint: 'Write it behind the colon, in quotes if it begins with `#`, or take the line out if it is not needed.',
    };
  if (expected === 'string' && typeof value === 'number')
    return { form: 'unquoted', hint: `Put it in quotes: \`"${written}"\`.` };
  if (expected === 'string' && Array.isArray(value) && value.length === 1 && typeof value[0] === 'string')
    return { hint: `Take the brackets away: \`${value[0]}\`.`, suggestion: value[0] };
  return {};
}

/** Quotes of any kind around a value. */
const outerQuotes = /^["'“”„«»‘’‚\s]+|["'“”„«»‘’‚\s]+$/g;

function repairNumber(value: unknown): Repair {
  const text = String(value ?? '')
    .normalize('NFKC')
    .replace(outerQuotes, '')
    .replace(/[,;]$/, '');
  if (/^-?\d+$/.test(text)) return { hint: 'Write the digits alone, without quotes.', suggestion: text };
  if (/^\d{1,3}(?:[., '’]\d{3})+$/.test(text))
    return { hint: 'Write the digits without anything between them.', suggestion: text.replace(/\D/g, '') };
  if (/^\d+[.,]\d+$/.test(text))
    return {
      hint: 'Write a whole number, without comma or point. To come between two pages, give all of them wider gaps: 10, 20, 30.',
    };
  const year = /^(\d{4})[a-z]$/.exec(text)?.[1];
  if (year !== undefined)
    return { hint: 'Write the year alone; letters are added where they are needed.', suggestion: year };
  return text === '' ? { hint: 'Write a whole number, such as 10.' } : { hint: 'Write it in digits.' };
}

const yes = new Set(splitWords('true yes y on 1 ja wahr oui vrai sí si sì vero sim tak'));
const no = new Set(splitWords('false no n off 0 nein falsch non faux falso não nie'));

function repairBoolean(value: unknown): Repair {
  const text = String(value ?? '')
    .toLowerCase()
    .replace(outerQuotes, '');
  const hint = 'Write `true` or `false`, in English and without quotes.';
  if (yes.has(text)) return { hint, suggestion: 'true' };
  return no.has(text) ? { hint, suggestion: 'false' } : { hint };
}

function repairList(text: string, isNames: boolean): Repair {
  const item = /^[-–—−•·*]\s*(\S.*)$/s.exec(text)?.[1];
  if (item !== undefined)
    return {
      hint: 'Begin each item of a list with a hyphen and a space.',
      suggestion: `- ${item.split(/\s[-–—•]\s?/)[0] ?? item}`,
    };
  const separator = text.includes(';') ? /\s*;\s*/ : /\s*,\s*/;
  const items = isNames ? splitAuthors(text) : text.split(separator).filter((one) => one !== '');
  return {
    hint: 'Write the items in square brackets, with commas between them.',
    suggestion: `[${items.map(writeItem).join(', ')}]`,
  };
}

/** A text as an item between brackets, in quotes if it needs them. */
function writeItem(text: string): string {
  return /^[\p{L}\d][\p{L}\p{M}\d .'’()/–-]*$/u.test(text) ? text : quoteYaml(text);
}

/** Suggests the group of keys for a value without them; `needed` are those that it cannot do without. */
export function repairGroup(value: unknown, needed: readonly string[], isInList: boolean): Repair {
  const [only, ...others] = needed;
  if (only === undefined) return {};
  const hint = `Write ${isInList ? 'each item' : 'it'} with its keys: \`{ ${needed.map((key) => `${key}: …`).join(', ')} }\`.`;
  if (others.length > 0 || typeof value !== 'string') return { hint };
  const group = `{ ${only}: ${writeItem(value)} }`;
  return { hint, suggestion: isInList ? `[${group}]` : group };
}

const months = [
  /^jan/i,
  /^f[ée][bv]/i,
  /^m[aä]r(?!di|te)[a-zç]*$|^mrz/i,
  /^a[pvb]r/i,
  /^ma[iyjg]/i,
  /^jun|^juin|^giu/i,
  /^jul|^juil|^lug/i,
  /^aug|^ao[uû]|^ago/i,
  /^sep|^set/i,
  /^o[ck]t|^ott|^out/i,
  /^nov/i,
  /^d[eéi][czs]/i,
];

/** Converts a date in a common national format to YYYY-MM-DD. */
export function repairDate(value: unknown): Repair {
  const text = String(value ?? '')
    .normalize('NFKC')
    .replace(outerQuotes, '')
    .replace(/[‐‑–—−]/g, '-');
  const hint = 'Write year, month and day: `2025-03-31`.';
  if (/^\d{4}$/.test(text)) return { hint: `Add the month and the day: \`${text}-03-15\`.` };
  if (/^\d{4}[-/.]\d{1,2}$/.test(text))
    return { hint: `Add the day: \`${text.replace(/[/.]/, '-').replace(/-(?=\d$)/, '-0')}-15\`.` };
  const [, year, month, day] = /^(\d{4})[-/.年\s]+(\d{1,2})[-/.月\s]+(\d{1,2})(?:日|T.*|\s.*)?$/.exec(text) ?? [];
  if (year !== undefined) {
    const length = lengthOfMonth(year, Number(month));
    return length !== null && Number(day) > length && Number(day) <= 31
      ? { hint: `${monthNames[Number(month) - 1]} ${year} has ${length} days.` }
      : { hint, suggestion: writeDay(year, Number(month), Number(day)) };
  }
  const [, first = '', sign = '', second = '', whole = ''] =
    /^(\d{1,2})([-/. ]+)(\d{1,2})[-/. ]+(\d{4})$/.exec(text) ?? [];
  if (whole !== '') return repairDigits(whole, Number(first), Number(second), sign);
  const words =
    text
      .toLowerCase()
      .replace(/\d{1,2}:\d\d(?::\d\d)?/g, '')
      .match(/\p{L}+|\d+/gu) ?? [];
  const named = words.map((word) => months.findIndex((month) => month.test(word)) + 1).find((number) => number > 0);
  const [date, years] = [words.find((word) => /^\d{1,2}$/.test(word)), words.find((word) => /^\d{4}$/.test(word))];
  if (named === undefined || date === undefined || years === undefined) return { hint };
  return { hint, suggestion: writeDay(years, named, Number(date)) };
}

/** It is clear which number is the month if dots are used or only one order is a valid date. */
function repairDigits(year: string, first: number, second: number, sign: string): Repair {
  const [dayFirst, monthFirst] = [writeDay(year, second, first), writeDay(year, first, second)];
  const hint = 'Write year, month and day: `2025-03-31`.';
  if (sign.includes('.') || monthFirst === undefined || dayFirst === monthFirst) return { hint, suggestion: dayFirst };
  if (dayFirst === undefined) return { hint, suggestion: monthFirst };
  return {
    hint: `Write year, month and day: \`${dayFirst}\` if the day comes first in it, \`${monthFirst}\` if the month does.`,
  };
}

/** How many days a month has; null if there is no such month. */
function lengthOfMonth(year: string, month: number): number | null {
  return [31, 30, 29, 28].find((day) => writeDay(year, month, day) !== undefined) ?? null;
}

function writeDay(year: string, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return z.iso.date().safeParse(text).success ? text : undefined;
}

/** Writes a time of the day in 24 hours: `9:30`, `9.30 am`, `16h15`, `4 pm`. */
function repairTime(text: string): Repair {
  const hint = 'Write hours and minutes, two digits each: `09:30`.';
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d\d)?)?(?:\s*([ap])\.?m\.?|\s*(?:h|uhr))?$/i.exec(text) ?? [];
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return { hint, suggestion: hours !== '' && timePattern.test(time) ? time : undefined };
}

/** Suggests a fix for a text with an invalid format: a day, a time, an address, an e-mail, a DOI. */
export function repairFormat(format: string, value: unknown): Repair {
  const text = String(value ?? '').replace(outerQuotes, '');
  if (format === 'date') return repairDate(value);
  if (format === 'time') return repairTime(text);
  if (format === 'email') {
    const found = /[^\s<>()@,;]+@[^\s<>()@,;]+\.[^\s<>()@.,;]+/.exec(text.replace(/^mailto:/, ''))?.[0];
    return { hint: 'Write the address alone, such as `name@example.org`.', suggestion: found };
  }
  if (format === 'url') {
    const host = /^(?:https?:?\/*)?((?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i.exec(text)?.[1];
    return {
      hint: 'Write the whole address, with `https://`.',
      suggestion: host === undefined ? undefined : `https://${host}`,
    };
  }
  const doi = /10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;]/.exec(text)?.[0];
  if (format === 'doi')
    return { hint: 'Write the bare identifier, without `https://doi.org/` or `doi:`.', suggestion: doi };
  return {};
}

/** Names of keys and types in other programs, by the names used here. */
const synonyms: Readonly<Record<string, readonly string[]>> = table;

/** The valid name for a word from another program. */
export function findSynonym(word: string, valid: readonly string[]): string | undefined {
  const wanted = word.normalize('NFC').toLowerCase();
  return valid.find((name) => synonyms[name]?.includes(wanted));
}
