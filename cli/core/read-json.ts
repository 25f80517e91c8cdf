import type { z } from 'zod';

/** The data of a JSON text; null if the text is no JSON, or its data has another form. */
export function readJson<T>(text: string, form: z.ZodType<T>): T | null {
  try {
    return form.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
