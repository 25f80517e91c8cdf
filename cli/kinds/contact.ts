import type { BeginningText, NewSite, PageSource } from './kind.ts';
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

/** What messages on a new site are for. */
export function begin({ owner, ownerName }: NewSite): BeginningText {
  return {
    values: {
      title: 'Get in touch',
      description: `Write to ${ownerName} about the papers on this site, and about mistakes in them.`,
    },
    body: `Questions about the papers are welcome, and so are corrections. The [privacy policy](/privacy-policy) says ${owner.hasServer === false ? 'what becomes of a message' : 'how long a message is kept'}.`,
  };
}
