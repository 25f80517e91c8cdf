import { allOf, childOf, childrenOf } from './xml.ts';

/** The styles of an OpenDocument file. */
export function readStyles(documents: readonly (Document | null)[]) {
  const named = new Map<string, Element>();
  const lists = new Map<string, Element>();
  for (const document of documents) {
    for (const style of allOf(document, 'style:style')) named.set(style.getAttribute('style:name') ?? '', style);
    for (const style of allOf(document, 'text:list-style')) lists.set(style.getAttribute('style:name') ?? '', style);
  }
  const styleName = (element: Element) => element.getAttribute('text:style-name') ?? '';
  return {
    /** The name of the style that a person chose, such as `Title`. */
    nameOf(element: Element): string {
      const name = styleName(element);
      const parent = named.get(name)?.getAttribute('style:parent-style-name');
      return /^P\d+$/.test(name) && parent ? parent : name;
    },
    /** Whether a section says of itself, or a style of a paragraph or of words, that it is not shown. */
    isHidden(element: Element): boolean {
      if (element.nodeName === 'text:section') return element.getAttribute('text:display') === 'none';
      if (!/^text:(?:h|p|span)$/.test(element.nodeName)) return false;
      const properties = childOf(named.get(styleName(element)), 'style:text-properties');
      return properties?.getAttribute('text:display') === 'none';
    },
    /** The alignment of a paragraph, if it is centered or at the right. */
    sideOf(element: Element) {
      const properties = childOf(named.get(styleName(element)), 'style:paragraph-properties');
      const side = properties?.getAttribute('fo:text-align') ?? '';
      return side === 'center' ? side : /^(?:end|right)$/.test(side) ? 'right' : null;
    },
    /** The HTML elements for the formatting of an element, innermost first. */
    formattingOf(element: Element): readonly string[] {
      const properties = childOf(named.get(styleName(element)), 'style:text-properties');
      const value = (key: string) => properties?.getAttribute(key) ?? '';
      const position = value('style:text-position');
      const formats = {
        // LibreOffice and Pandoc name the style of code within a line.
        code: /^Source(?:_20_|_)Text$/.test(styleName(element)),
        em: value('fo:font-style') === 'italic' || styleName(element) === 'Emphasis',
        del: !/^(?:none)?$/.test(value('style:text-line-through-style')),
        strong: value('fo:font-weight') === 'bold' || styleName(element) === 'Strong_20_Emphasis',
        u: !/^(?:none)?$/.test(value('style:text-underline-style')),
        mark: !/^(?:transparent|#ffffff)?$/i.test(value('fo:background-color')),
        capitals: value('fo:font-variant') === 'small-caps' || value('fo:text-transform') === 'uppercase',
        sup: /^(?:super|[1-9])/.test(position),
        sub: /^(?:sub|-)/.test(position),
      };
      return Object.entries(formats).flatMap(([name, isThere]) => (isThere ? [name] : []));
    },
    /** The style of a list at its level, if the list is numbered. */
    numberingOf(list: Element): Element | undefined {
      let depth = 1;
      let outer: Element = list;
      for (let at = list.parentNode; at !== null; at = at.parentNode)
        if (at.nodeName === 'text:list') {
          depth += 1;
          outer = at as Element;
        }
      const style = lists.get(styleName(list)) ?? lists.get(styleName(outer));
      const levels = style === undefined ? [] : childrenOf(style);
      // Pandoc gives nested lists a style of their own, with a single level.
      const own = levels.length === 1 ? levels[0] : levels.find((one) => one.getAttribute('text:level') === `${depth}`);
      return own?.nodeName === 'text:list-level-style-number' ? own : undefined;
    },
  };
}
