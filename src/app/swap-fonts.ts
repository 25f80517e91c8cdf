import type { PageStore } from '../content/page-store.ts';

const faces = ['1em "Source Serif 4 Late"', 'italic 1em "Source Serif 4 Late"'];
/**
 * How far a line may move, in px, and still count as unmoved: hardly at all vertically, less than a word horizontally.
 */
const slack = { top: 2, left: 20 };
/** How often the faces are looked for, and the milliseconds between. */
const mostTries = 20;
const pause = 50;

/**
 * Swaps the web fonts in on a page that was painted with installed ones: at once if nothing in the window moves,
 * otherwise with the next page.
 */
export async function swapFonts(document: Document, pages: PageStore): Promise<void> {
  const { dataset } = document.documentElement;
  await import('../styles/screens/app.ts');
  const stop = pages.subscribe(({ shown }, { shown: last }) => {
    if (shown === last) return;
    stop();
    dataset.fonts = '';
  });
  // A busy browser may have the styles and not know their faces yet: those would come later, and move the text then.
  for (let tries = 0; !(await hasFaces(document)); tries += 1) {
    if (tries === mostTries) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if ('fonts' in dataset) return;
  const texts = listTexts(document);
  const before = texts.map(boxesOf);
  dataset.fonts = '';
  if (texts.every((text, index) => isUnmoved(boxesOf(text), before[index]))) stop();
  else delete dataset.fonts;
}

async function hasFaces({ fonts }: Document): Promise<boolean> {
  const found = await Promise.all(faces.map((face) => fonts.load(face)));
  return found.every(({ length }) => length > 0);
}

/** The text nodes in the window; elements outside it are skipped with all their content. */
function listTexts(document: Document): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isOutside(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

function isOutside(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** The boxes of a text's lines. */
function boxesOf(text: Node): readonly DOMRect[] {
  const range = new Range();
  range.selectNode(text);
  return [...range.getClientRects()];
}

function isUnmoved(lines: readonly DOMRect[], before: readonly DOMRect[] = []): boolean {
  const [first] = lines;
  const [last] = before;
  if (first === undefined || last === undefined) return first === last;
  return (
    lines.length === before.length &&
    Math.abs(first.top - last.top) <= slack.top &&
    Math.abs(first.left - last.left) <= slack.left
  );
}
