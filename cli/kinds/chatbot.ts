import * as answer from './answer.ts';
import type { PageSource, SiteView } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ChatbotPage, ChatExample } from './shapes/chatbot.ts';

export const title = 'The chatbot';
export const file = 'pages/chatbot.md';
export const route = '/chatbot';
export const text = 'whole';
export const needsServer = true;

export const schema = ({ z, field, shown, named }: SchemaTools) =>
  z.strictObject({
    ...named,
    name: shown(field.text.default('Chatbot').describe('What the chatbot is called above the conversation.')),
  });
type Schema = ReturnType<typeof schema>;

/** The chatbot with an example and its disclaimer. */
export function page({ head, shown, text: body, site }: PageSource<Schema>): ChatbotPage {
  const disclaimer = body.whole('disclaimer');
  return { kind: 'chatbot', head, ...shown, disclaimer, example: findExample(site), starters: findStarters(site) };
}

const mostStarters = 4;

/** The frequent questions, then others that are answered. */
function findStarters(site: SiteView): string[] {
  const frequent = site.listFaq().map(({ section }) => section.title);
  const answered = site.all(answer).map(({ frontMatter }) => frontMatter.question);
  return [...new Set([...frequent, ...answered])].slice(0, mostStarters);
}

/** The first of the frequent questions. */
function findExample(site: SiteView): ChatExample | null {
  const first = site.listFaq()[0]?.section;
  const page = site.all(answer).find(({ slug }) => slug === first?.id);
  if (first === undefined || page === undefined) return null;
  return { ...first, source: { title: first.title, href: page.href } };
}
