import type { z } from 'zod';
import type { SchemaTools } from './schema-tools.ts';
import type { AnyLink } from './shapes/parts.ts';

/** The kinds of links of a publication with their titles, in the order in which they are shown. */
const titles = {
  pdf: 'PDF',
  preprint: 'Preprint',
  code: 'Code',
  data: 'Data',
  materials: 'Materials',
  preregistration: 'Preregistration',
  slides: 'Slides',
  poster: 'Poster',
  replication: 'Replication package',
  video: 'Video',
  press: 'Press',
} as const;
const kindNames = Object.keys(titles) as (keyof typeof titles)[];

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

export type WorkLinks = z.infer<ReturnType<typeof workLinksKey>>;

/** The links with their titles, in the order of their kinds. */
export function listWorkLinks(
  links: Readonly<WorkLinks>,
  link: (address: string) => Omit<AnyLink, 'title'>,
): readonly AnyLink[] {
  return kindNames.flatMap((name) =>
    links.filter(({ kind }) => kind === name).map(({ href }) => ({ title: titles[name], ...link(href) })),
  );
}

/** The absolute address of the PDF, or null. */
export function findPdf(
  links: Readonly<WorkLinks>,
  link: (address: string) => { readonly href: string },
  siteUrl: string,
): string | null {
  const pdf = links.find(({ kind }) => kind === 'pdf');
  if (pdf === undefined) return null;
  const { href } = link(pdf.href);
  return href.startsWith('/') ? siteUrl + href : href;
}
