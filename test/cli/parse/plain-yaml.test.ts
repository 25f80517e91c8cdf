import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPlainYaml } from '../../../cli/parse/plain-yaml.ts';
import { readWholeYaml } from '../../../cli/parse/yaml.ts';

/** Asserts that what is read as plain is what the parser reads, and says whether it was. */
function isPlain(text: string): boolean {
  const plain = readPlainYaml(text);
  if (plain === undefined) return false;
  const { data, faults } = readWholeYaml(text);
  if (faults.length > 0 || JSON.stringify(plain) !== JSON.stringify(data))
    assert.equal({ plain }, { data, faults }, text);
  return true;
}

/** The front matter of every markdown file below a folder. */
function listMatters(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((place) => place.endsWith('.md') && statSync(join(folder, place)).isFile())
    .flatMap((place) => /^---(\n[\s\S]*?)\n---/.exec(readFileSync(join(folder, place), 'utf8'))?.[1] ?? []);
}

/** Pieces of YAML, many of them with a meaning of their own. */
const piece = fc.constantFrom(
  ...[
    'a',
    'Word',
    'key',
    'true',
    'True',
    'null',
    'Null',
    '~',
    'yes',
    'NaN',
    'e',
    'x',
    '0',
    '1',
    '07',
    '12',
    '1_000',
    '.5',
    '1e3',
    '0x1F',
    '0o7',
    '+1',
  ],
  ...[
    '-',
    '- ',
    ' - ',
    ':',
    ': ',
    ' :',
    ' #',
    '#',
    '# ',
    ',',
    ', ',
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    '\\',
    '\\n',
    '&a',
    '*a',
    '!',
    '!!str ',
    '|',
    '>',
    '%',
    '@',
    '`',
    '?',
    '? ',
    '<<',
    '=',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\u00a0',
    '\u2028',
    '\u0085',
    '\ufeff',
    '\u0007',
    'é',
    '–',
    '“',
    '😀',
    '---',
    '...',
    '/',
    '(',
    ')',
    '.',
    '2020-01-02',
    '10.1000/x',
    '1-20',
    '190:20',
  ],
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const line = fc.oneof(
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', 'b', 'title', 'true', 'null', 'x-y', 'constructor', '__proto__'),
        fc.constantFrom(': ', ':', ':  ', ' : '),
        text,
      )
      .map((parts) => parts.join('')),
    weight: 4,
  },
  {
    arbitrary: fc.tuple(fc.constantFrom('- ', '  - ', ' - ', '-  ', '-'), text).map((parts) => parts.join('')),
    weight: 3,
  },
  { arbitrary: text, weight: 1 },
  { arbitrary: fc.constantFrom('', ' ', '# a comment', '  # a comment', '---', '...'), weight: 1 },
);
const yaml = fc.array(line, { maxLength: 6 }).map((lines) => `\n${lines.join('\n')}`);
const sensible = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.oneof(
        fc.constantFrom(
          'A sentence, with [brackets].',
          '12',
          'true',
          '"Quoted: a"',
          '[one, two]',
          '2027-03-01',
          "It's so",
        ),
        text,
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => `\n${pairs.map(([key, value]) => `${key}: ${value}`).join('\n')}`);

test('what is read as plain is exactly what a whole parser of YAML reads, without any fault', () => {
  let plain = 0;
  const numRuns = process.env.LONG === '1' ? 300_000 : 5000;
  fc.assert(
    fc.property(fc.oneof(yaml, sensible), (written) => {
      if (isPlain(written)) plain += 1;
    }),
    { numRuns },
  );
  assert.ok(plain > numRuns / 50, 'some of it is plain');
});

test('the front matter of all fixtures is read alike, and most of the site’s own is plain', () => {
  const own = listMatters('content');
  const plain = own.filter(isPlain).length;
  assert.ok(plain > own.length / 2, `${plain} of ${own.length}`);
  for (const matter of listMatters('test/fixtures')) isPlain(matter);
});

test('whatever could mean something else is left to the parser', () => {
  const others = [
    'a: 1\na: 2',
    'a: b: c',
    'a: *b',
    'a: yes # no',
    'a: |\n b',
    'a: b\n c',
    'a: b\n- c',
    'a:\n- b\n  - c',
    'a: "\\u0041"',
    'a: 007',
    'a: 1e3',
    '',
    '# nothing',
    'a: [b, [c]]',
    'a: b ',
    'a: {b: c}',
    '"a": b',
  ];
  assert.equal(
    others.filter((other) => readPlainYaml(other) !== undefined),
    [],
  );
  assert.equal(
    readPlainYaml('\na: A, b [c] {d} "e"#f\nb:\n  - 10.1000/x\n  - x\nc: [d, e f]\n\n# more\ng: 12\nh: true\ni:'),
    {
      a: 'A, b [c] {d} "e"#f',
      b: ['10.1000/x', 'x'],
      c: ['d', 'e f'],
      g: 12,
      h: true,
      i: null,
    },
  );
});

test.run();
