import { askFor, type NamedFacts } from './fact.ts';
import type { PageSource, SiteView } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ContactPage } from './shapes/contact.ts';

export const title = 'The contact page';
export const file = 'pages/contact.md';
export const route = '/contact';
export const text = 'whole';

export const schema = ({ z, named }: SchemaTools) => z.strictObject(named);
type Schema = ReturnType<typeof schema>;

/** The contact form below its text, with the researcher's portrait. */
export function page({ head, shown, text: body, site }: PageSource<Schema>): ContactPage {
  const { photo } = site.author();
  return { kind: 'contact', head, ...shown, photo, intro: body.whole('intro') };
}

/** The address to write to. */
export function facts(site: SiteView): NamedFacts {
  const { name, email } = site.author();
  const on = { title: 'Contact', href: route };
  return { contact: { isAnswer: true, asks: askFor('contact'), text: `${name} reads what is sent to ${email}.`, on } };
}
