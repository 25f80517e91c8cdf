import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf, png } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

const bodyOfQuarto = async (text: string) => (await draftOf('.qmd', text))?.body;

test('lines that begin with a bar keep their ends, and a table its bars', async () => {
  assert.is(
    await bodyOfQuarto('| A line\n|   and another\n\n| a |\n|---|\n| 1 |\n\n| b\n|---\n| 2'),
    'A line\\\nand another\n\n| a |\n| - |\n| 1 |\n\n| b |\n| - |\n| 2 |',
  );
});

test('examples are numbered through the text, and what points at them has their number', async () => {
  assert.is(
    await bodyOfQuarto('(@one) First.\n(@two) Second.\n\nAs (@two) says.\n\n(@three) Third, and (@other) not.'),
    '1. First.\n2. Second.\n\nAs (2) says.\n\n3. Third, and (\\@other) not.',
  );
});

test('words before a citation stand before it in parentheses', () => {
  assert.is(
    rewriteDialects(
      'So [see @one, p. 3; also -@two; @three] and [mail me@example.org] or [see @a](https://example.org).',
    ),
    'So (see [@one, p. 3]; also [@two]; [@three]) and [mail me@example.org] or [see @a](https://example.org).',
  );
  assert.is(
    rewriteDialects(
      'So [@one, pp. 3-4; see also @two; @three], but [@one; @two, p. 7] and [@one; mail me@example.org].',
    ),
    'So ([@one, pp. 3-4]; see also [@two]; [@three]), but [@one; @two, p. 7] and [@one; mail me@example.org].',
  );
});

test('a note or a citation within a line may go on in the next', async () => {
  const draft = await draftOf('.qmd', 'One^[A\nnote.] and [see @one,\np. 3].');
  assert.is(draft?.body, 'One[^a] and (see \\[\\@one, p. 3\\]).\n\n[^a]: A\n    note.');
});

test('a citation that cannot be read says how one is written', async () => {
  const draft = await draftOf('.qmd', 'So [@one and others @two] say, and [@one2010 and others @two].');
  assert.is(draft?.body, 'So [\\@one and others \\@two] say, and \\[\\@one2010 and others \\@two\\].');
  assert.equal(draft?.lost.slice(0, 1), [
    '`[@one and others @two]` is plain text: write `[@id]`, `[@id, p. 7]` or `[@one; @two]`.',
  ]);
});

test('a picture that is a paragraph of Quarto is a figure with its words as its caption, and elsewhere it is none', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const text = `\n![It falls.](${data})\n\n![It rises.](${data}){fig-alt="A curve" width=50%}\n\n![In](${data}) a line.`;
  assert.is(
    (await draftOf('.qmd', text))?.body,
    '![It falls.](/media/draft-1.png)\n\n: It falls.\n\n![A curve](/media/draft-1.png)\n\n: It rises.\n\n![In](/media/draft-1.png) a line.',
  );
  assert.is(await bodyOf(`![It falls.](${data})`), '![It falls.](/media/draft-1.png)');
});

test('a table that is drawn has bars, and what is below it is its caption', async () => {
  const rule = '+-------+--------+';
  const head = `${rule}\n| Error | Remedy |\n+=======+:======:+`;
  const table = `${head}\n| Wait  | Tell   |\n|       | a|b    |\n${rule}\n| Guess | Drop   |\n${rule}`;
  const draft = await draftOf('.qmd', `${table}\n\n: Errors {#tbl-errors}\n\nSee @tbl-errors.`);
  assert.is(
    draft?.body,
    '| Error | Remedy |\n| - | :-: |\n| Wait | Tell a\\|b |\n| Guess | Drop |\n\n: Errors {#tab:errors}\n\nSee [@tab:errors].',
  );
  assert.equal(draft?.lost, []);
  assert.is((await draftOf('.qmd', table.replaceAll('\n', '  \n')))?.body, draft?.body.split('\n\n')[0]);
  for (const other of [
    `${rule}\n| Wait  | Tell   |\n${rule}`,
    `${table}\n| Sum   | 2      |\n+=======+========+`,
    `${head}\n| - a   | Tell   |\n${rule}`,
    `${head}\n| Both are one   |\n${rule}`,
    `${head}\n| a     | b      |\n|       | b      |\n| c     |        |\n${rule}`,
  ])
    assert.match(
      (await draftOf('.qmd', `${other}\n\n: Errors`))?.lost.join('\n') ?? '',
      /^A table that is drawn with `\+---\+` is plain text now: take those lines out, and write `\|---\|---\|` below the header\. \(at “[^“]*”\)$/,
    );
});

test('one tilde strikes nothing out, and two lower words that have no signs of their own', async () => {
  const text = 'It takes 5~10 minutes or 20~30, see ~/a and b~/c.';
  assert.is(await bodyOf(text), text.replaceAll('~', '\\~'));
  assert.is(await bodyOf('~5 to 10~ days'), '\\~5 to 10\\~ days');
  assert.is(await bodyOf('~~Gone~~, C~max~ and H~2~O.'), '~~Gone~~, C$_{\\text{max}}$ and H₂O.');
});

test('words in another language go on saying in which, as they do here', async () => {
  const text = 'He calls it *[Sorge]{lang="de"}* or [le *mot* juste]{lang=fr-CA}, [small]{.smallcaps}.';
  assert.is(
    (await draftOf('.md', text))?.body,
    'He calls it *[Sorge]{lang=de}* or [le *mot* juste]{lang=fr-CA}, small.',
  );
});

test.run();
