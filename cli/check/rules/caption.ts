import { type LabelKind, labelKinds } from '../../core/labels.ts';
import type { Rule } from '../rule.ts';

export const caption: Rule = {
  id: 'caption',
  level: 'error',
  finds: 'A caption stands below nothing that can have one, or its label is for something else.',
  example: {
    wrong: 'See [@tab:cost].\n\n| A cost |\n|---|\n| 7 |\n\n: What it costs. {#cost}',
    right: 'See [@tab:cost].\n\n| A cost |\n|---|\n| 7 |\n\n: What it costs. {#tab:cost}',
  },
  *checkDocument({ body }) {
    for (const at of body.strayCaptions)
      yield {
        at,
        reason: 'A paragraph that begins with a colon is a caption, and there is nothing above it to have one.',
        hint: 'Put it below a figure, a picture, a table or an equation, with an empty line between.',
      };
    for (const { target, kind, at } of body.labels) {
      if (new RegExp(`^${kind}:[a-z0-9]+(?:-[a-z0-9]+)*$`).test(target)) continue;
      yield {
        at,
        reason: `\`${target}\` is no label of ${articleOf(kind)}.`,
        hint: `Write \`${kind}:\` and lower-case letters, digits and hyphens.`,
        suggestion: `${kind}:${nameIn(target)}`,
      };
    }
  },
};

function articleOf(kind: LabelKind): string {
  const word = labelKinds[kind].toLowerCase();
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** The part of the label after the colon, in the characters that labels allow. */
function nameIn(label: string): string {
  const name = label.replace(/^[^:]*:/, '').toLowerCase();
  return name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'name';
}
