import grayMatter from 'gray-matter';
import { createProblem, type Place, type Problem, startOf } from '../report/problem.ts';
import { findFences } from './fences.ts';
import type { Lines } from './lines.ts';
import { type KeyPath, readYaml, type Yaml } from './yaml.ts';

export interface Matter {
  /** The plain value of the front matter, or null when it cannot be read. */
  readonly data: unknown;
  /** The text with the front matter blanked out, so that every offset, line and column stays the author's own; null when where it begins is not known. */
  readonly body: string | null;
  /** The place of a key or a value, or of the nearest thing around it that is there. */
  readonly locate: (path: KeyPath, part?: 'key' | 'value') => Place;
  readonly problems: readonly Problem[];
}

/** The YAML that gray-matter hands over begins right after the three hyphens. */
const opening = 3;

/** Splits a file into front matter and body; the fences are checked before anything reads what is between them. */
export function parseMatter(path: string, text: string, lines: Lines): Matter {
  const fences = findFences(text);
  if (fences.kind !== 'found') return refuseMatter(path, text, lines, fences);
  const { yaml, content } = splitMatter(text);
  const top = lines.at(0, opening);
  const locate = (keys: KeyPath, part: 'key' | 'value' = 'value') => {
    const found = yaml?.locate(keys, part);
    return found ? lines.at(opening + found[0], opening + found[1]) : top;
  };
  const problems = (yaml?.faults ?? []).map(({ start, end, reason, hint }) => {
    const at = lines.at(opening + start, opening + Math.max(end, start + 1));
    return createProblem('yaml-syntax', 'error', { at, reason, hint });
  });
  const head = text.slice(0, text.length - content.length);
  const data = yaml === null ? {} : yaml.data;
  return { data: problems.length > 0 ? null : data, body: blankOut(head) + content, locate, problems };
}

/** gray-matter does the split; each of its engines is replaced, by ours or by one that refuses. */
function splitMatter(text: string): { yaml: Yaml | null; content: string } {
  let yaml: Yaml | null = null;
  const refuse = (): object => {
    throw new Error('Front matter is YAML and nothing else.');
  };
  const read = (source: string): object => {
    yaml = readYaml(source);
    return {};
  };
  const engines = { yaml: read, json: refuse, javascript: refuse, js: refuse };
  const { content } = grayMatter(text, { language: 'yaml', engines });
  return { yaml, content };
}

/** Spaces for everything but line ends. */
function blankOut(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

type Refused = Exclude<ReturnType<typeof findFences>, { kind: 'found' }>;

function refuseMatter(path: string, text: string, lines: Lines, fences: Refused): Matter {
  const top = startOf(path);
  const say = (rule: string, at: Place, reason: string, hint: string) =>
    createProblem(rule, 'error', { at, reason, hint });
  const refused = { data: null, body: null, locate: () => top };
  switch (fences.kind) {
    case 'missing': {
      const reason = 'The file has no front matter.';
      const hint = 'Begin the file with a line `---`, the keys, and a second line `---`.';
      return { ...refused, body: text, problems: [say('front-matter', top, reason, hint)] };
    }
    case 'language': {
      const reason = `Front matter in \`${fences.name}\` is not read.`;
      return {
        ...refused,
        problems: [
          say(
            'front-matter',
            lines.at(0, fences.name.length + 3),
            reason,
            'Write YAML after a line that is `---` alone.',
          ),
        ],
      };
    }
    case 'crooked': {
      const reason = 'This line looks like the end of the front matter and is not `---` alone.';
      return {
        ...refused,
        problems: [say('front-matter', lines.at(fences.start, fences.end), reason, 'Write exactly three hyphens.')],
      };
    }
    case 'unclosed': {
      const hint = `Add a line \`---\` after line ${fences.guess}.`;
      return {
        ...refused,
        problems: [say('front-matter', lines.at(0, 3), 'The front matter is opened here and never closed.', hint)],
      };
    }
  }
}
