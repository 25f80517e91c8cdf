import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';

/** A violation that axe found at an element of a page. */
export interface Violation {
  readonly route: string;
  /** The rule of axe. */
  readonly rule: string;
  /** Whether axe calls it critical or serious. */
  readonly isGrave: boolean;
  readonly help: string;
  readonly helpUrl: string;
  readonly html: string;
  /** Whether it is in the page's own text, and not in the frame that all pages share. */
  readonly isText: boolean;
  /** Texts by which its source can be found, the surest first. */
  readonly clues: readonly string[];
}

export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

const maxQuoted = 100;

/** The violations as problems, each at its place in the source of its page. One of the frame is reported once, in `frameSource`. */
export function reportViolations(
  violations: readonly Violation[],
  sourceOf: (route: string) => ContentFile | undefined,
  frameSource: string,
): Problem[] {
  const frame = new Set<string>();
  return violations.flatMap((violation) => {
    const { rule, html, help, helpUrl, route, isText, isGrave } = violation;
    if (!isText && frame.size === frame.add(rule + html).size) return [];
    const source = isText ? sourceOf(route) : undefined;
    const shown = html.length > maxQuoted ? `${html.slice(0, maxQuoted)}…` : html;
    const finding = {
      at: source === undefined ? startOf(frameSource) : locate(source, violation.clues),
      reason: `On \`${route}\`, \`${shown.replace(/\s+/g, ' ')}\` breaks the rule ${rule}: ${help}.`,
      hint: `${helpUrl.replace(/\?.*/, '')} says how to mend it.`,
    };
    return [createProblem('accessibility', isGrave ? 'error' : 'warning', finding)];
  });
}

/** Where the first clue that the text contains stands in it; the start of the file if none does. */
function locate({ path, text }: ContentFile, clues: readonly string[]): Span {
  const plain = plainText(text);
  for (const clue of clues) {
    const words = plainText(clue).split(/ +/);
    for (const count of [words.length, 8, 4, 2]) {
      const wanted = words.slice(0, count).join(' ');
      const at = wanted.length < 3 ? -1 : plain.indexOf(wanted);
      if (at !== -1) return spanAt(path, text, at, wanted.length);
    }
  }
  return startOf(path);
}

/** With straight quotation marks and plain spaces, so that every character keeps its offset. */
function plainText(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ');
}

function spanAt(path: string, text: string, offset: number, length: number): Span {
  const before = text.slice(0, offset).split('\n');
  return { path, line: before.length, column: (before.at(-1) ?? '').length + 1, length };
}

/** The rule of the accessibility check, which runs only with `--accessibility`. */
export const accessibilityRules: readonly RuleText[] = [
  {
    id: 'accessibility',
    level: 'error',
    finds:
      'Some people cannot read or use a built page: with a keyboard alone, with a screen reader or in the dark theme.',
    example: {
      wrong: '|  | Rate |\n|---|---|\n| 2004 | 69.0 |',
      right: '| Year | Rate |\n|---|---|\n| 2004 | 69.0 |',
    },
  },
];
