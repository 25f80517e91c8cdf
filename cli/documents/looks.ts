import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { isElement, textOfElement } from './hast.ts';
import type { Losses } from './losses.ts';

/** What is said of a look that pages do not have, by its element; `capitals` is a name of our own. */
const told: Readonly<Record<string, string>> = {
  u: 'Underlined words are in italics now: on a page only links are underlined.',
  mark: 'Highlighted words are in italics now.',
  capitals: 'Words shown in capitals or small capitals are in the letters that were typed.',
};

/** Tells which looks are not as they were. A link and a heading have their own, so that only a highlight is missed there. */
export function settleLooks(root: Nodes, losses: Losses): void {
  visit(root, 'element', (element) => {
    const { tagName, children } = element;
    if (/^(?:a|h[1-6])$/.test(tagName))
      visit(element, 'element', (inside) => {
        if (inside.tagName === 'u' || inside.tagName === 'capitals') inside.tagName = 'span';
      });
    const [only] = children;
    if (tagName === 'u' && children.length === 1 && isElement(only) && only.tagName === 'a') element.tagName = 'span';
    const loss = told[element.tagName];
    const near = textOfElement(element);
    if (loss !== undefined && near !== '') losses.add(loss, near);
  });
}
