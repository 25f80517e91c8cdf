import type { PageSource } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { QuestionnairePage } from './shapes/questionnaire.ts';

export const title = 'The questionnaire';
export const file = 'pages/questionnaire.md';
export const route = '/questionnaire';
export const text = 'whole';
export const needsServer = true;
export const takesChoices = true;

export const schema = ({ z, field, shown, named, optional }: SchemaTools) =>
  z.strictObject({
    ...named,
    askInterest: shown(
      optional(
        field.text,
        'The question on what brings readers here, if the site is not about cognitive economics.',
        'How did you find out about this research, and why does it interest you?',
      ),
    ),
    askChapters: shown(
      optional(
        field.text,
        'The question above `chapters`, if these are not the chapters of a book.',
        'Which part of the research interests you?',
      ),
    ),
    chapters: shown(z.array(field.text).min(1).describe('The chapters to tick, in order.')),
    askBooks: shown(
      optional(
        field.text,
        'The question above `books`, if these are not planned books.',
        'What else would you like to see?',
      ),
    ),
    books: shown(z.array(field.text).min(1).describe('The planned books to tick, in order.')),
    participation: shown(z.array(field.text).min(1).describe('The ways to take part, in order.')),
  });
type Schema = ReturnType<typeof schema>;

/** The questionnaire, with what can be ticked in it. */
export function page({ head, shown: { title: name, ...lists }, text: body }: PageSource<Schema>): QuestionnairePage {
  return { kind: 'questionnaire', head, title: name, intro: body.whole('intro'), ...lists };
}
