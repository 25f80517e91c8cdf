import type { FAQPage } from 'schema-dts';
import { escapeText } from '../metadata/json-ld.ts';
import type { PageFacts, PageSource } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ForumPage } from './shapes/forum.ts';

export const title = 'The forum';
export const file = 'pages/forum.md';
export const route = '/forum';
export const text = 'note';
export const anchors = ['questions', 'question', 'faq'];
export const needsServer = true;
export const takesQuestions = true;

export const schema = ({ z, named }: SchemaTools) => z.strictObject(named);
type Schema = ReturnType<typeof schema>;

/** The forum, with the answers that are marked for it. */
export function page({ head, shown, text: body, site }: PageSource<Schema>): ForumPage {
  return {
    kind: 'forum',
    head,
    ...shown,
    intro: body.whole('intro'),
    faq: site.listFaq().map(({ section }) => section),
  };
}

/** The questions with their answers, as plain text in HTML. */
export function jsonLd({ url, site }: PageFacts<Schema>): FAQPage[] {
  const mainEntity = site.listFaq().map(
    ({ section, text: answer }) =>
      ({
        '@type': 'Question',
        name: section.title,
        acceptedAnswer: { '@type': 'Answer', text: escapeText(answer) },
      }) as const,
  );
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', url, mainEntity }];
}
