import { childrenOf } from './xml.ts';

/** Gives how each list is numbered and from which number: some continue the last list of their style, some one that they name. */
export function countLists(numberingOf: (list: Element) => Element | undefined) {
  const ends = new Map<string, number>();
  return (list: Element) => {
    const level = numberingOf(list);
    if (level === undefined) return { numbering: 'none', start: 1 } as const;
    const items = childrenOf(list).filter(({ nodeName }) => nodeName === 'text:list-item');
    const style = `style ${list.getAttribute('text:style-name')}`;
    const continued = list.getAttribute('text:continue-list');
    const goesOn = list.getAttribute('text:continue-numbering') === 'true';
    const ended = (continued ? ends.get(continued) : undefined) ?? (goesOn ? ends.get(style) : undefined);
    const first = Number(items[0]?.getAttribute('text:start-value'));
    const start = first || (ended ?? (Number(level.getAttribute('text:start-value')) || 1));
    const end = items.reduce((number, item) => (Number(item.getAttribute('text:start-value')) || number) + 1, start);
    for (const name of [style, list.getAttribute('xml:id') ?? '']) ends.set(name, end);
    const isPlain = (level.getAttribute('style:num-format') || '1') === '1';
    return { numbering: isPlain ? ('digits' as const) : ('letters' as const), start };
  };
}
