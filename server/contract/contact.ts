import { z } from 'zod';
import { email, shownText, text } from './fields.ts';
import { limits } from './limits.ts';

// POST /api/v1.0/email/send (JSON) and /send-form (multipart, the form's fields beside the identifiers)
// -> 200 text/plain 'OK', else text/plain
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

export const emailSendRequest = z.object({
  lib_version: z.string().max(limits.short).optional(),
  user_id: identifier('user_id'),
  service_id: identifier('service_id'),
  template_id: identifier('template_id'),
  template_params: contactParams,
});
