import { buildSite } from './build.ts';

/** Where the mail of the configured site goes; journeys lead it to a server of their own. */
export const mail = 'http://mail.example.org';

const settings = `emailjs: { publicKey: key, serviceId: service, templateId: template, limitRate: 60000, origin: ${mail} }
analytics: G-JOURNEY
`;

let built: Promise<string> | undefined;

/** The site with identifiers for EmailJS and for Google's tag, built once in a run. */
export function configuredSite(): Promise<string> {
  built ??= buildSite((site) => site.replace(/^copyright:/m, `${settings}$&`));
  return built;
}
