import { readKey } from '../../parse/document.ts';
import { quoteYaml } from '../../parse/yaml-slips.ts';
import { citedKind } from '../../resolve/references.ts';
import type { Advice, Rule } from '../rule.ts';

type Judge = (value: string) => Advice | null;

/** What may be wrong with a value, by its key; a list of references would show it as it is. */
const judges: Readonly<Record<string, Judge>> = {
  volume: (value) => judgeIssue(value) ?? judgeNumber(value),
  issue: judgeNumber,
  doi: (value) =>
    /[.,;]$/.test(value)
      ? {
          reason: `\`${value}\` ends with a sign of the sentence from which it was copied.`,
          hint: 'Leave the sign out.',
          suggestion: value.replace(/[.,;]+$/, ''),
        }
      : null,
  pages: (value) => advise(value, value.replace(/^(?:pp?|pages?|S|Seiten?)\b\.?\s*(?=\w*\d)/i, '')),
};

export const publicationParts: Rule = {
  id: 'publication-parts',
  level: 'warning',
  finds:
    'A citation would come out wrong: a key has to hold one part of a publication, such as the title, and nothing else.',
  example: { file: 'references/example.md', wrong: 'volume: 12(3)', right: 'volume: "12"\nissue: "3"' },
  *checkDocument(document) {
    if (document.kind !== citedKind) return;
    for (const [key, judge] of Object.entries(judges)) {
      const value = readKey(document, key);
      const advice = typeof value === 'string' ? judge(value) : null;
      if (advice !== null) yield { at: document.locate([key]), ...advice };
    }
  },
};

function judgeIssue(value: string): Advice | null {
  const [, volume, issue] = /^(\S+?)\s*\((\S+)\)$/.exec(value) ?? [];
  if (volume === undefined) return null;
  return {
    reason: `\`${value}\` is a volume and its issue.`,
    hint: `Write \`volume: "${volume}"\` and \`issue: "${issue}"\`.`,
  };
}

function judgeNumber(value: string): Advice | null {
  return advise(value, value.replace(/^(?:vol(?:ume)?|no|nr|number|issue|Bd|Band|Heft)\b\.?\s*(?=\w*\d)/i, ''));
}

/** Advice to write only a part of a value; null if that is all of it. */
function advise(value: string, part: string): Advice | null {
  if (part === value) return null;
  return {
    reason: `\`${value}\` stands where references show the number alone.`,
    hint: 'Leave the word out.',
    suggestion: quoteYaml(part),
  };
}
