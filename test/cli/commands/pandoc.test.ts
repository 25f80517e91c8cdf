import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { convertWithPandoc } from '../../../cli/commands/import/pandoc.ts';
import { draftOf } from '../../support/draft.ts';

const hasPandoc = spawnSync('pandoc', ['--version']).status === 0;
if (!hasPandoc) console.log('Pandoc is not on this machine: what it makes of a document is not tried.');

test('a document of LaTeX comes by Pandoc, with its formulas, its citations and its notes, and names what it takes in', async () => {
  if (!hasPandoc) return;
  const tex = String.raw`\documentclass{article}\title{Costly Attention}\begin{document}\maketitle
\input{intro}
\section{Why} It is \emph{so}, $x^2$, says \citep{unknown}\footnote{The note.}:
\begin{equation} a = b \end{equation}
\begin{itemize}\item one \item two\end{itemize}
\end{document}`;
  const draft = await draftOf('.tex', tex, convertWithPandoc);
  assert.is(draft?.title, 'Costly Attention');
  assert.is(
    draft?.body,
    '## Why\n\nIt is *so*, $x^2$, says \\[\\@unknown\\][^a]:\n\n$$\na = b\n$$\n\n- one\n- two\n\n[^a]: The note.',
  );
  assert.equal(draft?.lost, [
    'The file `intro` is left out: import it too, or put its text into the document.',
    '`[@unknown]` is plain text: bring its reference in, and take the backslashes out.',
  ]);
});

test('a document with formatting comes by Pandoc', async () => {
  if (!hasPandoc) return;
  const draft = await draftOf('.rtf', String.raw`{\rtf1\ansi It is {\b bold}.\par}`, convertWithPandoc);
  assert.is(draft?.title, undefined);
  assert.is(draft?.body, 'It is **bold**.');
});

test('where there is no Pandoc, or it fails, nothing is made', async () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    assert.is(await convertWithPandoc('.tex', Buffer.from('x')), null);
  } finally {
    process.env.PATH = path;
  }
  if (hasPandoc) assert.is(await convertWithPandoc('.tex', Buffer.from('\\begin{x}')), null);
});

test.run();
