import { type Rule, reportStrays, shorten } from '../rule.ts';

export const rawHtml: Rule = {
  id: 'raw-html',
  level: 'error',
  finds: 'HTML in a text would be shown to readers as it is typed.',
  example: { wrong: 'Press <kbd>Enter</kbd>.', right: 'Press **Enter**.' },
  *checkDocument(document) {
    const { html } = document.body;
    const opened = new Set(html.map(({ target }) => nameOf(target)));
    const reported = html.filter(({ target }) => {
      const closes = /^<\/([a-z][\w:-]*)/i.exec(target)?.[1]?.toLowerCase();
      return closes === undefined || !opened.has(closes);
    });
    const tags = reported.map(({ target, at }) => ({ form: nameOf(target), text: target.split('\n')[0] ?? '', at }));
    yield* reportStrays(tags, (name, text) => ({
      reason: `\`${shorten(text, 41)}\` is HTML, which is not part of the text.`,
      hint: hintFor(name, text),
    }));
  },
};

function nameOf(tag: string): string {
  return /^<([a-z][\w:-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
}

/** A comparison that is read as a tag, as in `c<p and q>0`. */
const comparison = /^<[a-z]\w*(?:\s+[^\s=<>"'/]+)+\s*>$/i;

function hintFor(name: string, text: string): string {
  if (comparison.test(text)) return 'Write `\\<` for a less-than sign.';
  if (/^(?:b|strong|i|em|u|mark)$/.test(name)) return 'Write `**…**` for bold words and `*…*` for emphasis.';
  if (/^su[pb]$/.test(name))
    return 'Write a formula between dollars, such as `$x^2$`, or type the raised or lowered sign.';
  if (name === 'br') return 'Leave an empty line to begin a paragraph, or end the line with a backslash.';
  if (name === 'a') return 'Write a link: `[words](https://…)`.';
  if (name === 'img') return 'Write a picture: `![What it shows](/media/name.svg)`.';
  if (/^h[1-6]$/.test(name)) return 'Write a heading: `## …`.';
  if (/^(?:ul|ol|li)$/.test(name)) return 'Begin each item with `- ` (or `1. `) on a line of its own.';
  if (/^(?:table|t[rdh]|tbody|thead)$/.test(name))
    return 'Write a table: cells between bars, `|---|---|` below its header.';
  if (/^(?:iframe|video|embed|object|script)$/.test(name))
    return 'Link to it: `[words](https://…)`; nothing of other sites is built into a page.';
  if (/^(?:span|div|p|font|o:p|center|section|article|style)$/.test(name))
    return 'Take the tags out, and keep the words: they came along from a web page or a word processor.';
  return 'Use markdown; write `\\<` for a plain less-than sign.';
}
