import { createHash } from 'node:crypto';

/** The other services that the built site uses. */
export interface Services {
  /** The address of another API; empty for this server. */
  readonly api: string;
  readonly emailjs: { readonly origin: string | null } | null;
  /** Google's tag, or the counts of this server. */
  readonly analytics: { readonly id: string } | 'own' | null;
}

const inlineScript = /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The CSP sources `'sha256-…'` of the inline scripts in HTML, without data blocks, which run nothing. */
export function hashScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * The Content-Security-Policy of the site's pages: its own files, the hashed inline scripts, and the services that it
 * uses.
 */
export function writePolicy(scripts: readonly string[], services: Services): string {
  const { api, emailjs, analytics } = services;
  const isGoogle = analytics !== null && analytics !== 'own';
  const tag = isGoogle ? ['https://*.googletagmanager.com'] : [];
  const measure = isGoogle ? [...tag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const mail = emailjs === null ? [] : originOf(emailjs.origin ?? 'https://api.emailjs.com');
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...new Set(scripts), ...tag],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...measure],
    ['connect-src', "'self'", ...originOf(api), ...mail, ...measure],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
