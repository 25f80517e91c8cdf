import type { BeginningText, NewSite, PageSource } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { QuestionnairePage } from './shapes/questionnaire.ts';

export const title = 'The questionnaire';
export const file = 'pages/questionnaire.md';
export const route = '/questionnaire';
export const text = 'whole';
export const needsServer = true;
export const takesChoices = true;

export const schema = ({ z, field, shown, named }: SchemaTools) =>
  z.strictObject({
    ...named,
    chapters: shown(z.array(field.text).min(1).describe('The chapters to tick, in order.')),
    books: shown(z.array(field.text).min(1).describe('The planned books to tick, in order.')),
    participation: shown(z.array(field.text).min(1).describe('The ways to take part, in order.')),
  });
type Schema = ReturnType<typeof schema>;

/** The questionnaire, with what can be ticked in it. */
export function page({ head, shown: { title: name, ...lists }, text: body }: PageSource<Schema>): QuestionnairePage {
  return { kind: 'questionnaire', head, title: name, intro: body.whole('intro'), ...lists };
}

/** What visitors of a new site are asked. */
export function begin({ ownerName }: NewSite): BeginningText {
  return {
    values: {
      title: 'Questionnaire',
      description: `Say who you are, and which part of the research of ${ownerName} interests you.`,
      chapters: ['Published papers', 'Work in progress', 'Data and code'],
      books: ['A summary for readers outside the field', 'Teaching material'],
      participation: ['Purely informational', 'Research partnership', 'Teaching'],
    },
    body: 'A few short steps: who you are, and what interests you. The [privacy policy](/privacy-policy) says what happens to your answers.',
  };
}
