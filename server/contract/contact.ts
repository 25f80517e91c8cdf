import { z } from 'zod';
import { email, shownText, text } from './fields.ts';
import { limits } from './limits.ts';

// POST /api/v1.0/email/send (JSON) and /send-form (multipart) -> 200 text/plain 'OK', else text/plain
const identifier = (field: string) =>
  z.string(`Invalid ${field}`).min(1, `Invalid ${field}`).max(limits.short, `Invalid ${field}`);

/** The contact form's fields. */
const contactParams = z.object(
  {
    name: shownText('name', 'Name', limits.short),
    email: email,
    occupation: text('occupation', 'Occupation', limits.short).default(''),
    message: shownText('message', 'Message', limits.long),
  },
  'Invalid template_params',
);
export type ContactParams = z.input<typeof contactParams>;

/** The same after validation. */
export type ContactMessage = z.output<typeof contactParams>;

const emailIdentifiers = z.object({
  lib_version: z.string().max(limits.short).optional(),
  user_id: identifier('user_id'),
  service_id: identifier('service_id'),
  template_id: identifier('template_id'),
});

export const emailSendRequest = emailIdentifiers.extend({ template_params: contactParams });

/** The same as form data: the contact form's fields beside the identifiers. */
export const emailSendFormFields = emailIdentifiers.extend(contactParams.shape);
