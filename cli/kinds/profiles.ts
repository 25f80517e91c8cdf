import type { z } from 'zod';
import type { SchemaTools } from './schema-tools.ts';
import type { SiteData } from './shapes/site.ts';

interface Service {
  readonly title: string;
  /** The path of its icon, 24 units wide and high. */
  readonly icon: string;
  readonly example: string;
}

/** The icon of other services: two links of a chain. */
const otherIcon =
  'M10 17H7A5 5 0 0 1 7 7h3v2H7a3 3 0 0 0 0 6h3zm4-10h3a5 5 0 0 1 0 10h-3v-2h3a3 3 0 0 0 0-6h-3zM8 11h8v2H8z';

/** Services by the key of the address of a profile there; the icons are from Simple Icons (CC0). */
const services = {
  googleScholar: {
    title: 'Google Scholar',
    icon: 'M5.242 13.769L0 9.5 12 0l12 9.5-5.242 4.269C17.548 11.249 14.978 9.5 12 9.5c-2.977 0-5.548 1.748-6.758 4.269zM12 10a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    example: 'https://scholar.google.com/citations?user=EXAMPLE',
  },
  ssrn: { title: 'SSRN', icon: otherIcon, example: 'https://papers.ssrn.com/sol3/cf_dev/AbsByAuth.cfm?per_id=1' },
  github: {
    title: 'GitHub',
    icon: 'M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12',
    example: 'https://github.com/example',
  },
  repec: { title: 'RePEc', icon: otherIcon, example: 'https://ideas.repec.org/e/pex1.html' },
} as const satisfies Readonly<Record<string, Service>>;
type ServiceName = keyof typeof services;
const serviceNames = Object.keys(services) as readonly ServiceName[];

const orcidIcon =
  'M12 0C5.372 0 0 5.372 0 12s5.372 12 12 12 12-5.372 12-12S18.628 0 12 0zM7.369 4.378c.525 0 .947.431.947.947s-.422.947-.947.947a.95.95 0 0 1-.947-.947c0-.525.422-.947.947-.947zm-.722 3.038h1.444v10.041H6.647V7.416zm3.562 0h3.9c3.712 0 5.344 2.653 5.344 5.025 0 2.578-2.016 5.025-5.325 5.025h-3.919V7.416zm1.444 1.303v7.444h2.297c3.272 0 4.022-2.484 4.022-3.722 0-2.016-1.284-3.722-4.097-3.722h-2.222z';

/** The portrait of a person, with an example of one. */
export function photoKey(
  { z, field, optional }: SchemaTools,
  example: { readonly file: string; readonly alt: string },
) {
  const alt = field.text.describe('What it shows, for those who cannot see it.');
  return optional(z.strictObject({ file: field.picture, alt }), 'A portrait, cut to a square.', example);
}

/** The keys of the profiles that a researcher may have. */
export function profileKeys({ z, field, optional, listOf }: SchemaTools) {
  const address = (name: ServiceName) =>
    optional(field.profile, `The address of the profile at ${services[name].title}.`, services[name].example);
  return {
    orcid: optional(field.orcid, 'The ORCID iD, sixteen digits in four groups.', '0000-0002-1825-0097'),
    googleScholar: address('googleScholar'),
    ssrn: address('ssrn'),
    github: address('github'),
    repec: address('repec'),
    profiles: listOf(
      z.strictObject({
        title: field.text.describe('What readers call it.'),
        href: field.profile.describe('Its https address.'),
      }),
      'Any other profile: `title` and `href` of each.',
      { title: 'Mastodon', href: 'https://example.social/@example' },
    ),
  };
}

type WrittenProfiles = z.infer<z.ZodObject<ReturnType<typeof profileKeys>>>;

/** The profiles that front matter names, ORCID first. */
export function listProfiles(written: WrittenProfiles): SiteData['profiles'] {
  const { orcid, profiles } = written;
  return [
    ...(orcid === undefined ? [] : [{ title: 'ORCID', href: `https://orcid.org/${orcid}`, icon: orcidIcon }]),
    ...serviceNames.flatMap((name) => {
      const href = written[name];
      return href === undefined ? [] : [{ title: services[name].title, href, icon: services[name].icon }];
    }),
    ...profiles.map(({ title, href }) => ({ title, href, icon: otherIcon })),
  ];
}
