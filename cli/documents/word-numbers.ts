import type { Losses } from './losses.ts';
import { allOf, childOf, childrenOf } from './xml.ts';

/** Where a list of a document takes its numbers from. */
interface Numbering {
  readonly id: string;
  /** Lists of the same source count on from each other. */
  readonly source: string;
  readonly formats: ReadonlyMap<string, string>;
  readonly starts: ReadonlyMap<string, number>;
  /** Where the list begins anew, whatever was counted before it. */
  readonly restarts: ReadonlyMap<string, number>;
}

const mark = /<li>\uE002(\d+)\uE003|\uE002\d+\uE003|<(\/?)ol>/g;

/**
 * Puts the number that Word shows before the words of each item of a numbered list, between signs that no text has:
 * what reads the document afterwards counts every list from one. A paragraph that shows no sign is no item.
 */
export function markNumbers(
  document: Document,
  { numbering, styles }: { readonly numbering: Document; readonly styles: Document | null },
  losses: Losses,
): void {
  const lists = readNumberings(numbering);
  const styled = readStyled(styles);
  const count = createCounter();
  const lettered = new Set<Numbering>();
  for (const paragraph of allOf(document, 'w:p')) {
    const properties = childOf(paragraph, 'w:pPr');
    const own = childOf(properties, 'w:numPr');
    const item = own ?? styled.get(valueOf(childOf(properties, 'w:pStyle')));
    const list = lists.get(valueOf(childOf(item, 'w:numId')));
    const level = valueOf(childOf(item, 'w:ilvl')) || '0';
    const format = list?.formats.get(level) ?? 'bullet';
    if (format === 'none' && own !== undefined) own.parentNode?.removeChild(own);
    if (list === undefined || format === 'bullet' || format === 'none') continue;
    if (!format.startsWith('decimal')) lettered.add(list);
    const run = document.createElement('w:r');
    const text = document.createElement('w:t');
    text.appendChild(document.createTextNode(`\uE002${count(list, level)}\uE003`));
    run.appendChild(text);
    paragraph.insertBefore(run, properties?.nextSibling ?? null);
  }
  losses.add('The letters or Roman numerals of a list are digits now.', lettered.size);
}

/** Counts the items of each level as Word does. */
function createCounter(): (list: Numbering, level: string) => number {
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (list, level) => {
    const counted = counts.get(list.source) ?? [];
    counts.set(list.source, counted);
    const place = `${list.id} ${level}`;
    const restart = begun.has(place) ? undefined : list.restarts.get(level);
    begun.add(place);
    const last = counted[Number(level)];
    const number = restart ?? (last === undefined ? (list.starts.get(level) ?? 1) : last + 1);
    counted.length = Number(level);
    counted[Number(level)] = number;
    return number;
  };
}

/** The lists of the styles whose paragraphs are items. */
function readStyled(styles: Document | null): ReadonlyMap<string, Element> {
  const all = styles === null ? [] : allOf(styles, 'w:style');
  return new Map(
    all.flatMap((style): [string, Element][] => {
      const item = childOf(childOf(style, 'w:pPr'), 'w:numPr');
      return item === undefined ? [] : [[style.getAttribute('w:styleId') ?? '', item]];
    }),
  );
}

function readNumberings(numbering: Document): ReadonlyMap<string, Numbering> {
  const sources = new Map(allOf(numbering, 'w:abstractNum').map((one) => [one.getAttribute('w:abstractNumId'), one]));
  return new Map(
    allOf(numbering, 'w:num').map((list): [string, Numbering] => {
      const source = valueOf(childOf(list, 'w:abstractNumId'));
      const levels = childrenOf(sources.get(source) ?? list).filter(({ nodeName }) => nodeName === 'w:lvl');
      const overrides = childrenOf(list).filter(({ nodeName }) => nodeName === 'w:lvlOverride');
      const levelOf = (one: Element) => one.getAttribute('w:ilvl') ?? '0';
      const id = list.getAttribute('w:numId') ?? '';
      return [
        id,
        {
          id,
          source,
          formats: new Map(levels.map((one) => [levelOf(one), formatOf(one)])),
          starts: new Map(levels.map((one) => [levelOf(one), Number(valueOf(childOf(one, 'w:start')) || 1)])),
          restarts: new Map(
            overrides.flatMap((one): [string, number][] => {
              const start = valueOf(childOf(one, 'w:startOverride'));
              return start === '' ? [] : [[levelOf(one), Number(start)]];
            }),
          ),
        },
      ];
    }),
  );
}

/** How a level is numbered: a bullet that shows nothing is none. */
function formatOf(level: Element): string {
  const format = valueOf(childOf(level, 'w:numFmt')) || 'decimal';
  return format === 'bullet' && valueOf(childOf(level, 'w:lvlText')).trim() === '' ? 'none' : format;
}

function valueOf(element: Element | undefined): string {
  return element?.getAttribute('w:val') ?? '';
}

/**
 * Gives the lists of HTML the numbers that stand in their items, and takes these out of the text. A list that does not
 * go on counting is two.
 */
export function takeNumbers(html: string): string {
  const expected: (number | undefined)[] = [];
  const counted = html.replace(mark, (found, written: string | undefined, closing: string | undefined) => {
    if (closing === '') expected.push(undefined);
    else if (closing === '/') expected.pop();
    if (closing !== undefined) return found;
    if (written === undefined) return '';
    const [number, next] = [Number(written), expected.pop()];
    expected.push(number + 1);
    if (number === (next ?? 1)) return '<li>';
    return next === undefined ? `\uE002${number}\uE003<li>` : `</ol><ol start="${number}"><li>`;
  });
  return counted.replace(/<ol>\uE002(\d+)\uE003/g, '<ol start="$1">').replace(/\uE002\d+\uE003/g, '');
}
