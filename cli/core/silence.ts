import type { Problem } from './problem.ts';

/** `# allow: empty-group, starter-text` in front matter. */
const allowance = /^#\s*allow:\s*(.+)$/gm;

/** The problems without the warnings that their own file allows; errors cannot be allowed. */
export function withoutSilenced(problems: readonly Problem[], textOf: (path: string) => string | undefined): Problem[] {
  const concerned = new Set(problems.map(({ path }) => path));
  const allowed = new Map(Array.from(concerned, (path) => [path, listAllowed(textOf(path) ?? '')]));
  return problems.filter(({ path, level, rule }) => level === 'error' || !allowed.get(path)?.has(rule));
}

function listAllowed(text: string): Set<string> {
  const end = text.indexOf('\n---', 3);
  const frontMatter = text.slice(0, end === -1 ? 0 : end);
  return new Set(
    [...frontMatter.matchAll(allowance)].flatMap((match) => (match[1] ?? '').split(',').map((id) => id.trim())),
  );
}
