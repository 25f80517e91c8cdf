import { buildSite } from './build.ts';

const from = 'test/fixtures/whole/content';

/** Where the mail of the configured site goes; journeys lead it to a server of their own. */
export const mail = 'http://mail.example.org';

const settings = `emailjs: { publicKey: key, serviceId: service, templateId: template, limitRate: 60000, origin: ${mail} }
analytics: G-JOURNEY
`;

const navigation = `navigation:
  - { title: Topics, href: /resources/alpha }
  - { title: Research, href: /research }
  - { title: Forum, href: /forum }
  - { title: Contact, href: /contact }
`;

let built: Promise<string> | undefined;

/** A site with identifiers for EmailJS and for Google's tag, built once in a run. */
export function configuredSite(): Promise<string> {
  built ??= buildWith(settings);
  return built;
}

/** Builds a site with more in its `site.md`, and the forms in its menu. */
export function buildWith(more: string): Promise<string> {
  return buildSite((site) => site.replace(/^navigation:\n(?: .*\n)+/m, navigation + more), from);
}
