import { raiseSigns, writePower } from '../core/scripts.ts';

const tags = /<\/?(?:[a-z]+:)?(b|i|u|em|strong|sc|scp|p|title|span|italic|bold|sec|sup|sub)(?: [^<>]*)?>/gi;
const scripts = /<(?:[a-z]+:)?(sup|sub)(?: [^<>]*)?>([^<>]*)<\/(?:[a-z]+:)?\1>/gi;

/** A title or abstract without its HTML or JATS markup, its indices as signs where there are such; brackets that are no pair of tags stay. */
export function withoutMarkup(text: string): string {
  const closed = new Set([...text.matchAll(/<\/(?:[a-z]+:)?(\w+)>/gi)].map(([, name = '']) => name.toLowerCase()));
  const isTag = (name: string) => closed.has(name.toLowerCase());
  return text
    .replace(tags, (tag, name: string) => (isTag(name) && !/^su[bp]$/i.test(name) ? '' : tag))
    .replace(scripts, (_, name: string, words: string, at: number, whole: string) =>
      writeScript(name.toLowerCase(), words.trim(), whole[at - 1] ?? ''),
    )
    .replace(tags, (tag, name: string) => (isTag(name) ? '' : tag))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** `CO₂`, `m⁻²`, and `10^(−α)` as TeX in titles is read; ordinals, such as `XIXe`, and what has no signs stay plain. */
function writeScript(name: string, words: string, before: string): string {
  const signs = raiseSigns(name === 'sup' ? '^' : '_', words.replace(/^–(?=\d)/, '−'));
  if (signs !== null) return signs;
  const isPower = name === 'sup' && /[\p{L}\p{N})]/u.test(before) && /[\p{L}\p{N}]/u.test(words);
  return isPower && !/^(?:st|nd|rd|th|er?|re|[eè]me|me|o|os|TM)$/i.test(words) ? writePower(words) : words;
}

/** An abstract without the line of its publisher at the end: `Copyright 2021.`, `© 2020 Elsevier B.V. All rights reserved.` */
export function withoutCopyright(abstract: string): string {
  return abstract.replace(/(?<=^|[.!?]\s*)(?:Copyright|©|\(c\))[\s,(c)©]*(?:by )?(?:19|20)\d\d\b.{0,100}$/i, '').trim();
}
