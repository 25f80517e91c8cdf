/** Every environment variable of the server; what each means is in server/README.md. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { trustProxies } from './client-address.ts';

/** A rate limit: `count` times in `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

const ratePattern = /^([1-9]\d{0,8})\/([1-9]\d{0,6})$/;

function rate(byDefault: string) {
  return z
    .string()
    .regex(ratePattern, 'a count and a time in seconds, such as `20/600`')
    .default(byDefault)
    .transform((value): Rate => {
      const [, count, seconds] = ratePattern.exec(value) ?? [];
      return { count: Number(count), seconds: Number(seconds) };
    });
}

function whole(least: number, most: number, byDefault: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected)
    .default(byDefault);
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

/** True for a text in which each `%` begins a code. */
function isDecodable(value: string): boolean {
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}

function words(value: string): string[] {
  return value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function isProxy(word: string): boolean {
  const [address = '', bits, ...rest] = word.split('/');
  const width = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width))
  );
}

const environment = z.object({
  HOST: z.string().min(1, 'an address to listen on').default('127.0.0.1'),
  PORT: whole(0, 65_535, 4321),
  DATA_DIR: z.string().min(1, 'a folder').default('.data'),
  DIST_DIR: z.string().min(1, 'a folder').default('dist'),
  PASSAGES_FILE: z.string().min(1, 'a file').default('generated/passages.json'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? ''),
      'postgres://user:password@host/database',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => /^[1-9]$/.test(value) || (words(value).length > 0 && words(value).every(isProxy)),
      'the addresses or networks of your proxies, such as `127.0.0.1, 10.0.0.0/8`, or how many there are (1 to 9)',
    )
    .transform((value) =>
      /^[1-9]$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : trustProxies(words(value)),
    )
    .optional()
    .transform((trusted) => trusted ?? false),
  CORS_ORIGINS: z
    .string()
    .transform(words)
    .refine(
      (list) => list.every((origin) => parseUrl(origin)?.origin === origin),
      'origins such as `https://example.org`',
    )
    .default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('info'),
  CHAT_ACCESS: z.enum(['respondents', 'everyone'], '`respondents` or `everyone`').default('respondents'),
  ANSWERS_BY: z.enum(['meaning', 'words'], '`meaning` or `words`').default('meaning'),
  AI_BASE_URL: z
    .string()
    .refine((value) => {
      const url = parseUrl(value);
      return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    }, 'an https address, or http on this machine, such as `https://ai.example.org/v1`')
    .optional(),
  AI_API_KEY: z.string().min(1, 'a key').optional(),
  AI_MODEL: z.string().min(1, 'the name of a model').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:$/.test(parseUrl(value)?.protocol ?? '') && isDecodable(value),
      'smtps://user:password@host, with `%25` for a `%` in the password',
    )
    .optional(),
  MAIL_FROM: z.email('an e-mail address').optional(),
  NOTIFY_TO: z.email('an e-mail address').optional(),
  AI_DAILY_CALLS: whole(1, 999_999_999, 500),
  AI_DAILY_TOKENS: whole(1, 999_999_999, 2_000_000),
  RETENTION_CHAT_DAYS: whole(1, 3650, 30),
  RETENTION_MESSAGES_DAYS: whole(1, 3650, 730),
  LIMIT_READS: rate('600/60'),
  LIMIT_QUESTIONS: rate('20/600'),
  LIMIT_QUESTIONS_ALL: rate('300/600'),
  LIMIT_REPLIES: rate('60/600'),
  LIMIT_DESK: rate('600/60'),
  LIMIT_LOGIN: rate('10/900'),
  LIMIT_LOGIN_ACCOUNT: rate('5/900'),
  LIMIT_FORMS: rate('60/3600'),
  LIMIT_FORMS_ALL: rate('1000/3600'),
  LIMIT_FILES_ALL: rate('200/86400'),
  LIMIT_VERIFY: rate('20/3600'),
  LIMIT_CHAT: rate('120/600'),
  LIMIT_CHAT_ALL: rate('3000/600'),
  LIMIT_CHAT_EMAIL: rate('30/600'),
  LIMIT_ANSWERS: rate('240/600'),
  LIMIT_ANSWERS_ALL: rate('3000/600'),
  LIMIT_REPLY_MAILS: rate('5/3600'),
  LIMIT_REPLY_MAILS_ALL: rate('100/3600'),
  LIMIT_VIEWS: rate('300/60'),
  LIMIT_VIEWS_ALL: rate('6000/60'),
  LIMIT_CONTACT: rate('20/3600'),
  LIMIT_CONTACT_ALL: rate('300/3600'),
});

export type Config = Readonly<z.output<typeof environment>>;
export const variables = Object.keys(environment.shape);

const groups = [
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO'],
] as const;

/** Reads the configuration from environment variables, or gives a sentence for each wrong one. Empty means not set. */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { wrong: readonly string[] } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(set);
  const wrong = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    const secret = /URL|KEY/.test(name);
    return `${name} is ${secret ? 'not valid' : `\`${set[name]}\``}; expected ${issue.message}`;
  });
  for (const group of groups) {
    const missing = group.filter((name) => set[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      wrong.push(
        `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set; ${group.join(', ')} are set together or not at all`,
      );
    }
  }
  return result.success && wrong.length === 0 ? { config: result.data } : { wrong };
}
