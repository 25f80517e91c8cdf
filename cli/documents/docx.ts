import { XMLSerializer } from '@xmldom/xmldom';
import { zipSync } from 'fflate';
import { drawn, indented, type Losses } from './losses.ts';
import { toTex } from './omml.ts';
import { startWorks, takeCitations } from './reference-managers.ts';
import { type DocumentSource, type Formula, markFormula } from './source.ts';
import { titleParts } from './title-block.ts';
import type { ArchiveFiles } from './unpack.ts';
import { listWordCitations } from './word-citations.ts';
import { highlightShaded, mapStyles, removeHidden } from './word-formatting.ts';
import { markItems } from './word-numbers.ts';
import { findParts } from './word-parts.ts';
import { indexStyles, propertyOfStyle, type Styles, settingOf } from './word-styles.ts';
import { allOf, childOf, childrenOf, makeRun, paragraphOf, readXml } from './xml.ts';

/** The parts of a .docx that hold text, the main one first. */
const textParts = ['document', 'footnotes', 'endnotes'];

const forms = [
  "p[style-name='Title'] => h1.title:fresh",
  ...['Quote', 'Intense Quote', 'Block Text', 'indented'].map(
    (style) => `p[style-name='${style}'] => blockquote > p:fresh`,
  ),
  ...titleParts.map((part) => `p[style-name='${part[0]?.toUpperCase()}${part.slice(1)}'] => p.${part}:fresh`),
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "r[style-name='Verbatim Char'] => code",
  'u => u',
  'highlight => mark',
  'small-caps => capitals',
  'all-caps => capitals',
  ...['caption', 'Image Caption', 'Table Caption'].map((style) => `p[style-name='${style}'] => p.caption:fresh`),
  ...['right', 'end', 'center'].map((side) => `p[style-name='aligned ${side}'] => p.${side}:fresh`),
];

/** A part of Mammoth's API that its types leave out. */
interface Transforms {
  readonly transforms: {
    readonly paragraph: (change: (paragraph: Paragraph) => Paragraph) => (element: unknown) => unknown;
  };
}

/** What Mammoth reads, as far as words are looked for in it. */
interface Words {
  readonly value?: string;
  readonly children?: readonly Words[];
}

interface Paragraph extends Words {
  readonly alignment: string | null;
  readonly styleName: string | null;
  readonly indent: { readonly start: string | null; readonly end: string | null; readonly hanging: string | null };
}

/** Names how a plain paragraph stands as its style, so that the style map can keep it: indented from both sides, or aligned. */
function nameSide(paragraph: Paragraph, losses: Losses) {
  const { alignment, styleName, indent } = paragraph;
  if (!/^(?:Normal|Compact|Table.*|)$/i.test(styleName ?? '')) return paragraph;
  if (Number(indent.start) > 0 && Number(indent.end) > 0 && !Number(indent.hanging)) {
    losses.add(indented, wordsOf(paragraph));
    return { ...paragraph, styleId: 'indented', styleName: 'indented' };
  }
  return alignment === null ? paragraph : { ...paragraph, styleId: 'aligned', styleName: `aligned ${alignment}` };
}

function wordsOf({ value = '', children = [] }: Words): string {
  return value + children.map(wordsOf).join('');
}

/** A Word document as HTML, with its formulas listed apart; null if it cannot be read. */
export async function readDocx(files: ArchiveFiles, losses: Losses): Promise<DocumentSource | null> {
  const pathOf = findParts(files);
  const parts = textParts.flatMap((kind) => {
    const document = readXml(files.get(pathOf(kind)));
    return document === null ? [] : [{ part: pathOf(kind), document }];
  });
  if (parts[0]?.part !== pathOf('document')) return null;
  for (const { document } of parts)
    for (const [name, what] of dropped)
      for (const element of allOf(document, name))
        if (allOf(element, 'w:txbxContent').length === 0) losses.add(what, paragraphOf(element));
  const numbering = readXml(files.get(pathOf('numbering')));
  const styles = indexStyles(readXml(files.get(pathOf('styles'))));
  const formulas: Formula[] = [];
  const works = startWorks();
  const managed = parts.flatMap(({ document }) => listWordCitations(document));
  takeCitations(managed, (words, document) => makeRun(document, words), works, losses);
  const rewritten = Object.fromEntries(files);
  for (const { part, document } of parts) {
    removeHidden(document, losses);
    takeFormulas(document, formulas, losses);
    shortenLinks(document);
    openFields(document);
    breakLines(document);
    tellTabs(document, losses);
    highlightShaded(document);
    if (numbering !== null) markItems(document, { numbering, styles }, losses);
    rewritten[part] = new TextEncoder().encode(new XMLSerializer().serializeToString(document));
  }
  // The items carry our own marks; Mammoth would number them again, and less exactly.
  delete rewritten[pathOf('numbering')];
  // Loading it takes longer than most commands run.
  const { default: mammoth } = await import('mammoth');
  const pictures: Uint8Array[] = [];
  const converted = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(zipSync(rewritten, { level: 0 })) },
      {
        styleMap: [...forms, ...headingStyles(styles), ...mapStyles(styles)],
        externalFileAccess: false,
        transformDocument: (mammoth as typeof mammoth & Transforms).transforms.paragraph((one) =>
          nameSide(one, losses),
        ),
        convertImage: mammoth.images.imgElement(async (image) => {
          const picture = await image.readAsBuffer().catch(() => null);
          return { src: `picture:${picture === null ? -1 : pictures.push(picture) - 1}` };
        }),
      },
    )
    .catch(() => null);
  if (converted === null) return null;
  for (const { message } of converted.messages)
    if (message.startsWith('A w:sym ')) losses.add('A sign of a symbol font is left out: type it anew.');
  const [title] = allOf(readXml(files.get('docProps/core.xml')), 'dc:title');
  return {
    html: converted.value,
    title: title?.textContent?.trim() || undefined,
    formulas,
    works: works.list(),
    picture: (address) => pictures[Number(/^picture:(\d+)$/.exec(address)?.[1] ?? -1)] ?? null,
  };
}

/** What a page cannot show, by its element in Word; a box with words in it stays. */
const dropped: readonly (readonly [string, string])[] = [
  ['c:chart', 'A chart is left out: save it as a picture, and put it in.'],
  ['dgm:relIds', 'A SmartArt drawing is left out: save it as a picture, and put it in.'],
  ['w:commentReference', 'A comment is left out.'],
  ['w:del', 'A passage that is marked as deleted is left out.'],
  ['wps:wsp', drawn],
  ['o:OLEObject', 'An embedded object, such as an equation of an old Word, is left out: write it anew.'],
];

/** Moves each formula into the list and leaves a mark in its place. */
function takeFormulas(document: Document, formulas: Formula[], losses: Losses): void {
  const shown = allOf(document, 'm:oMathPara').map((element) => ({ element, isDisplay: true }));
  const within = allOf(document, 'm:oMath')
    .filter((element) => element.parentNode?.nodeName !== 'm:oMathPara')
    .map((element) => ({ element, isDisplay: false }));
  for (const { element, isDisplay } of [...shown, ...within]) {
    const report = (name: string) =>
      losses.add(
        `A part of a formula (\`${name}\`) has no counterpart in TeX: what is in it is kept.`,
        paragraphOf(element),
      );
    const lines = (isDisplay ? allOf(element, 'm:oMath') : [element]).map((one) => toTex(one, report));
    const marks = lines.map((tex) => markFormula(formulas.push({ tex, isDisplay }) - 1));
    element.parentNode?.replaceChild(makeRun(document, marks.join('')), element);
  }
}

/** Maps styles with an outline level to headings, whatever they are called in the author's language. */
function headingStyles(styles: Styles): string[] {
  return [...styles.keys()].flatMap((id) => {
    const level = settingOf(propertyOfStyle(styles, id, 'w:outlineLvl'));
    if (!/^[0-8]$/.test(level) || !/^[A-Za-z][\w-]*$/.test(id)) return [];
    return [`p.${id} => h${Math.min(6, Number(level) + 1)}:fresh`];
  });
}

/** Takes words out of the fields that hold them, such as the number of a caption, as Mammoth would leave them out with it. */
function openFields(document: Document): void {
  for (const field of ['w:fldSimple', 'w:dir', 'w:bdo'].flatMap((name) => allOf(document, name))) {
    for (const child of childrenOf(field)) field.parentNode?.insertBefore(child, field);
    field.parentNode?.removeChild(field);
  }
}

/** Ends a line where a page or a column ends, or a line in an old way: Mammoth would let the words around it run together. */
function breakLines(document: Document): void {
  for (const end of allOf(document, 'w:br')) end.removeAttribute('w:type');
  for (const end of allOf(document, 'w:cr')) end.parentNode?.replaceChild(document.createElement('w:br'), end);
}

/** Tells the tabs between words, which are spaces on a page; the table of contents is left out anyway. */
function tellTabs(document: Document, losses: Losses): void {
  for (const paragraph of allOf(document, 'w:p')) {
    const words = allOf(paragraph, 'w:r').map((run) => `${childOf(run, 'w:tab') ? '\t' : ''}${run.textContent}`);
    const isListed = allOf(paragraph, 'w:hyperlink').some((link) => link.getAttribute('w:anchor')?.startsWith('_Toc'));
    if (/\S\s*\t\s*\S/.test(words.join('')) && !isListed)
      losses.add('A tab is a space now: make a table of columns that tabs kept apart.', words.join(''));
  }
}

/** Removes what follows the address in a link's field, such as a tooltip, which Mammoth would take for a part of it. */
function shortenLinks(document: Document): void {
  for (const field of allOf(document, 'w:instrText')) {
    const address = /^\s*HYPERLINK\s+"[^"]*"/.exec(field.textContent ?? '')?.[0];
    if (address !== undefined) field.textContent = address;
  }
}
