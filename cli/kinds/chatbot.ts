import type { PageSource } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ChatbotPage } from './shapes/chatbot.ts';

export const title = 'The chatbot';
export const file = 'pages/chatbot.md';
export const route = '/chatbot';
export const text = 'whole';

export const schema = ({ z, named }: SchemaTools) => z.strictObject(named);
type Schema = ReturnType<typeof schema>;

/** The chatbot above its disclaimer. */
export function page({ head, shown, text: body }: PageSource<Schema>): ChatbotPage {
  return { kind: 'chatbot', head, ...shown, disclaimer: body.whole('disclaimer') };
}
