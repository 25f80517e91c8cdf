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

/** What Pandoc is given of a document of LaTeX, without the definitions in its first line; and what is told of it. */
async function prepare(text: string) {
  let given = '';
  const draft = await draftOf('.tex', `\n${text}`, async (_type, bytes) => {
    given = String(bytes);
    return '';
  });
  return { given: given.slice(given.indexOf('\n') + 1), lost: draft?.lost };
}

test('citations of a LaTeX document keep the place in what they cite', async () => {
  const code =
    '\\begin{verbatim}\n\\cite[5]{x}\n\\end{verbatim} \\verb|\\cite[5]{x}| \\[ a \\text{by \\cite[5]{x}} \\] $x \\text{\\cite{x}}$ % \\cite{x}\n';
  const row = (cited: string) => `a \\\\[2pt] ${cited} \\[ x \\]`;
  const text = `See \\cite[Theorem~4.1]{one_a} and \\citep[cf.][p.~3]{two,three}. It costs \\$5. ${code} ${row('\\cite[5]{two}')}`;
  assert.is(
    (await prepare(text)).given,
    `See {[}@one\\_a, Theorem~4.1{]} and (cf. {[}@two; @three, p.~3{]}). It costs \\$5. ${code} ${row('{[}@two, 5{]}')}`,
  );
});

test('a citation of LaTeX that is a footnote is one here, and one of several keeps each place', async () => {
  const text =
    'So\\footcite[][4]{one}, \\parencites[3]{one}[see][4]{two}, \\footcites{one}{two}. \\citestyle{x} \\nocite{one} \\cite{#1}';
  assert.is(
    (await prepare(text)).given,
    'So\\footnote{{[}@one, 4{]}.}, ({[}@one, 3{]}; see {[}@two, 4{]}), \\footnote{{[}@one{]}; {[}@two{]}.}. \\citestyle{x} \\nocite{one} \\cite{#1}',
  );
});

test('a quotation of LaTeX keeps its source with the place, and an address is no comment', async () => {
  const text = '\\url{http://x.y/a%20b} \\textcquote[12]{one}{Words}, \\blockcquote{two}{Others}';
  assert.is(
    (await prepare(text)).given,
    '\\url{http://x.y/a%20b} \\citedtext{{[}@one, 12{]}}{Words}, \\citedblock{{[}@two{]}}{Others}',
  );
});

test('a citation of LaTeX that names its authors in the sentence names them here', async () => {
  const text = '\\Textcite{one_a} and \\citet[12]{two} say so. \\citeauthor{one_a}, \\textcite{one_a,two}';
  assert.is((await prepare(text)).given, '@one\\_a and @two {[}12{]} say so. @one\\_a, @one\\_a, @two');
});

test('words that LaTeX sets apart in a line stay apart, and what it sets in columns is a table', async () => {
  const text =
    '\\textbf{One} two\\hfill Three\\quad four\\hspace{1cm}five, $a \\quad b$\n\\begin{tabbing}0000 \\= Word \\kill 1991 \\= Laurea, \\textcite{one} \\\\ 1996 \\> Dr.\\ phil.\\end{tabbing}';
  const { given, lost } = await prepare(text);
  assert.is(
    given,
    '\\textbf{One} two{} Three{} four{} five, $a \\quad b$\n\\begin{tabular}{ll} 1991 & Laurea, @one \\\\ 1996 & Dr.\\ phil.\\end{tabular}',
  );
  assert.equal(lost, [
    'Words that stood apart in one line follow each other now: write columns as a table. (at “One two”)',
  ]);
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
