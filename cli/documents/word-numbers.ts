import { type Losses, lettered } from './losses.ts';
import { markItem } from './source.ts';
import { propertyOfStyle, type Styles, settingOf } from './word-styles.ts';
import { allOf, childOf, childrenOf, makeRun } from './xml.ts';

/** The numbering of a list. */
interface Numbering {
  readonly id: string;
  /** Lists with the same source continue each other's numbers. */
  readonly source: string;
  readonly levels: ReadonlyMap<string, Element>;
  /** The numbers at which levels restart. */
  readonly restarts: ReadonlyMap<string, number>;
}

/**
 * Marks each list item with its level and the number that Word shows, and each paragraph that continues an item.
 * Mammoth, which reads the document next, starts every list at one and knows no second paragraphs of an item.
 */
export function markItems(
  document: Document,
  { numbering, styles }: { readonly numbering: Document; readonly styles: Styles },
  losses: Losses,
): void {
  const lists = readNumberings(numbering, styles);
  const count = createCounter();
  const reported = new Set<Numbering>();
  for (const paragraph of allOf(document, 'w:p')) {
    const properties = childOf(paragraph, 'w:pPr');
    const style = settingOf(childOf(properties, 'w:pStyle'));
    const item = childOf(properties, 'w:numPr') ?? propertyOfStyle(styles, style, 'w:numPr');
    const list = lists.get(settingOf(childOf(item, 'w:numId')));
    const level = settingOf(childOf(item, 'w:ilvl')) || (list && levelOfStyle(list, style)) || '0';
    const format = list && formatOf(list.levels.get(level));
    if (format === undefined && !/^List(?:Paragraph|Continue)/.test(style)) continue;
    if (list && format === 'other' && !reported.has(list)) {
      reported.add(list);
      losses.add(lettered, paragraph.textContent ?? '');
    }
    const isNumbered = list && (format === 'digits' || format === 'other');
    const sign = isNumbered ? count(list, level) : format === 'bullet' ? 'bullet' : 'none';
    const run = makeRun(document, markItem(Number(level) + 1, sign));
    paragraph.insertBefore(run, properties?.nextSibling ?? paragraph.firstChild);
  }
}

/** Counts the items of each level as Word does. */
function createCounter(): (list: Numbering, level: string) => number {
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (list, level) => {
    const counted = counts.get(list.source) ?? [];
    counts.set(list.source, counted);
    const restart = begun.has(`${list.id} ${level}`) ? undefined : list.restarts.get(level);
    begun.add(`${list.id} ${level}`);
    const last = counted[Number(level)];
    const start = Number(settingOf(childOf(list.levels.get(level), 'w:start')) || 1);
    const number = restart ?? (last === undefined ? start : last + 1);
    counted.length = Number(level);
    counted[Number(level)] = number;
    return number;
  };
}

function readNumberings(numbering: Document, styles: Styles): ReadonlyMap<string, Numbering> {
  const sources = new Map(allOf(numbering, 'w:abstractNum').map((one) => [one.getAttribute('w:abstractNumId'), one]));
  const lists = new Map(allOf(numbering, 'w:num').map((one) => [one.getAttribute('w:numId') ?? '', one]));
  const sourceOf = (list: Element | undefined) => sources.get(settingOf(childOf(list, 'w:abstractNumId')));
  return new Map(
    [...lists].map(([id, list]): [string, Numbering] => {
      // A list can refer to the numbering of a style.
      const style = styles.get(settingOf(childOf(sourceOf(list), 'w:numStyleLink')));
      const linked = settingOf(childOf(childOf(childOf(style, 'w:pPr'), 'w:numPr'), 'w:numId'));
      const source = sourceOf(lists.get(linked)) ?? sourceOf(list);
      const restarts = childrenOf(list).flatMap((one): [string, number][] => {
        const start = settingOf(childOf(one, 'w:startOverride'));
        return start === '' ? [] : [[levelOf(one), Number(start)]];
      });
      const levels = source === undefined ? [] : childrenOf(source).filter(({ nodeName }) => nodeName === 'w:lvl');
      return [
        id,
        {
          id,
          source: source?.getAttribute('w:abstractNumId') ?? id,
          levels: new Map(levels.map((one) => [levelOf(one), one])),
          restarts: new Map(restarts),
        },
      ];
    }),
  );
}

function levelOf(element: Element): string {
  return element.getAttribute('w:ilvl') ?? '0';
}

function levelOfStyle({ levels }: Numbering, style: string): string | undefined {
  return [...levels].find(([, level]) => style !== '' && settingOf(childOf(level, 'w:pStyle')) === style)?.[0];
}

/** How a level is numbered; an empty bullet counts as none. */
function formatOf(level: Element | undefined): 'digits' | 'other' | 'bullet' | 'none' {
  const format = settingOf(childOf(level, 'w:numFmt')) || 'decimal';
  const sign = settingOf(childOf(level, 'w:lvlText')).trim();
  if (format === 'none' || (level !== undefined && sign === '')) return 'none';
  if (format === 'bullet') return 'bullet';
  return format === 'decimal' && /^\W*%\d\W*$/.test(sign || '%1') ? 'digits' : 'other';
}
