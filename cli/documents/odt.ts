/** Reads what LibreOffice writes. */
import { XMLSerializer } from '@xmldom/xmldom';
import { escapeXml } from '../core/xml.ts';
import { drawn, hidden, type Losses, lettered } from './losses.ts';
import { listOdtCitations } from './odt-citations.ts';
import { countLists } from './odt-lists.ts';
import { readStyles } from './odt-styles.ts';
import { startWorks, takeCitations } from './reference-managers.ts';
import type { DocumentSource } from './source.ts';
import { titleParts } from './title-block.ts';
import type { ArchiveFiles } from './unpack.ts';
import { allOf, childOf, childrenOf, paragraphOf, readXml } from './xml.ts';

/** What a page cannot show, by its element in OpenDocument; an empty text for what nobody misses. Words in a drawing stay. */
const dropped: Readonly<Record<string, string>> = {
  'office:annotation': 'A comment is left out.',
  'text:tracked-changes': 'The record of changes is left out, with what it deleted.',
  'draw:custom-shape': drawn,
  'draw:line': drawn,
  'draw:connector': drawn,
  'draw:path': drawn,
  'draw:polyline': drawn,
  'draw:polygon': drawn,
  'table:covered-table-cell': '',
  'text:table-of-content': 'The table of contents is left out: the page makes its own.',
  'text:sequence-decls': '',
  'svg:title': '',
  'svg:desc': '',
  'office:annotation-end': '',
};

/** An OpenDocument text as HTML; null if it cannot be read. Source: OpenDocument 1.2, part 1. */
export function readOdt(files: ArchiveFiles, losses: Losses): DocumentSource | null {
  const read = (name: string) => readXml(files.get(name));
  const content = read('content.xml');
  const [text] = allOf(content, 'office:text');
  if (text === undefined) return null;
  const styles = readStyles([content, read('styles.xml')]);
  const works = startWorks();
  takeCitations(listOdtCitations(text), (words, document) => document.createTextNode(words), works, losses);
  const count = countLists(styles.numberingOf);
  const notes: string[] = [];

  const inside = (element: Element): string =>
    Array.from(element.childNodes)
      .map((node) =>
        node.nodeType === 1 ? write(node as Element) : node.nodeType === 3 ? escapeXml(node.nodeValue ?? '') : '',
      )
      .join('');

  function write(element: Element): string {
    const name = element.nodeName;
    const loss = dropped[name];
    const isBox = loss === drawn && allOf(element, 'text:p').some(({ textContent }) => textContent?.trim());
    if (loss !== undefined && !isBox) {
      if (loss !== '') losses.add(loss, paragraphOf(element));
      return '';
    }
    if (styles.isHidden(element)) {
      losses.add(hidden, element.textContent ?? '');
      return '';
    }
    return forms[name]?.(element) ?? inside(element);
  }

  const form = (element: Element): string =>
    styles.formattingOf(element).reduce((html, format) => `<${format}>${html}</${format}>`, inside(element));

  const anchor = (element: Element) => `<a id="${escapeXml(element.getAttribute('text:name') ?? '')}"></a>`;

  const forms: Readonly<Record<string, (element: Element) => string>> = {
    'text:h': (element) => {
      const level = Math.min(6, Number(element.getAttribute('text:outline-level') ?? 1) || 1);
      return `<h${level}>${inside(element)}</h${level}>`;
    },
    'text:p': (element) => {
      const style = styles.nameOf(element);
      if (style === 'Title') return `<h1 class="title">${inside(element)}</h1>`;
      if (/^(?:Quotations|Quote)$/.test(style)) return `<blockquote><p>${inside(element)}</p></blockquote>`;
      if (/^Preformatted/.test(style)) return `<pre>${inside(element)}</pre>`;
      const isCaption = /caption|^(?:Illustration|Table|Figure)$/i.test(style);
      const isPart = titleParts.some((part) => part === style.toLowerCase());
      const kind = isCaption ? 'caption' : isPart ? style.toLowerCase() : styles.sideOf(element);
      // Only an automatic style says how the words of this paragraph are formatted.
      const words = style === element.getAttribute('text:style-name') ? inside(element) : form(element);
      return `<p${kind === null ? '' : ` class="${kind}"`}>${words}</p>`;
    },
    'text:span': form,
    'text:s': (element) => ' '.repeat(Math.min(100, Number(element.getAttribute('text:c') ?? 1) || 1)),
    'text:tab': () => ' ',
    'text:line-break': () => '<br>',
    'text:a': (element) => {
      const address = (element.getAttribute('xlink:href') ?? '').replace(/\|outline$/, '');
      return `<a href="${escapeXml(address)}">${inside(element)}</a>`;
    },
    'text:bookmark': anchor,
    'text:bookmark-start': anchor,
    'text:list': writeList,
    'table:table': (element) => `<table>${inside(element)}</table>`,
    'table:table-row': (element) => `<tr>${inside(element)}</tr>`,
    'table:table-header-rows': (element) => `<thead>${inside(element).replace(/<(\/?)td/g, '<$1th')}</thead>`,
    'table:table-cell': (element) => {
      const span = (name: string) => Number(element.getAttribute(`table:number-${name}-spanned`) ?? 1) || 1;
      const first = childOf(element, 'text:p');
      const tag = first && /^Table(?:_20_)?Heading$/.test(styles.nameOf(first)) ? 'th' : 'td';
      return `<${tag} colspan="${span('columns')}" rowspan="${span('rows')}">${inside(element)}</${tag}>`;
    },
    'text:note': (element) => {
      const body = childOf(element, 'text:note-body');
      const number = notes.length + 1;
      notes.push('');
      notes[number - 1] =
        `<li id="note-${number}">${body === undefined ? '' : inside(body)}<a href="#mark-${number}">^</a></li>`;
      return `<sup><a href="#note-${number}" id="mark-${number}">${number}</a></sup>`;
    },
    'draw:frame': writeFrame,
  };

  function writeList(list: Element): string {
    const { numbering, start } = count(list);
    if (numbering === 'letters') losses.add(lettered, allOf(list, 'text:p')[0]?.textContent ?? '');
    const tag = numbering === 'none' ? 'ul' : 'ol';
    const items = childrenOf(list).map((item) => {
      // A list header has no number and continues the item before it.
      if (item.nodeName === 'text:list-header') return inside(item);
      const number = Number(item.getAttribute('text:start-value'));
      const anew = number > 0 && item !== childrenOf(list)[0] ? `</li></${tag}><${tag} start="${number}">` : '</li>';
      return `${anew}<li>${inside(item)}`;
    });
    return `<${tag} start="${start}">${items.join('').replace(/^<\/li>/, '')}</li></${tag}>`;
  }

  function writeFrame(frame: Element): string {
    const object = childOf(frame, 'draw:object');
    const folder = object?.getAttribute('xlink:href')?.replace(/^\.\//, '').replace(/\/$/, '');
    const math =
      object &&
      (childrenOf(object).find((one) => /(?:^|:)math$/.test(one.nodeName)) ?? formulaAt(`${folder}/content.xml`));
    if (math) return writeMath(math);
    if (object !== undefined) losses.add('An embedded object, such as a chart, is left as its picture, if it has one.');
    const address = childOf(frame, 'draw:image')?.getAttribute('xlink:href');
    const alt = childOf(frame, 'svg:desc')?.textContent ?? childOf(frame, 'svg:title')?.textContent ?? '';
    if (address) return `<img src="${escapeXml(address)}" alt="${escapeXml(alt)}">`;
    return inside(frame);
  }

  function formulaAt(name: string): Element | undefined {
    const root = read(name)?.documentElement ?? undefined;
    return root !== undefined && /(?:^|:)math$/.test(root.nodeName) ? root : undefined;
  }

  // Each line of code is a paragraph in OpenDocument.
  const html = `${inside(text).replace(/<\/pre>\s*<pre>/g, '\n')}<ol>${notes.join('')}</ol>`;
  const [title] = allOf(read('meta.xml'), 'dc:title');
  return {
    html,
    title: title?.textContent?.trim() || undefined,
    formulas: [],
    works: works.list(),
    picture: (address) => files.get(address.replace(/^\.\//, '')) ?? null,
  };
}

/** MathML without namespace prefixes, as HTML has it. */
function writeMath(element: Element): string {
  return new XMLSerializer().serializeToString(element).replace(/(<\/?)\w+:/g, '$1');
}
