import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';

/** What axe says of an element of a page. */
export interface Violation {
  readonly route: string;
  /** The rule of axe. */
  readonly rule: string;
  /** Whether somebody cannot use the page for it. */
  readonly isGrave: boolean;
  readonly help: string;
  readonly helpUrl: string;
  readonly html: string;
  /** Whether it stands in what the page says, and not in the frame that all pages share. */
  readonly isText: boolean;
  /** What may lead to the words of the author that it was made of, the surest first. */
  readonly clues: readonly string[];
}

export interface Source {
  readonly path: string;
  readonly text: string;
}

const longest = 100;

/** The problems that violations amount to, each where its page says it; one of the frame is told once, in site.md. */
export function reportViolations(
  violations: readonly Violation[],
  sourceOf: (route: string) => Source | undefined,
): Problem[] {
  const frame = new Set<string>();
  return violations.flatMap((violation) => {
    const { rule, html, help, helpUrl, route, isText, isGrave } = violation;
    if (!isText && frame.size === frame.add(rule + html).size) return [];
    const source = isText ? sourceOf(route) : undefined;
    const shown = html.length > longest ? `${html.slice(0, longest)}…` : html;
    const finding = {
      at: source === undefined ? startOf('content/site.md') : locate(source, violation.clues),
      reason: `On \`${route}\`, \`${shown.replace(/\s+/g, ' ')}\` breaks the rule ${rule}: ${help}.`,
      hint: `${helpUrl.replace(/\?.*/, '')} says how to mend it.`,
    };
    return [createProblem('accessibility', isGrave ? 'error' : 'warning', finding)];
  });
}

/** Where the author wrote what a clue shows. */
function locate({ path, text }: Source, clues: readonly string[]): Span {
  const plain = plainText(text);
  for (const clue of clues) {
    const words = plainText(clue).split(/ +/);
    for (const count of [words.length, 8, 4, 2]) {
      const wanted = words.slice(0, count).join(' ');
      const at = wanted.length < 3 ? -1 : plain.indexOf(wanted);
      if (at !== -1) return placeAt(path, text, at, wanted.length);
    }
  }
  return startOf(path);
}

/** With the marks that are set for readers as they are typed, letter by letter. */
function plainText(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ');
}

function placeAt(path: string, text: string, offset: number, length: number): Span {
  const before = text.slice(0, offset).split('\n');
  return { path, line: before.length, column: (before.at(-1) ?? '').length + 1, length };
}

/** The rules of the accessibility check, which runs only when it is asked for. */
export const accessibilityRules: readonly RuleText[] = [
  {
    id: 'accessibility',
    level: 'error',
    protects: 'Everybody can read and use the built pages, also by keyboard, by ear and in the dark.',
    example: {
      wrong: '|  | Rate |\n|---|---|\n| 2004 | 69.0 |',
      right: '| Year | Rate |\n|---|---|\n| 2004 | 69.0 |',
    },
  },
];
