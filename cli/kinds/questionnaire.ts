import type { PageSource } from './kind.ts';
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
