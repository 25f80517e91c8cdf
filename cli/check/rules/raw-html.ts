import type { Rule } from '../rule.ts';

export const rawHtml: Rule = {
  id: 'raw-html',
  level: 'error',
  protects: 'Text is markdown: HTML in it would appear to readers as it is written.',
  example: { wrong: 'Press <kbd>Enter</kbd>.', right: 'Press **Enter**.' },
  *checkDocument(document) {
    const opened = new Set(document.body.html.map(({ target }) => /^<([a-z][\w-]*)/i.exec(target)?.[1]));
    for (const { target, at } of document.body.html) {
      const closes = /^<\/([a-z][\w-]*)/i.exec(target)?.[1];
      if (closes !== undefined && opened.has(closes)) continue;
      const short = target.split('\n')[0]?.slice(0, 40) ?? '';
      yield {
        at,
        reason: `\`${short}\` is HTML, which is not part of the text.`,
        hint: 'Use markdown; write `\\<` for a plain less-than sign.',
      };
    }
  },
};
