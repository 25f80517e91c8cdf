/** How a browser's translator goes about a text: it puts an element in its place, or around it. */
export type Translator = 'replaces' | 'wraps';

/**
 * Does to each text of a page what a browser's translator does to it; gives the way to take that back. It is
 * self-contained, so that it can also be sent to a browser.
 */
export function translate(document: Document, translator: Translator): () => void {
  const texts: Text[] = [];
  function collect(node: Node): void {
    if (['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT'].includes(node.nodeName)) return;
    if (node.nodeType === 3 && node.nodeValue?.trim() !== '') texts.push(node as Text);
    node.childNodes.forEach(collect);
  }
  collect(document.body);
  const pairs = texts.map((text) => {
    const font = document.createElement('font');
    if (translator === 'replaces') {
      text.replaceWith(font);
      font.textContent = `«${text.data}»`;
    } else {
      text.before(font);
      font.append('«', text, '»');
    }
    return [text, font] as const;
  });
  return () => {
    for (const [text, font] of pairs) font.replaceWith(text);
  };
}
