import { applySplices, type Splice } from '../core/splice.ts';
import type { ParsedBody } from '../parse/body.ts';
import { type Nodes, spanOf, walkTree } from '../parse/tree.ts';

/** Decides what becomes of a link: a new address, only its text (null), or no change (undefined). */
export type Redirect = (url: string) => string | null | undefined;

/** The text with the addresses of its links replaced, or with the links removed except for their text. */
export function redirectLinks(text: string, body: ParsedBody, redirect: Redirect): string {
  const splices: Splice[] = [];
  walkTree(body.root, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const wanted = redirect(node.url);
    if (wanted === undefined) return;
    const [start, end] = spanOf(node);
    const at = findAddress(text.slice(start, end), node, start);
    if (wanted !== null && at !== null) splices.push({ start: start + at.start, end: start + at.end, piece: wanted });
    else if (wanted === null && node.type === 'link') splices.push({ start, end, piece: textOf(text, node) });
    else if (wanted === null) splices.push({ start, end: text[end] === '\n' ? end + 1 : end, piece: '' });
  });
  return applySplices(text, splices);
}

/** The text with the citations of a publication replaced by those of another, or removed (null). */
export function replaceCitations(text: string, body: ParsedBody, id: string, wanted: string | null): string {
  const splices: Splice[] = [];
  for (const citation of [...body.citationsOf.values()].flat()) {
    const close = text.indexOf(']', citation.offset);
    if (close === -1 || !citation.items.some((item) => item.id === id)) continue;
    const parts = text.slice(citation.offset + 1, close).split(';');
    const kept = parts.flatMap((part, index) => {
      const name = /@([^\s,;]+)/.exec(part)?.[1];
      if (name !== id) return [part];
      if (wanted === null) return [];
      const piece = part.replace(`@${id}`, `@${wanted}`);
      const isThere = parts.some((other, at) => at !== index && other.trim() === piece.trim());
      return isThere ? [] : [piece];
    });
    const space = kept.length === 0 && /[ \t]/.test(text[citation.offset - 1] ?? '') ? 1 : 0;
    const piece = kept.length === 0 ? '' : `[${kept.join(';').trim()}]`;
    splices.push({ start: citation.offset - space, end: close + 1, piece });
  }
  return applySplices(text, splices);
}

/** The offsets of the address in the source of a link or definition; null for a reference link, whose definition has the address. */
function findAddress(source: string, node: Nodes, offset: number): { start: number; end: number } | null {
  const from = node.type === 'definition' ? 0 : endOfText(node, offset);
  const lead = node.type === 'definition' ? /^\[(?:\\.|[^\]\\])*\]:\s*/ : /^\]\(\s*/;
  const open = lead.exec(source.slice(from));
  if (open === null) return null;
  const start = from + open[0].length;
  if (source[start] === '<') return { start: start + 1, end: source.indexOf('>', start) };
  const length = /^(?:\\.|\([^\s()]*\)|[^\s()\\])*/.exec(source.slice(start))?.[0].length ?? 0;
  return { start, end: start + length };
}

function endOfText(node: Nodes, offset: number): number {
  const last = 'children' in node ? node.children.at(-1) : undefined;
  return last === undefined ? 1 : spanOf(last)[1] - offset;
}

function textOf(text: string, node: Nodes): string {
  if (!('children' in node) || node.children.length === 0) return '';
  return text.slice(spanOf(node.children[0] as Nodes)[0], spanOf(node.children.at(-1) as Nodes)[1]);
}
