import { type Document, parseDocument } from 'yaml';
import type { Losses } from './losses.ts';

/** What stands between the lines of `---` at the top of a Markdown file, whichever program it was written for. */
export type AnyFrontMatter = Readonly<Record<string, unknown>>;

const noYaml = 'The lines at the top cannot be read as YAML, and are left out.';
const noToml = 'The lines between `+++` at the top cannot be read as TOML, and are left out.';

/** The lines with which Pandoc may begin instead: the title, the authors and the day. */
const titleBlock = /^%[ \t]*([^%\s].*(?:\n[ \t]+\S.*)*)\n(?:%[ \t]*(.*(?:\n[ \t]+\S.*)*)\n)?(?:%[ \t]*(.*)\n)?/;

/** Splits a Markdown file into its front matter and its text. */
export function splitFrontMatter(source: string, losses: Losses): { frontMatter: AnyFrontMatter; text: string } {
  const [whole = '', fence, written = ''] =
    /^\s*(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)?(?:\1|\.\.\.)[ \t]*(?:\n|$)/.exec(source) ?? [];
  const [block = '', title = '', author, date] = whole === '' ? (titleBlock.exec(source) ?? []) : [];
  if (block !== '')
    return {
      frontMatter: { title: title.replace(/\s+/g, ' '), author: author?.replace(/\n\s+/g, '; '), date },
      text: source.slice(block.length),
    };
  const text = source.slice(whole.length);
  const yaml = fence === '+++' ? toYaml(written) : written;
  return { frontMatter: readFrontMatter(yaml, losses, fence === '+++' ? noToml : noYaml), text };
}

/** The TOML of Hugo as YAML, which writes texts, numbers, days and lists alike; tables are named, and empty. */
function toYaml(toml: string): string {
  const [keys = '', ...tables] = toml.split(/^[ \t]*(?=\[+[\w.-]+\]+[ \t]*(?:#.*)?$)/m);
  const written = keys
    .replace(/"""\n?([\s\S]*?)"""|'''\n?([\s\S]*?)'''/g, (_all, one, other = one) => JSON.stringify(other))
    .replace(/^(?![ \t]*[\w-]+[ \t]*=|[ \t]*#)/gm, '  ')
    .replace(/^[ \t]*([\w-]+)[ \t]*=[ \t]*/gm, '$1: ');
  return [written, ...new Set(tables.map((table) => `${/[\w-]+/.exec(table)?.[0]}: {}`))].join('\n');
}

/** The keys with their values; none if it is not a list of keys. A date stays the text that it is. */
export function readFrontMatter(yaml: string, losses: Losses, fault: string): AnyFrontMatter {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const value = document.errors.length === 0 ? plainOf(document) : undefined;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  if (yaml.trim() !== '') losses.add(fault, yaml);
  return {};
}

/** The plain value; undefined where aliases stand for too much, or for themselves. */
function plainOf(document: Document): unknown {
  try {
    return JSON.parse(JSON.stringify(document.toJS()));
  } catch {
    return undefined;
  }
}
