import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { tableOf } from '../core/table.ts';
import { isElement, textOfElement } from './hast.ts';
import type { Losses } from './losses.ts';

/** What is reported of formatting that pages do not have, by element; `capitals` is our own name for small and all capitals. */
const reports = tableOf<string>({
  u: 'Underlined words are in italics now: on a page only links are underlined.',
  mark: 'Highlighted words are in italics now.',
  capitals: 'Words shown in capitals or small capitals are in the letters that were typed.',
});

/** Reports formatting that is lost. Links and headings are styled by the site, so that only a highlight is missed there. */
export function reportFormatting(root: Nodes, losses: Losses): void {
  visit(root, 'element', (element) => {
    const { tagName, children } = element;
    if (/^(?:a|h[1-6])$/.test(tagName))
      visit(element, 'element', (inside) => {
        if (inside.tagName === 'u' || inside.tagName === 'capitals') inside.tagName = 'span';
      });
    const [only] = children;
    if (tagName === 'u' && children.length === 1 && isElement(only) && only.tagName === 'a') element.tagName = 'span';
    const loss = reports[element.tagName];
    const near = textOfElement(element);
    if (loss !== undefined && near !== '') losses.add(loss, near);
    if (/^(?:abbr|acronym)$/.test(tagName) && element.properties.title)
      losses.add(
        'What an abbreviation stands for is left out: write it into the text.',
        `${near}: ${element.properties.title}`,
      );
  });
}
