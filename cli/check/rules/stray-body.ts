import { kinds } from '../../kinds/registry.ts';
import type { Rule } from '../rule.ts';

export const strayBody: Rule = {
  id: 'stray-body',
  level: 'error',
  finds: 'There is text below the keys of a group or of `site.md`, where it would be shown nowhere.',
  example: {
    file: 'groups/introduction.md',
    wrong: '---\ntitle: Introduction to Cognitive Economics\norder: 10\n---\n\nWhere to begin.',
    right: '---\ntitle: Introduction to Cognitive Economics\norder: 10\n---',
  },
  *checkDocument(document) {
    const first = document.body.blocks[0];
    if (kinds[document.kind].text !== 'none' || first === undefined) return;
    yield { at: first.at, reason: 'This text is shown nowhere.', hint: 'Keep only the keys between the two `---`.' };
  },
};
