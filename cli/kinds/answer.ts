import { beginAnswer } from './answered.ts';
import type { Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';

export const title = 'An answer';
export const folder = 'answers';
export const otherFolders = ['answer', 'faq', 'faqs', 'questions', 'antworten'];
export const isOptional = true;
export const text = 'note';

/** An answer is read at a glance: longer ones are pages. */
export const mostWords = 120;

export const schema = ({ z, field, dated }: SchemaTools) =>
  z.strictObject({
    question: field.text.max(200).meta({
      description: 'What is asked, as a whole question.',
      examples: ['What is the bullwhip effect?'],
    }),
    asks: z
      .array(field.text.max(200))
      .default([])
      .meta({
        description: 'Other ways to ask the same, in the words of visitors.',
        examples: [['Why do orders swing more than sales?']],
      }),
    topics: z
      .array(field.slug.meta({ role: 'topic' }))
      .default([])
      .meta({
        description: 'The topics that say more, by their file names (without .md).',
        examples: [['foundation']],
      }),
    references: dated.references,
    draft: field.draft.default(false),
    publishAt: field.publishAt.optional(),
  });

export const starter: Starter = {
  asks: [],
  values: ({ title: question, references }) => ({ question, ...(references !== undefined && { references }) }),
  from: beginAnswer,
};
