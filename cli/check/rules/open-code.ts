import type { Rule } from '../rule.ts';

export const openCode: Rule = {
  id: 'open-code',
  level: 'error',
  finds: 'The text below a block of code would be shown as code: the line that closes the block is missing.',
  example: { wrong: '```\ny = 1\n\nThe text goes on.', right: '```\ny = 1\n```\n\nThe text goes on.' },
  *checkDocument(document) {
    for (const { form, text, at } of document.body.strays.unclosed)
      if (form === 'code')
        yield {
          at,
          reason: 'This line opens a block of code that is never closed: everything below it is shown as code.',
          hint: `Add a line of ${text.length} ${text.startsWith('~') ? 'tildes' : 'backticks'} after the code, or take this line out.`,
        };
  },
};
