import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ParsedBody } from '../../../cli/parse/body.ts';
import { parseBodyOf, parseFile } from '../../../cli/parse/document.ts';
import type { SourceFile } from '../../../cli/read/content.ts';

const whole = readFileSync('test/fixtures/base/content/topics/alpha.md', 'utf8');
const conflict = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n';

function fileOf(text: string) {
  return { kind: 'topic', slug: 'alpha', path: 'content/topics/alpha.md', text, changed: null } as SourceFile;
}

function flatten({ headingOf, citationsOf, ...lists }: ParsedBody) {
  return { ...lists, headingOf: [...headingOf], citationsOf: [...citationsOf] };
}

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

test.run();
