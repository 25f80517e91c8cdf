import { z } from 'zod';
import { email, filledText, storable } from './fields.ts';
import { limits } from './limits.ts';

// POST /api/forms/submit (multipart) -> 201 SubmitAnswer; 200 when this submissionId is already kept, 409 when with other answers
function listOf(field: string, label: string, least: 0 | 1) {
  const invalid = `Invalid ${field}`;
  const items = z
    .array(
      z.string(invalid).refine((item) => item.length <= limits.listItem && storable(item), invalid),
      invalid,
    )
    .max(limits.listItems, invalid)
    .refine((list) => list.length >= least, { error: `${label} is missing`, params: { code: 'field-missing' } });
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is missing` : invalid) })
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue(invalid);
        return z.NEVER;
      }
    })
    .pipe(items);
}

/** The fields of the questionnaire in the form data. Unknown fields are ignored. */
export const submitFields = z.object({
  name: filledText('name', 'Name', limits.short),
  email: email,
  location: filledText('location', 'Location', limits.short),
  /** What a number input can hold. */
  age: z
    .string({ error: (issue) => (issue.input === undefined ? 'Age is missing' : 'Invalid age') })
    .max(limits.short, 'Invalid age')
    .regex(/^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/, 'Invalid age'),
  education: filledText('education', 'Education', limits.short),
  workStatus: filledText('workStatus', 'Work status', limits.short),
  interestInCognitiveEconomics: filledText('interestInCognitiveEconomics', 'Interest', limits.long),
  /** This and the next two: a JSON list of strings. Unknown titles are accepted. */
  selectedChapters: listOf('selectedChapters', 'Chapter selection', 1),
  selectedBooks: listOf('selectedBooks', 'Book selection', 0).default([]),
  participationPreferences: listOf('participationPreferences', 'Participation preference', 1),
  proposalTitle: filledText('proposalTitle', 'Proposal title', limits.short),
  proposalSummary: filledText('proposalSummary', 'Proposal summary', limits.long),
  /**
   * Made by the client once per form: a retry with the same id is stored once; other answers or another file need
   * another id.
   */
  submissionId: z
    .string()
    .regex(/^[A-Za-z0-9-]{16,64}$/, 'Invalid submissionId')
    .optional(),
  /** Honeypot: a person leaves it empty. */
  website: z.string().optional(),
  /** When the form was opened: UTC ISO. */
  startedAt: z.string().max(limits.short, 'Invalid startedAt').optional(),
});

/** What the browser appends to its FormData: strings, and `proposalFile` when one was chosen. */
export type SubmitFields = z.input<typeof submitFields>;
export type Submission = z.output<typeof submitFields>;

export interface SubmitAnswer {
  readonly submissionId: string;
  readonly createdAt: string;
}
