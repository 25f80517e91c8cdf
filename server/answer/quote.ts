import type { ChatAnswer } from '../contract.ts';
import type { Hit } from './find-passages.ts';
import type { Passage } from './passages.ts';
import { termsOf } from './terms.ts';

const longestQuote = 420;

type Source = ChatAnswer['sources'][number];

/** Plain text as markdown that reads the same. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~$&]/g, '\\$&').replace(/^(\s*)([-=]|\d+[.)])/gm, '$1\\$2');
}

/** The place of the site that a passage is from. */
export function sourceOf({ page, heading, path, anchor }: Passage): Source {
  return { title: page, heading, href: anchor === null ? path : `${path}#${anchor}` };
}

/** A link to a place of the site, in markdown. */
export function linkTo({ title, heading, href }: Source): string {
  const label = heading === null || heading === title ? title : `${title} › ${heading}`;
  return `[${escapeMarkdown(label)}](${encodeURI(href).replace(/[()]/g, escape)})`;
}

function splitSentences(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
}

/** The sentences of a passage that speak most of what was asked: the best one and what follows it, as long as a quotation may be. */
export function quote({ passage, terms }: Hit): string {
  const wanted = new Set(terms);
  const sentences = splitSentences(passage.text);
  const scores = sentences.map((sentence) => new Set(termsOf(sentence).filter((term) => wanted.has(term))).size);
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  let end = best + 1;
  while (end < sentences.length && sentences.slice(best, end + 1).join('').length <= longestQuote) end += 1;
  const text = sentences.slice(best, end).join('').trim();
  const cut = text.length > longestQuote ? `${text.slice(0, text.lastIndexOf(' ', longestQuote))} …` : text;
  return `${best > 0 ? '… ' : ''}${cut}`;
}
