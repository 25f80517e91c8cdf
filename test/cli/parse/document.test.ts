import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileChanged, topic } from '../../support/workspace.ts';

test('a file in the folder of another kind is told where it belongs, and nothing else', async () => {
  const talk =
    '---\ntitle: A talk\ndescription: A sentence that is long enough to be a description of this page.\nevent: A workshop\nplace: A hall\ndate: 2025-03-14\n---\n\nWords.\n';
  const { problems } = await compileChanged({ 'news/a-talk.md': talk });
  assert.equal(
    problems.filter(({ path }) => path === 'content/news/a-talk.md').map(({ reason, hint }) => [reason, hint]),
    [['This looks like a talk.', 'Move it to `talks/`.']],
  );
});

test('of two keys that seem to mean the same one, the first alone is to be renamed', async () => {
  const { problems } = await compileChanged({
    'topics/gamma.md': topic('Words.').replace(/^title: .*$/m, 'titel: One\ntittle: Two'),
  });
  const found = problems.filter(({ path, rule }) => path === 'content/topics/gamma.md' && rule === 'unknown-key');
  assert.equal(
    found.map(({ reason, suggestion }) => [reason, suggestion]),
    [
      ['`titel` is not a key of this kind of file.', 'title'],
      ['`tittle` is not a key of this kind of file.', null],
    ],
  );
});

test('a sentence under the name of a list of files is meant for the key of the entry that is missing', async () => {
  const suggested = async (session: string) => {
    const course = `---\ntitle: A course\ndescription: A sentence that is long enough to be a description of this page.\ninstitution: A university\nterms: [{ name: Spring 2027 }]\nsyllabus:\n  - ${session}\n---\n`;
    const { problems } = await compileChanged({ 'courses/a-course.md': course });
    return problems.find(({ rule }) => rule === 'unknown-key')?.suggestion;
  };
  assert.is(await suggested('topic: What is a table'), 'title');
  assert.is(await suggested('topic: alpha'), 'topics');
  assert.is(await suggested('{ title: A table, topic: What is a table }'), 'topics');
});

test('an entry of a list in brackets of its own, as Obsidian writes a link, is told without them', async () => {
  const { problems } = await compileChanged({
    'topics/gamma.md': topic('Words.').replace('---\n\n', 'references: [[doe-2020-study]]\n---\n\n'),
  });
  assert.equal(
    problems
      .filter(({ path, rule }) => path === 'content/topics/gamma.md' && rule === 'wrong-type')
      .map(({ reason, hint, suggestion }) => [reason, hint, suggestion]),
    [['`references[1]` is a list; text is expected.', 'Take the brackets away: `doe-2020-study`.', 'doe-2020-study']],
  );
});

test('a range of years and one that is not certain are told what a file can hold', async () => {
  for (const year of ['1764-1771', 'c. 1444']) {
    const { problems } = await compileChanged({
      'references/roe.md': `---\ntype: manuscript\nauthors: [Ada Roe]\ntitle: A Letter\nyear: ${year}\n---\n`,
    });
    assert.equal(
      problems
        .filter(({ rule }) => rule === 'invalid-value')
        .map(({ reason, hint, suggestion }) => [reason, hint, suggestion]),
      [
        [
          `\`year\` is the text \`${year}\`.`,
          'It is a year in digits, or one of `forthcoming`, `n.d.`. Write the first year of a range; whatever else is known goes into the text below.',
          null,
        ],
      ],
    );
  }
});

test('a key that other programs have leads to the command that brings in a page of theirs', async () => {
  const { problems } = await compileChanged({ 'topics/gamma.md': topic('Words.', 'layout: post\n') });
  assert.equal(
    problems.filter(({ rule }) => rule === 'unknown-key').map(({ hint }) => hint),
    [
      'Take it out; or bring the whole page in, if it is one of Jekyll, Hugo or Quarto: `npm run site -- import content/topics/gamma.md`.',
    ],
  );
});

test('a number that quotes alone would not make right is told at once what is wanted', async () => {
  const reportOn = async (hours: string) => {
    const talk = `---\ntitle: A talk\ndescription: A sentence that is long enough to be a description of this page.\nevent: A workshop\nplace: A hall\ndate: 2025-03-14\n${hours}\n---\n`;
    const { problems } = await compileChanged({ 'talks/a-talk.md': talk });
    return problems
      .filter(({ path, level }) => path === 'content/talks/a-talk.md' && level === 'error')
      .map(({ reason, suggestion }) => [reason, suggestion]);
  };
  const wanted = [['`starts` is the text `14.00`; a time of the day is expected.', '14:00']];
  assert.equal(await reportOn('starts: 14.00'), wanted);
  assert.equal(await reportOn('starts: "14.00"'), wanted);
  assert.equal(await reportOn('starts: 14:00'), []);
});

test.run();
