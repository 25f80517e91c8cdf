import fc from 'fast-check';
import { toString as plain } from 'mdast-util-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeParagraph } from '../../../cli/import/paragraph.ts';
import { parseBody } from '../../../cli/parse/body.ts';
import { indexLines } from '../../../cli/parse/lines.ts';

function read(markdown: string) {
  return parseBody(markdown, indexLines('a.md', markdown)).body;
}

test('an abstract shows the words that it has, whatever marks are in it', () => {
  const piece = fc.constantFrom(
    ...[
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '$',
      '~',
      '|',
      '@',
      '&',
      '#',
      '+',
      '-',
      '=',
      '!',
      '\\\\',
      '"',
      '^',
    ],
    ...['1.', '2)', ' ', '  ', '\n', 'word', 'snake_case', '&amp;', '&lt;b>', '[@doe-2020]', '$x$', 'é'],
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      (text) => {
        const words = text.replace(/\s+/g, ' ').trim();
        const body = read(writeParagraph(text));
        const shown = plain(body.root).replace(/[“”]/g, '"');
        assert.is(shown, words, writeParagraph(text));
        assert.equal(
          [body.math, body.html, body.citations, body.strayCitations, body.headings, body.figures],
          [[], [], [], [], [], []],
        );
        assert.ok(body.root.children.every((node) => node.type === 'paragraph'));
      },
    ),
    { numRuns: 3000 },
  );
});

test('ordinary words stay as they are', () => {
  const text = 'We study (in 2015-2020) A/B-tests: 5 of 12 firms, "mostly" in snake_case.';
  assert.is(writeParagraph(text), text);
});

test.run();
