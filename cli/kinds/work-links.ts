import type { SchemaTools } from './schema-tools.ts';
import type { AnyLink } from './shapes/parts.ts';

/** What a link of a publication leads to, in the order in which readers see them, with the words that they see. */
const titles = {
  pdf: 'PDF',
  preprint: 'Preprint',
  code: 'Code',
  data: 'Data',
  slides: 'Slides',
  replication: 'Replication package',
  video: 'Video',
  press: 'Press',
} as const;
type LinkKind = keyof typeof titles;
const kindNames = Object.keys(titles) as LinkKind[];

export interface WorkLink {
  readonly kind: LinkKind;
  readonly href: string;
}

/** The key that holds the links of a publication. */
export function workLinksKey({ z, field }: SchemaTools) {
  return z
    .array(
      z.strictObject({
        kind: z.enum(kindNames).describe(`What it leads to: ${kindNames.map((name) => `\`${name}\``).join(', ')}.`),
        href: field.link.describe('A file in `media/`, or an https address.'),
      }),
    )
    .meta({
      description: 'Where else to find it and what belongs to it: `kind` and `href` of each.',
      examples: [[{ kind: 'pdf', href: '/media/paper.pdf' }]],
    });
}

/** The links as readers see them. */
export function listWorkLinks(
  links: readonly WorkLink[],
  link: (address: string) => Omit<AnyLink, 'title'>,
): readonly AnyLink[] {
  return kindNames.flatMap((name) =>
    links.filter(({ kind }) => kind === name).map(({ href }) => ({ title: titles[name], ...link(href) })),
  );
}

/** Where the whole text is as a PDF, as an absolute address; null where it is nowhere. */
export function findPdf(
  links: readonly WorkLink[],
  link: (address: string) => { readonly href: string },
  siteUrl: string,
): string | null {
  const pdf = links.find(({ kind }) => kind === 'pdf');
  if (pdf === undefined) return null;
  const { href } = link(pdf.href);
  return href.startsWith('/') ? siteUrl + href : href;
}
