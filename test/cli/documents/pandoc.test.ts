import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../support/draft.ts';

test('the title block of Pandoc is the title of its page', async () => {
  const draft = await draftOf('.md', '% Attention\n  and choice\n% Ada Writer; Bob Reader\n% 2024-03-05\n\nWords.');
  assert.equal([draft?.title, draft?.body], ['Attention and choice', 'Words.']);
  assert.is((await draftOf('.md', '% One\n% Ada Writer\n  Bob Reader\n% 2024-03-05\n\nWords.'))?.body, 'Words.');
  assert.is((await draftOf('.md', 'Words.\n\n% no title'))?.title, undefined);
});

test('a table whose columns are only aligned is told', async () => {
  for (const rule of ['-------     ------', '  -----  -----'])
    assert.equal(
      (await draftOf('.md', `  Right     Left\n${rule}\n     12     12\n\nWords.\n\n- - -\n\nMore.`))?.lost,
      [
        'A table without bars is plain text now: write `|` between its columns, and `|---|---|` below the header. (at “Right Left”)',
      ],
    );
});

test('citations of a LaTeX document keep the place in what they cite', async () => {
  const code =
    '\\begin{verbatim}\n\\cite[5]{x}\n\\end{verbatim} \\verb|\\cite[5]{x}| \\[ a \\text{by \\cite[5]{x}} \\]';
  const row = (cited: string) => `a \\\\[2pt] ${cited} \\[ x \\]`;
  const text = `See \\cite[Theorem~4.1]{one_a}, \\citep[cf.][p.~3]{two} and \\citet{two}. ${code} ${row('\\cite[5]{two}')}`;
  let given = '';
  await draftOf('.tex', text, async (_type, bytes) => {
    given = String(bytes);
    return '';
  });
  assert.is(given, `See {[}@one\\_a, Theorem~4.1{]}, cf. {[}@two, p.~3{]} and @two. ${code} ${row('{[}@two, 5{]}')}`);
});

test('a footnote of a heading is one here', async () => {
  const mark = '<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a>';
  const note = '<li id="fn1"><p>By a referee.<a href="#fnref1" class="footnote-back">↩︎</a></p></li>';
  const link = '<a href="#one">there</a>';
  const html = `<h1>A</h1><h1 id="one">One${mark}</h1><p>See ${link}.</p><section><hr /><ol>${note}</ol></section>`;
  const draft = await draftOf('.tex', '', async () => html);
  assert.is(draft?.body, '## A\n\n## One[^a]\n\nSee [there](#one).\n\n[^a]: By a referee.');
  assert.equal(draft?.lost, []);
});

test.run();
