import { describeFaq, escapeText } from '../metadata/json-ld.ts';
import type { Described, PageSource } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ForumPage } from './shapes.ts';

export const title = 'The forum';
export const file = 'pages/forum.md';
export const route = '/forum';
export const text = 'sections';
export const searchedAs = { page: 'page', section: 'question' } as const;

export const schema = ({ z, named }: SchemaTools) => z.strictObject(named);
type Schema = ReturnType<typeof schema>;

/** The forum, with the questions that have been answered already. */
export function page({ head, shown, text: body }: PageSource<Schema>): ForumPage {
  const { intro, sections } = body.inSections();
  return { kind: 'forum', head, ...shown, intro, faq: sections };
}

/** The questions with their answers, as plain text in HTML. */
export function describe({ url, sections }: Described<Schema>) {
  const faq = sections().flatMap(({ heading, text: answer }) =>
    heading === null ? [] : [{ question: heading.title, answer: escapeText(answer) }],
  );
  return [describeFaq(url, faq)];
}
