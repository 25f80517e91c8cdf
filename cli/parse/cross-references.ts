import type { PhrasingContent, Text } from 'mdast';
import { nameLabelled } from '../core/labels.ts';
import { at, cutText, type Labelled } from './label.ts';
import { type CrossReference, spanOf } from './tree.ts';

/** The valid label prefixes, and prefixes that authors may use by mistake. */
const label = '@(?:fig|figure|tab|tbl|table|eq|eqn|equation|prop|proposition|thm|theorem):[\\w:-]+';
const one = new RegExp(label, 'gi');
const reference = new RegExp(`(\\\\?)\\[(${label}(?:\\s*;\\s*${label})*)\\]`, 'gi');

/** Whether a text may contain a reference to a label. */
export function mentionsLabels(source: string): boolean {
  return source.search(reference) !== -1;
}

/** Splits a text so that references to labels (`[@fig:curves; @tab:loans]`) are nodes; null if it contains none. */
export function splitAtLabels(
  node: Text,
  source: string,
  find: (label: string) => Labelled | undefined,
): PhrasingContent[] | null {
  if (!node.value.includes('[@')) return null;
  const [start, end] = spanOf(node);
  const found = [...node.value.matchAll(new RegExp(reference.source.replace('(\\\\?)', '()'), 'gi'))];
  const written = [...source.slice(start, end).matchAll(reference)];
  if (found.length === 0 || found.length !== written.length) return null;
  const parts: PhrasingContent[] = [];
  let [value, offset] = [0, 0];
  for (const [index, match] of found.entries()) {
    const origin = written[index];
    if (origin === undefined || origin[1] === '\\') continue;
    if (match.index > value) parts.push(cutText(node, [value, match.index], [offset, origin.index]));
    for (const item of match[0].matchAll(one)) {
      const name = item[0].slice(1);
      const known = find(name);
      if (item.index > 1) parts.push({ type: 'text', value: ', ', ...at(node, origin.index, origin.index) });
      const from = origin.index + item.index + 1;
      parts.push({
        type: 'crossReference',
        label: name,
        name: known === undefined ? null : nameLabelled(known.kind, known.number),
        ...at(node, from, from + name.length),
      } satisfies CrossReference);
    }
    value = match.index + match[0].length;
    offset = origin.index + origin[0].length;
  }
  if (value < node.value.length) parts.push(cutText(node, [value, node.value.length], [offset, end - start]));
  return parts;
}
