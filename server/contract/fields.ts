import { z } from 'zod';
import { limits } from './limits.ts';

const nul = /\0/;
const loneSurrogate = /\p{Surrogate}/u;
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What `<input type="email">` accepts, as the HTML standard writes it. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** True for a text that both databases store unchanged: without U+0000 and lone surrogates. */
export function storable(text: string): boolean {
  return !nul.test(text) && !loneSurrogate.test(text);
}

export function text(field: string, label: string, max: number) {
  const invalid = `Invalid ${field}`;
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is missing` : invalid) })
    .refine((value) => value.length <= max, {
      error: `${label} is too long (${max} characters at most)`,
      params: { code: 'field-too-long' },
    })
    .refine(storable, invalid);
}

/** A text with at least one visible character. */
export function shownText(field: string, label: string, max: number) {
  return text(field, label, max).refine((value) => visible.test(value), {
    error: `${label} is empty`,
    params: { code: 'field-empty' },
  });
}

/** A required field of the questionnaire. Blanks pass, as they do in the browser. */
export function filledText(field: string, label: string, max: number) {
  return text(field, label, max).refine((value) => value.length > 0, {
    error: `${label} is missing`,
    params: { code: 'field-missing' },
  });
}

export const email = z
  .string({ error: 'Enter a valid email address' })
  // Only the first blank of a run may begin the match: trying each takes hours for a megabyte of them.
  .transform((value) => value.replace(/^ +|(?<! ) +$/g, ''))
  .refine((value) => value.length <= limits.email && htmlEmail.test(value), 'Enter a valid email address');

/** The id of a question, a message, a submission and whatever else has one. */
export const anyId = z.string('Invalid id').regex(/^[a-z0-9]{1,64}$/, 'Invalid id');
