import { z } from 'zod';
import { limits } from './limits.ts';

const nul = /\0/;
const loneSurrogate = /\p{Surrogate}/u;
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What `<input type="email">` accepts, as the HTML standard writes it. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** U+0000 and lone surrogates cannot be kept byte for byte by both databases. */
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

/** Text of which at least one character can be seen. */
export function shownText(field: string, label: string, max: number) {
  return text(field, label, max).refine((value) => visible.test(value), {
    error: `${label} is empty`,
    params: { code: 'field-empty' },
  });
}

/** A field that the questionnaire requires. A blank that the browser let through is let through here too. */
export function filledText(field: string, label: string, max: number) {
  return text(field, label, max).refine((value) => value.length > 0, {
    error: `${label} is missing`,
    params: { code: 'field-missing' },
  });
}

export const email = z
  .string({ error: 'Enter a valid email address' })
  .transform((value) => value.replace(/^ +| +$/g, ''))
  .refine((value) => value.length <= limits.email && htmlEmail.test(value), 'Enter a valid email address');
