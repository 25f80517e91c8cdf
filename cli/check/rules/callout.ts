import { calloutKinds, calloutsElsewhere } from '../../core/labels.ts';
import { findNearest } from '../../core/nearest.ts';
import { quoteAll } from '../../core/words.ts';
import type { Rule } from '../rule.ts';

const kinds = Object.keys(calloutKinds);

export const callout: Rule = {
  id: 'callout',
  level: 'error',
  finds: 'A callout is of an unknown kind, or has a label although it is no proposition.',
  example: { wrong: '> [!NOTES]\n> Words.', right: '> [!NOTE]\n> Words.' },
  *checkDocument({ body }) {
    for (const { target, at } of body.strayCallouts) {
      if (target.trim().toUpperCase() in calloutKinds)
        yield {
          at,
          reason: `\`[!${target}]\` begins no callout here: it is not in the first line of a quotation.`,
          hint: 'Write `> ` before this line and each line below it, and leave a line empty above.',
        };
      else {
        const meant = findNearest(target, kinds) ?? calloutsElsewhere[target.trim().toUpperCase()];
        yield {
          at,
          reason: `There is no callout of the kind \`${target}\`.`,
          hint: `Write one of ${quoteAll(kinds.map(nameKind))}.`,
          suggestion: meant && nameKind(meant),
        };
      }
    }
    for (const at of body.emptyCallouts)
      yield {
        at,
        reason: 'This callout has no text.',
        hint: 'Write it below, each line with `> ` before it, and no empty line between.',
      };
    for (const { target, at } of body.strayLabels)
      yield {
        at,
        reason: `Only a callout of the kind \`PROPOSITION\` has a number, and \`${target}\` is the label of another.`,
        hint: 'Take the label away, or write `[!PROPOSITION]`.',
      };
  },
};

function nameKind(kind: string): string {
  return `[!${kind}]`;
}
