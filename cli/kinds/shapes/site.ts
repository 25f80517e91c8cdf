import type { Fields, Link } from './parts.ts';

/** `generated/site.json`: what every screen needs, whatever its route. */
export interface SiteData extends Fields<'site'> {
  readonly description: string;
  /** Public address without a trailing slash. */
  readonly url: string;
  /** Path of the public address: empty, or `/folder` for a site that is not at the root of its host. */
  readonly base: string;
  /** Address of the API; empty when the site's own server answers. */
  readonly api: string;
  /** Whether anything answers there. */
  readonly hasServer: boolean;
  readonly author: { readonly name: string; readonly email: string };
  /** Where else the researcher is found; `icon` is the path of a sign, 24 units wide and high. */
  readonly profiles: readonly { readonly title: string; readonly href: string; readonly icon: string }[];
  readonly navigation: readonly Link[];
  /** The lists that the footer leads to. */
  readonly footer: readonly Link[];
  /** A Google tag and how visitors consent to it, the counts of the site's own server, or null: nothing is loaded. */
  readonly analytics: { readonly id: string; readonly consent: 'express' | 'implied' } | 'own' | null;
}
