import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { convertWithPandoc } from '../../../cli/commands/import/pandoc.ts';
import { startLosses } from '../../../cli/documents/losses.ts';
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

test('the entries of a CV of moderncv are lists, with all that each of them says', async () => {
  if (!hasPandoc) return;
  const tex = String.raw`\documentclass[11pt]{moderncv}\moderncvstyle{classic}
\name{Ada}{\"Ohlund}
\title{Professor}
\address{Street 1}{Town}{}
\phone[fixed]{+46~42~555}
\begin{document}\makecvtitle
\section{Positions}
\cventry{2007--}{Professor}{University}{Town}{}{Head:
\begin{itemize}\item of one \item of two\end{itemize}}
\cventry[3pt]{1996}{Dr.\ phil.}{}{}{\textit{cum laude}}{\emph{The House}}
\section{Languages}
\cvitem{2010}{A prize for \emph{Thrift}}
\cvitemwithcomment{Swedish}{good}{by marriage}
\cvdoubleitem{reads}{Danish, Latin}{hands}{Gothic}
\cvlistitem{One}
\cvlistdoubleitem{Two}{Minh \DJ}
\section{Nothing}
\end{document}`;
  const draft = await draftOf('.tex', tex, convertWithPandoc);
  assert.is(draft?.title, 'Ada Öhlund');
  assert.is(
    draft?.body,
    `Professor

## Positions

- **2007–** Professor, University, Town. Head:
  - of one
  - of two
- **1996** Dr. phil., *cum laude*. *The House*

## Languages

- **2010** A prize for *Thrift*
- **Swedish** good, by marriage
- **reads** Danish, Latin
- **hands** Gothic
- One
- Two
- Minh

## Nothing`,
  );
  assert.equal(draft?.lost, [
    'LaTeX’s `\\address` is left out, with what it says: write that into the page, if readers need it. (at “Street 1”)',
    'LaTeX’s `\\phone` is left out, with what it says: write that into the page, if readers need it. (at “+46~42~555”)',
    'LaTeX’s `\\DJ` is left out: type the letter that it is.',
    'Nothing stands below a heading: write it anew, or take the heading out. (at “Nothing”)',
  ]);
});

test('of commands of LaTeX that nobody knows the words are kept, or they are told; what only sets looks is not', async () => {
  if (!hasPandoc) return;
  const tex = String.raw`\documentclass{article}\hypersetup{colorlinks=true}\setlength{\parindent}{0pt}\geometry{margin=1in}
\affiliation{University of X}
\begin{document}\vspace{1cm}\noindent One \hl{marked \emph{word}} \color{red} and \index{wax}\newpage
\begin{multicols}{2}two.\end{multicols}\cvevent{Job}{Place}{3cm}{2020} \pin[x]{a \pin{b}} \resizebox{3cm}{!}{wide}\todo{Ask Bob}
\begin{tikzpicture}\draw (0,0) -- (1,1);\end{tikzpicture}

By \myname, see\marginpar{A \emph{note}.}\textquote[p. 3]{quoted} \textcquote[3]{one_a}{here}\end{document}`;
  const draft = await draftOf('.tex', tex, convertWithPandoc);
  assert.is(
    draft?.body,
    `One marked *word* and

2two.

Job Place 2020 a b wide

By , see[^a]“quoted” “here” \\[\\@one_a, 3\\]

[^a]: A *note*.`,
  );
  assert.equal(draft?.lost, [
    'A note in the margin is a footnote now. (at “A \\emph”)',
    'LaTeX’s `\\affiliation` is left out, with what it says: write that into the page, if readers need it. (at “University of X”)',
    'LaTeX’s `\\hl` is not known here: its words are plain text now. (at “marked word”)',
    'LaTeX’s `\\cvevent` is not known here: its words are plain text now. (at “Job Place 2020”)',
    'LaTeX’s `\\pin` is not known here: its words are plain text now. (at “a b”)',
    'LaTeX’s `\\resizebox` is not known here: its words are plain text now. (at “wide”)',
    'A comment is left out. (at “Ask Bob”)',
    'A drawn shape is left out: save it as a picture, and put it in.',
    'LaTeX’s `\\myname` is left out: type what it stands for, if readers need it.',
    '`[@one_a, 3]` is plain text: bring its reference in, and take the backslashes out.',
  ]);
});

test('a citation in a footnote keeps its place, one that stands for names is no number, and words that are pushed apart do not run together', async () => {
  if (!hasPandoc) return;
  const tex = String.raw`\begin{document}Trust,\footcite[][4]{muldrew} it matters, as \textcite{ze_94} says. Assistant\hfill Town\end{document}`;
  const draft = await draftOf('.tex', tex, convertWithPandoc);
  assert.is(draft?.body, 'Trust,[^a] it matters, as \\@ze_94 says. Assistant Town\n\n[^a]: \\[\\@muldrew, 4\\].');
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
    assert.is(await convertWithPandoc('.tex', Buffer.from('x'), startLosses()), null);
  } finally {
    process.env.PATH = path;
  }
  if (hasPandoc) assert.is(await convertWithPandoc('.tex', Buffer.from('\\begin{x}'), startLosses()), null);
});

test.run();
