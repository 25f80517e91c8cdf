import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ParsedBody } from '../../../cli/parse/body.ts';
import { parseBodyOf, parseFile } from '../../../cli/parse/document.ts';
import type { SourceFile } from '../../../cli/read/content.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const whole = readFileSync('test/fixtures/base/content/topics/alpha.md', 'utf8');
const conflict = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n';

function fileOf(text: string) {
  return { kind: 'topic', slug: 'alpha', path: 'content/topics/alpha.md', text, changed: null } as SourceFile;
}

function flatten({ headingOf, citationsOf, ...lists }: ParsedBody) {
  return { ...lists, headingOf: [...headingOf], citationsOf: [...citationsOf] };
}

test('an escaped citation, however it is escaped, takes none of those beside it along', () => {
  for (const escaped of ['\\[@one]', '[\\@one]', '\\[\\@one\\]', '\\[\\@one, p. 1; see \\@two\\]']) {
    const { body } = parseFile(fileOf(`---\ntitle: A\n---\n\nAs ${escaped} and [@roe2021] say.\n`)).document;
    assert.equal(
      [...body.citationsOf.values()].flat().flatMap(({ items }) => items.map(({ id }) => id)),
      ['roe2021'],
      escaped,
    );
  }
});

test('a body that is parsed again is the one that was parsed with its file, also where the file is broken', () => {
  const cuts = Array.from({ length: 40 }, (_, index) => whole.slice(0, index * 12));
  const broken = [whole.slice(4), whole.replace('title', 'ti: tle'), whole + conflict, 'Text alone, [@roe2021].\n'];
  for (const text of [whole, ...cuts, ...broken]) {
    const file = fileOf(text);
    assert.equal(flatten(parseBodyOf(file)), flatten(parseFile(file).document.body), text);
  }
});

test('a long line of hyphens or asterisks is a rule, and no nesting', () => {
  for (const [rule, rules] of [
    ['-'.repeat(80), []],
    ['*'.repeat(80), []],
    ['> '.repeat(80), ['nesting']],
    ['- '.repeat(80), ['nesting']],
  ] as const) {
    const text = `${whole}\n${rule}\n\nMore.\n`;
    const { problems } = parseFile(fileOf(text));
    assert.equal(
      problems.map((problem) => problem.rule),
      rules,
      rule,
    );
  }
});

test('a paragraph of signs on which the parser would spend its memory or minutes is named with its line', () => {
  for (const data of [
    '&amp;'.repeat(50_000),
    '&amp;x\n'.repeat(35_000),
    '_a'.repeat(100_000),
    '_www.'.repeat(50_000),
  ]) {
    const { problems, document } = parseFile(fileOf(`${whole}\nMore.\n\n${data}\n`));
    const line = whole.split('\n').length + 3;
    assert.equal(
      problems.map((problem) => [problem.rule, problem.line]),
      [['dense-paragraph', line]],
    );
    assert.is(document.body.blocks.length, 0);
  }
});

test('a table whose rows would be filled up to millions of cells is refused at once', async () => {
  await takesAtMost(240, () => {
    const table = `${'|a'.repeat(30_000)}\n${'|-'.repeat(30_000)}\n${'|a\n'.repeat(30_000)}`;
    const { problems } = parseFile(fileOf(`${whole}\n${table}`));
    assert.equal(
      problems.map((problem) => problem.rule),
      ['dense-paragraph'],
    );
  });
});

test('a figure that is not closed is read at once, whatever follows', async () => {
  await takesAtMost(480, () => {
    for (const part of ['a', ' ', '\n', '='])
      for (const end of ['', '{', '\n}'])
        assert.is(
          parseFile(fileOf(`${whole}\n::figure{name=${part.repeat(80_000)}x${end}\n`)).document.body.figures.length,
          0,
          JSON.stringify([part, end]),
        );
    assert.is(parseFile(fileOf(`${whole}\n${':'.repeat(80_000)} figure\n`)).document.body.strayFigures.length, 0);
  });
});

test('data with as many signs is read where the parser has no work with it', () => {
  for (const data of [`\`\`\`\n${'&amp;_a\n'.repeat(30_000)}\`\`\``, '- &amp; _a_\n'.repeat(15_000)])
    assert.equal(parseFile(fileOf(`${whole}\n${data}\n`)).problems, [], data.slice(0, 20));
});

test('thousands of equal headings, list items and open footnotes are read within seconds', async () => {
  await takesAtMost(400, () => {
    const slugs = parseFile(fileOf(`${whole}\n${'# \n'.repeat(20_000)}`)).document.body.headings.map(({ id }) => id);
    assert.is(new Set(slugs).size, slugs.length);
    assert.is(slugs.at(-1), 'section-19999');
    assert.equal(parseFile(fileOf(`${whole}\n${'[^'.repeat(50_000)}\n`)).document.body.strayFootnotes, []);
  });
});

test.run();
