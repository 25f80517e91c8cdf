import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { letterAt } from '../../../cli/core/labels.ts';
import { renderTopic } from '../../support/workspace.ts';

/** So many paragraphs of 120 letters, each with a note of 180. */
function write(count: number): string {
  const names = Array.from({ length: count }, (_, index) => letterAt(index));
  const notes = names.map((name) => `[^${name}]: ${'A longer note. '.repeat(12).trim()}`);
  return [...names.map((name) => `${'The text goes on. '.repeat(7)}It does.[^${name}]`), ...notes].join('\n\n');
}

test('notes that fit beside the text stand in its margin', async () => {
  const html = await renderTopic(write(5));
  assert.is(html.split('<div class="sidenote"').length - 1, 5);
  assert.not.match(html, /endnotes/);
});

test('notes that would come to stand far below their marks stand at the end of the text, all of them', async () => {
  const html = await renderTopic(write(30));
  assert.not.match(html, /sidenote/);
  const [text = '', notes = ''] = html.split('<section class="endnotes" role="doc-endnotes" aria-label="Notes">');
  assert.match(notes, /^<h2>Notes<\/h2><ol type="a"><li id="fn-a"><p>A longer note\./);
  const listed = [...notes.matchAll(/<li id="fn-(\w+)">/g)].map(([, letter]) => letter);
  assert.equal(
    listed,
    Array.from({ length: 30 }, (_, index) => letterAt(index)),
  );
  for (const letter of listed) {
    assert.ok(text.includes(`<a id="fnref-${letter}-1" href="#fn-${letter}"`), letter);
    assert.ok(notes.includes(`href="#fnref-${letter}-1" role="doc-backlink"`), letter);
  }
});

test('a note within a note, and one that is mentioned twice, are listed once, before the references', async () => {
  const html = await renderTopic(
    `${write(30)}\n\nOnce more.[^a] And this.[^out] [@author-2000-book]\n\n[^out]: Within.[^in]\n\n[^in]: The inner one.`,
    'references: [author-2000-book]\n',
    { 'references/author-2000-book.md': '---\ntype: book\nauthors: [Ann Author]\ntitle: Work\nyear: 2000\n---\n' },
  );
  assert.match(html, /<li id="fn-ae"><p>Within\.<sup.*<\/p><\/li><li id="fn-af"><p>The inner one\./s);
  assert.match(html, /href="#fnref-a-1"[^>]*>↩a<\/a> <a href="#fnref-a-2"[^>]*>↩b<\/a>/);
  assert.ok(html.indexOf('class="endnotes"') < html.indexOf('class="references"'));
});

test('links lead back to what notes below a last figure cite and mention', async () => {
  const html = await renderTopic(
    `${write(30)}\n\nAnd this.[^out]\n\n[^out]: As said [@author-2000-book].[^in]\n\n[^in]: There.\n\n::figure{name=curves}`,
    'references: [author-2000-book]\n',
    { 'references/author-2000-book.md': '---\ntype: book\nauthors: [Ann Author]\ntitle: Work\nyear: 2000\n---\n' },
  );
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, target]) => target);
  assert.equal(
    targets.filter((target) => !ids.has(target)),
    [],
  );
});

test.run();
