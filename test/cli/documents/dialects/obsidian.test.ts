import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf, png } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('a link to a heading of its own note leads there', async () => {
  const draft = await draftOf(
    '.md',
    '[[#What is *it*]] and [[#One#Two|words]], [[#^6a51bc]].\n\n## What is *it*\n\n### Two',
  );
  assert.is(draft?.body, '[What is *it*](#what-is-it) and [words](#two), ^6a51bc.\n\n## What is *it*\n\n### Two');
  assert.equal(draft?.lost, ['The link to `#^6a51bc` is plain text now: it leads to no page of this site.']);
});

test('a note, a file or a film that is shown in another note is a link, and told', async () => {
  const draft = await draftOf(
    '.md',
    'See [[paper.pdf]].\n\n![[Other note#Part]]\n\n![[paper.pdf#page=3]]\n\n![[talk.mp3]]',
  );
  assert.is(draft?.body, 'See paper.pdf.\n\nOther note\n\npaper.pdf\n\ntalk.mp3');
  assert.equal(draft?.lost, [
    'What is shown from another file is a link now. (3 times, at “Other note”, “paper.pdf”, “talk.mp3”)',
    'The link to `paper.pdf` is plain text now: it leads to no page of this site.',
    'A link to another page is plain text now: that is not here. (at “Other note”)',
    'The link to `paper.pdf#page=3` is plain text now: it leads to no page of this site.',
    'The link to `talk.mp3` is plain text now: it leads to no page of this site.',
  ]);
});

test('in a table, where a bar ends the cell, links and pictures have a backslash before it', async () => {
  const draft = await draftOf(
    '.md',
    '| a | b |\n|---|---|\n| [[paper.pdf\\|A *paper*]], ![[one.png\\|100]] | [[#A\\|x]] |\n\n## A',
  );
  assert.equal(draft?.lost, [
    'A picture was not found: save it as a .png file, and put it in. (at “one.png”)',
    'The link to `paper.pdf` is plain text now: it leads to no page of this site.',
  ]);
  assert.is(draft?.body, '| a | b |\n| - | - |\n| A *paper*,  | [x](#a) |\n\n## A');
});

test('a callout of a kind of its own, with what a theme makes of it, is a quotation with its name', async () => {
  assert.is((await draftOf('.md', '> [!my-own|left]- Title\n> Text'))?.body, '> **My-own (Title).** Text');
});

test('the names of passages that an author chose are no words, and a power of a formula is none', async () => {
  const text = 'A paragraph. ^my-block\n\n- an item ^item-1\n\n^Table1\n\n$$\nx ^n\n$$';
  assert.is((await draftOf('.md', text))?.body, 'A paragraph.\n\n- an item\n\n$$\nx ^n\n$$');
});

test('tags, queries and diagrams that stay in the text are told', async () => {
  const draft = await draftOf(
    '.md',
    'On #attention, C# and #12, #phd/one.\n\n```dataview\nLIST\n```\n\n```mermaid\ngraph\n```',
  );
  assert.equal(draft?.lost, [
    'A word behind `#` stays as it is: write a tag at the top, under `keywords`. (2 times, at “#attention”, “#phd/one”)',
    'Code that another program runs is only shown: put in what it prints or draws. (2 times, at “LIST”, “graph”)',
  ]);
});

test('templates and fields of plugins that stay in the text are told', async () => {
  const draft = await draftOf('.md', 'Made <% tp.date.now() %> by std::vector.\n\nDue:: 2024-05-01\nRead by:: Ada');
  assert.equal(draft?.lost, [
    'What another program fills in stays as it is: write it in markdown, or take it out. (3 times, at “<% tp.date.now() %>”, “Due::”, “Read by::”)',
  ]);
});

test('notes within a line are footnotes, links of HTML are links, and links between notes are their words', async () => {
  const draft = await draftOf(
    '.md',
    'One^[A note.] <a href="https://example.org">site</a> and [[Other|words]].%%Mine.%%',
  );
  assert.is(draft?.body, 'One[^a] [site](https://example.org) and words.\n\n[^a]: A note.');
  assert.equal(draft?.lost, [
    'A comment is left out. (at “%% Mine %%”)',
    'A link to another page is plain text now: that is not here. (at “words”)',
  ]);
});

test('private comments of Obsidian, Kramdown and Liquid are left out whole, and told', async () => {
  const draft = await draftOf(
    '.md',
    'A. %% ask [[Sims]] about **this** %% B.\n\n%%\nOne *two*\n\nwww.example.org\n%%\n\n{::comment}Three\n\nfour{:/}\n\n{% comment %}Five{% endcomment %}\n\nC. %%\n---\n\n---%%',
  );
  assert.is(draft?.body, 'A.  B.\n\nC.');
  assert.equal(draft?.lost, [
    'A comment is left out. (5 times, at “%% ask Sims about this %%”, “%% One two www example org %%”, “%% Three four %%”)',
  ]);
  assert.is(await bodyOf('One\n{% comment %}\nTwo\n{% endcomment %}\nthree %% four %%\nfive.'), 'One\nthree\nfive.');
});

test('the names of passages and the widths of pictures of Obsidian are no words', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  assert.is(
    await bodyOf(`Words of it. ^6a51bc\n\n^d511a0\n\n![A curve|300](${data}) and $x ^2$`),
    'Words of it.\n\n![A curve](/media/draft-1.png) and $x ^2$',
  );
});

test.run();
