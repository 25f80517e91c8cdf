import { readCsl } from '../formats/csl-read.ts';
import type { Entry } from '../formats/entry.ts';
import { type Losses, listed } from './losses.ts';
import { keyOfWork } from './source.ts';

/** Collects the publications that the citations of a reference manager bring along. */
type CitedWorks = ReturnType<typeof startWorks>;

/** What a reference manager keeps in a document: its code, and what readers see of it. */
export interface Managed {
  readonly code: string;
  readonly shown: readonly Node[];
}

/** A publication as Zotero and Mendeley cite it. Source: the schema csl-citation of the Citation Style Language. */
interface CitationItem {
  readonly id?: unknown;
  readonly itemData?: Readonly<Record<string, unknown>>;
  readonly locator?: unknown;
  readonly label?: unknown;
  readonly prefix?: unknown;
  readonly suffix?: unknown;
}

/** What stands before a locator; other kinds, such as a chapter, are named. */
const locatorNames: Readonly<Record<string, string>> = { page: 'p.', '': 'p.', section: 'sec.', figure: 'fig.' };

/** Whether a code is that of a list of references. */
const isReferenceList = (code: string) => /CSL_BIBLIOGRAPHY|MENDELEY_BIBLIOGRAPHY/.test(code);

/** Whether a code is that of a citation, whether its data can be read or not. */
const isCitation = (code: string) => /CSL_CITATION|MENDELEY_CITATION|ADDIN EN\.CITE\b/.test(code);

/** What is told of a citation that stays as readers saw it. */
export const unreadCitation =
  'A citation of a reference manager is plain text now, for what it cites cannot be read: write it as `[@id]`.';

/**
 * Writes the citations of Zotero and Mendeley in the syntax of this site, each as a node that `make` makes of its text, and
 * takes out their list of references, unless a citation stays as it was typed.
 */
export function takeCitations(
  managed: readonly Managed[],
  make: (text: string, document: Document) => Node,
  works: CitedWorks,
  losses: Losses,
): void {
  let isWhole = true;
  for (const { code, shown } of managed) {
    if (!isCitation(code)) continue;
    const words = shown.map((node) => node.textContent).join('');
    const [first] = shown;
    const document = first?.ownerDocument;
    const written = document ? works.cite(code, words) : null;
    if (first === undefined || !document || written === null) {
      isWhole = false;
      losses.add(unreadCitation, words);
      continue;
    }
    first.parentNode?.insertBefore(make(written, document), first);
    remove(shown);
  }
  if (!isWhole) return;
  for (const { shown } of managed.filter(({ code }) => isReferenceList(code))) {
    losses.add(listed);
    removeHeadingBefore(shown[0]);
    remove(shown);
  }
}

/** Removes the heading before a list of references, of which this is the first piece. */
function removeHeadingBefore(piece: Node | undefined): void {
  let at: Node | null = piece ?? null;
  while (at !== null && !/^(?:w:p|text:section)$/.test(at.nodeName)) at = at.parentNode;
  do at = at?.previousSibling ?? null;
  while (at !== null && at.textContent?.trim() === '');
  if (at !== null && listHeading.test(at.textContent ?? '')) remove([at]);
}

const listHeading = /^\W*(?:\d+\W+)?(?:references|bibliography|works cited|literature(?: cited)?)\W*$/i;

function remove(nodes: readonly Node[]): void {
  for (const node of nodes) node.parentNode?.removeChild(node);
}

export function startWorks() {
  const works: Entry[] = [];
  const keys = new Map<string, string>();

  /** The key of a publication, the same for each of its citations; null if it cannot become a reference. */
  function add({ id, itemData }: CitationItem): string | null {
    const known = keys.get(String(id));
    if (known !== undefined) return known;
    // What its owner noted of a publication was for no reader.
    const { entry } = readCsl({ ...itemData, annote: '' }, 'document');
    if (entry === null) return null;
    const called = itemData?.['citation-key'];
    const key = keyOfWork(works.push({ ...entry, key: typeof called === 'string' ? called : '' }) - 1);
    keys.set(String(id), key);
    return key;
  }

  return {
    list: (): readonly Entry[] => works,
    /**
     * A citation in the syntax of this site, from its code and the words that readers saw: `[@work:0, p. 7]`, where the
     * number is the place in the list. Null if its publications cannot be read.
     */
    cite(code: string, shown: string): string | null {
      const items = readItems(code).map((item) => ({ item, key: add(item) }));
      if (items.length === 0 || items.some(({ key }) => key === null)) return null;
      const cited = items.map(({ item, key }) => ({ words: plain(item.prefix), text: writeItem(item, key ?? '') }));
      if (cited.some(({ words }) => words !== ''))
        return `(${cited.map(({ words, text }) => `${words} [${text}]`.trim()).join('; ')})`;
      const citation = `[${cited.map(({ text }) => text).join('; ')}]`;
      // A citation that stood for its authors keeps their names, and a raised number needs a space.
      const [, names] = /^([^([\d][^([]*?)\s*[([].*[)\]]$/s.exec(shown.trim()) ?? [];
      return names === undefined ? `${/^[([]/.test(shown) ? '' : ' '}${citation}` : `${names} ${citation}`;
    },
  };
}

function writeItem({ locator, label, suffix }: CitationItem, key: string): string {
  const kind = plain(label);
  const where = plain(locator);
  const pages = /\d[-–,]/.test(where) && (kind === '' || kind === 'page') ? 'pp.' : (locatorNames[kind] ?? kind);
  return [`@${key}`, where && `${pages} ${where.replace(/(?<=\d)-(?=\d)/g, '–')}`, plain(suffix)]
    .filter((part) => part !== '')
    .join(', ');
}

/** A text without what has a sense in a citation. */
function plain(text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  return String(text)
    .replace(/<[^<>]*>|[[\]@;]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[,\s]+|[,\s]+$/g, '');
}

/** The items in the code of a citation: JSON behind a name, in the tag of a control as base64. */
function readItems(code: string): readonly CitationItem[] {
  const [, tagged] = /^MENDELEY_CITATION_v\d+_(.+)$/s.exec(code) ?? [];
  const written = tagged === undefined ? code : Buffer.from(tagged, 'base64').toString();
  try {
    const read = JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1));
    return Array.isArray(read?.citationItems) ? read.citationItems.filter(Boolean) : [];
  } catch {
    return [];
  }
}
