import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Problem } from '../../../cli/core/problem.ts';
import { readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';
import { type Changes, workspace } from '../../support/workspace.ts';

/**
 * One small edit to a valid site, and the whole report that it gets. What is expected is written in the author's terms:
 * the rule, the words that are underlined (none: the file as a whole), and the suggestion.
 */
interface Mistake {
  readonly mistake: string;
  readonly file: string;
  /** Words of the file, and what is put in their place. */
  readonly find?: string;
  readonly put?: string;
  /** Or: a paragraph at its end. */
  readonly add?: string;
  /** Or: all of it. With none of these, the file is taken away. */
  readonly whole?: string;
  /** Another file with words to replace. */
  readonly also?: Readonly<Record<string, readonly [string, string]>>;
  readonly problems: readonly Expected[];
}

interface Expected {
  readonly rule: string;
  readonly under: string | null;
  readonly suggestion: string | null;
  readonly file?: string;
  /** Which occurrence of the words, from 0. */
  readonly nth?: number;
}

const base = 'test/fixtures/base/content';
const mistakes: readonly Mistake[] = JSON.parse(readFileSync('test/fixtures/mistakes/mistakes.json', 'utf8'));

function readBase(file: string): string {
  return readFileSync(`${base}/${file}`, 'utf8');
}

function replaceOnce(text: string, find: string, put: string): string {
  assert.ok(text.includes(find), `the file holds \`${find}\``);
  return text.replace(find, () => put);
}

function applyMistake({ file, find, put, add, whole, also = {} }: Mistake): Changes {
  const others = Object.entries(also).map(([path, [from, to]]) => [path, replaceOnce(readBase(path), from, to)]);
  const text =
    whole ??
    (add !== undefined
      ? `${readBase(file)}\n${add}\n`
      : find === undefined
        ? null
        : replaceOnce(readBase(file), find, put ?? ''));
  return { ...Object.fromEntries(others), [file]: text };
}

/** The place that an expectation names, in a file as it is after the edit. */
function placeOf({ under, nth = 0 }: Expected, text: string): string {
  if (under === null) return '1:1';
  let at = -1;
  for (let count = 0; count <= nth; count += 1) at = text.indexOf(under, at + 1);
  assert.ok(at !== -1, `the file holds \`${under}\``);
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}+${under.length}`;
}

function describe({ path, line, column, length, rule, suggestion }: Problem, isWhole: boolean): string {
  return `${path} ${line}:${column}${isWhole ? '' : `+${length}`} ${rule} ${suggestion}`;
}

for (const mistake of mistakes) {
  test(`${mistake.mistake}: at its place, with its way out`, async () => {
    const changes = applyMistake(mistake);
    const site = workspace(changes);
    try {
      const { problems } = createSite(await readContent(site.content), { today: '2026-01-01' });
      const expected = mistake.problems.map((one) => {
        const file = one.file ?? mistake.file;
        const changed = one.under === null ? '' : changes[file];
        const text = typeof changed === 'string' ? changed : readBase(file);
        return `content/${file} ${placeOf(one, text)} ${one.rule} ${one.suggestion}`;
      });
      const found = problems.map((problem) => {
        const isWhole = mistake.problems.some((one) => one.under === null && one.rule === problem.rule);
        return describe(problem, isWhole);
      });
      assert.equal(
        found,
        [...expected].sort((a, b) => found.indexOf(a) - found.indexOf(b)),
      );
    } finally {
      site.remove();
    }
  });
}

test('there are at least a hundred mistakes, the seven planted ones among them', () => {
  const planted = mistakes.filter((one) => one.mistake.startsWith('planted: '));
  assert.equal(new Set(mistakes.map((one) => one.mistake)).size, mistakes.length);
  assert.ok(mistakes.length - planted.length >= 100);
  assert.is(planted.length, 7);
});

test('all seven planted mistakes are reported in one run', async () => {
  const planted = mistakes.filter((one) => one.mistake.startsWith('planted: '));
  const topics = planted.map((mistake, index) => {
    const [[, text] = []] = Object.entries(applyMistake(mistake)).filter(([file]) => file === mistake.file);
    // The last one is pinned, so that it must not be the last of the chain.
    const order = 99 - index;
    return [`topics/planted-${index}.md`, String(text).replace('order: 10', `order: ${order}`)] as const;
  });
  const site = workspace(Object.fromEntries(topics));
  try {
    const { problems } = createSite(await readContent(site.content), { today: '2026-01-01' });
    for (const [index, { problems: expected, mistake }] of planted.entries()) {
      const rules = problems.filter((one) => one.path.endsWith(`planted-${index}.md`)).map((one) => one.rule);
      for (const { rule } of expected) assert.ok(rules.includes(rule), `${mistake}: ${rules.join(', ')}`);
    }
  } finally {
    site.remove();
  }
});

test.run();
