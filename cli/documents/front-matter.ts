import { parseDocument } from 'yaml';
import type { Losses } from './losses.ts';

/** What stands between the lines of `---` at the top of a Markdown file, whichever program it was written for. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const noYaml = 'The lines at the top cannot be read as YAML, and are left out.';
const noToml = 'The lines between `+++` at the top are left out: they are TOML, and only YAML is read.';

/** Splits a Markdown file into its front matter and its text. */
export function splitFrontMatter(source: string, losses: Losses): { frontMatter: FrontMatter; text: string } {
  const [whole = '', fence, written = ''] = /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)?\1[ \t]*(?:\n|$)/.exec(source) ?? [];
  const text = source.slice(whole.length);
  if (fence === '+++') losses.add(noToml, written);
  return { frontMatter: fence === '---' ? readFrontMatter(written, losses) : {}, text };
}

/** The keys with their values; none if it is not a list of keys. A date stays the text that it is. */
function readFrontMatter(yaml: string, losses: Losses): FrontMatter {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const value: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  if (yaml.trim() !== '') losses.add(noYaml, yaml);
  return {};
}
