import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TopicPage } from '../../cli/kinds/shapes/topic.ts';
import { readContent } from '../../cli/read/content.ts';
import { type Changes, compileChanged, pageAt, topic, workspace } from '../support/workspace.ts';

function describe(plot: string, columns: readonly string[], more = ''): string {
  const listed = columns.map((name) => `  - { name: ${name}, title: The ${name} }`).join('\n');
  return `---\ntitle: Homes\nplot: ${plot}\nunit: "%"\ncolumns:\n${listed}\n${more}source: Writer (2020), table 1\naddress: https://out.test/source\nlicence: Public domain\nretrieved: 2026-01-01\n---\n\nThey show *this* and not that.\n`;
}

function compileTable(description: string, table: string, changes: Changes = {}) {
  return compileChanged({
    'topics/gamma.md': topic('Before.\n\n::figure{name=homes}\n\nAfter.'),
    'data/homes.md': description,
    'data/homes.csv': table,
    ...changes,
  });
}

async function compileFigure(description: string, table: string, changes: Changes = {}) {
  const compiled = await compileTable(description, table, changes);
  const { body } = pageAt<TopicPage>(compiled, '/resources/gamma');
  return { compiled, html: body.map((part) => ('html' in part ? part.html : '')).join('\n') };
}

const years = describe('line', ['year', 'rate']);

test('a table as long as a text may be is drawn', async () => {
  const rows = Array.from({ length: 25_000 }, (_, index) => `x${index},1\n`).join('');
  const { html } = await compileFigure(describe('bars', ['name', 'rate']), `name,rate\n${rows}`);
  assert.match(html, 'x24999');
});

test('numbers stand on their page as a picture, with what they show, their source and the day they were read', async () => {
  const { html } = await compileFigure(years, 'year,rate\n2000,60\n2010,62.5\n');
  assert.match(html, '<figure id="figure-homes"><figcaption class="figure-title">Figure 1. Homes</figcaption>');
  assert.match(html, /<svg role="img" aria-label="Homes\. The numbers follow as a table\." .*var\(--accent, #0b5a63\)/);
  assert.match(html, '<p>They show <em>this</em> and not that.</p>');
  assert.match(html, /Source: <a [^>]*href="https:\/\/out\.test\/source">Writer \(2020\), table 1/);
  assert.match(html, 'read on 1 January 2026.');
});

test('they can be read as a table and taken along as files, without a script', async () => {
  const { html, compiled } = await compileFigure(years, 'year,rate\n2000,60\n2010,62.5\n');
  assert.match(html, '<th scope="col">The year</th><th scope="col" align="right">The rate</th>');
  assert.match(html, '<td>2010</td><td align="right">62.5</td>');
  assert.match(html, '<a href="/data/figures/homes.csv" download aria-label="Download the data as CSV">');
  assert.is(compiled.files?.get('figures/homes.csv'), 'year,rate\n2000,60\n2010,62.5\n');
  const svg = compiled.files?.get('figures/homes.svg') ?? '';
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.not.match(svg, 'var(');
});

test('a bar is as long as its number, and one of less than nothing lies on the other side', async () => {
  const { html } = await compileFigure(
    describe('bars', ['group', 'practice', 'exam'], 'signed: true\n'),
    'group,practice,exam\nA,40,-20\nB,80,\n',
  );
  const bars = [...html.matchAll(/d="M([\d.]+) \d+H([\d.]+)v14/g)].map(([, from, to]) => [Number(from), Number(to)]);
  const lengths = bars.map(([from = 0, to = 0]) => to - from);
  const longest = Math.max(...lengths);
  assert.equal(
    lengths.map((length) => Math.round((length / longest) * 80)),
    [40, 20, 80],
  );
  assert.is(bars[1]?.[1], bars[0]?.[0]);
  for (const amount of ['+40%', '−20%', '+80%']) assert.match(html, `>${amount}<`);
});

test('a bar without a number is said to have none', async () => {
  const { html } = await compileFigure(
    describe('bars', ['name', 'practice', 'exam']),
    'name,practice,exam\nChatbot,48,-17\nTutor,127,\n',
  );
  assert.match(html, '>no number<');
});

test('that a bar has no number stands within the picture, also right of bars below zero', async () => {
  const { html } = await compileFigure(describe('bars', ['name', 'rate']), 'name,rate\nChatbot,-5\nTutor,\n');
  const x = Number(/<text x="([\d.]+)"[^>]*>no number</.exec(html)?.[1]);
  assert.ok(x + 110 < 600, `it begins at ${x} of 600`);
});

test('bars keep their room whatever their columns are called, which is told once, in lines', async () => {
  const columns = 'columns:\n  - { name: coast, title: Coast }\n';
  const long = `  - { name: meadow, title: In the meadow }\n  - { name: bare, title: ${'Bare ground beside it '.repeat(3)} }\n`;
  const described = describe('bars', ['coast']).replace(/columns:\n.*\n/, columns + long);
  const { html } = await compileFigure(described, 'coast,meadow,bare\nVestland,131,64\nCornwall,79,41\n');
  const picture = html.slice(html.indexOf('<svg'), html.indexOf('</svg>'));
  const bars = [...picture.matchAll(/d="M([\d.]+) \d+H([\d.]+)v14/g)].map(([, from, to]) => Number(to) - Number(from));
  assert.ok(Math.max(...bars) > 500);
  assert.is(picture.split('In the meadow').length, 2);
  const names = Array.from(picture.matchAll(/>(Bare ground[^<]*|beside it[^<]*)</g), ([, line = '']) => line);
  assert.is(names.join(' '), 'Bare ground beside it '.repeat(3).trim());
  assert.ok(names.length > 1 && names.every((line) => line.length < 50));
});

test('the line of nothing stands beside every dot, and leaves the names free', async () => {
  const { html } = await compileFigure(
    describe('dots', ['name', 'effect', 'low', 'high']),
    'name,effect,low,high\nA,0.5,0.25,0.75\nB,-0.5,-1,0\n',
  );
  const dots = Array.from(html.matchAll(/cy="(\d+)"/g), ([, y]) => Number(y));
  const names = Array.from(html.matchAll(/<text x="0" y="(\d+)"/g), ([, y]) => Number(y));
  const lines = Array.from(html.matchAll(/M[\d.]+ (\d+)v34/g), ([, from]) => [Number(from), Number(from) + 34]);
  for (const [row, [from = 0, to = 0]] of lines.entries()) {
    assert.ok(from < (dots[row] ?? 0) && (dots[row] ?? 0) < to);
    assert.ok((names[row] ?? Infinity) < from);
  }
  assert.is(lines.length, dots.length);
});

test('losses are drawn from zero to the left', async () => {
  const { html } = await compileFigure(describe('bars', ['group', 'change']), 'group,change\nA,-40\nB,-20\n');
  const bars = [...html.matchAll(/d="M([\d.]+) \d+H([\d.]+)v14/g)].map(([, start, end]) => [
    Number(start),
    Number(end),
  ]);
  const zero = bars[0]?.[1] ?? 0;
  assert.equal(bars, [
    [0, zero],
    [zero / 2, zero],
  ]);
});

test('an interval is drawn around its estimate', async () => {
  const { html } = await compileFigure(
    describe('dots', ['name', 'effect', 'low', 'high'], 'ends: [worse, better]\n'),
    'name,effect,low,high\nA,0.5,0.25,0.75\nB,-0.5,-1,0\n',
  );
  const [, from = '', to = ''] = /d="M([\d.]+) \d+H([\d.]+)" stroke="var\(--accent/.exec(html) ?? [];
  const [, dot = ''] = /<circle cx="([\d.]+)"/.exec(html) ?? [];
  assert.is(dot, ((Number(from) + Number(to)) / 2).toFixed(1));
  assert.match(html, 'better →');
});

test('a slope names each line and has the amounts at its ends', async () => {
  const { html } = await compileFigure(
    describe('slope', ['measure', 'before', 'after']),
    'measure,before,after\nConfidence,72,64\nAccuracy,55.3,5.8\n',
  );
  for (const words of ['Confidence', 'Accuracy', '72%', '64%', '55.3%', '5.8%', 'The before', 'The after'])
    assert.match(html, `>${words}<`);
});

test('the names at the ends of lines lie neither on one another nor on a line', async () => {
  const columns = ['year', 'kept', 'lost', 'sold'];
  for (const ends of ['33,29,20', '33,32,31', '33,33,33', '20,33,29', '10,33,20']) {
    const { html } = await compileFigure(describe('line', columns), `${columns.join()}\n2000,5,6,7\n2010,${ends}\n`);
    const names = [...html.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*>The (?:kept|lost|sold)</g)].map(([, y]) =>
      Number(y),
    );
    const lines = [...html.matchAll(/d="M[\d.]+ [\d.]+L[\d.]+ ([\d.]+)" /g)].map(([, y]) => Number(y));
    assert.equal([names.length, lines.length], [3, 3]);
    const [first = 0, second = 0, third = 0] = names.sort((a, b) => a - b);
    assert.ok(second - first >= 22 && third - second >= 22, `${ends}: names at ${names}`);
    const covered = names.filter((name) => lines.some((line) => line < name - 1 && line > name - 15));
    assert.equal(covered, [], `${ends}: lines end at ${lines}`);
  }
});

test('the names of many lines that end together stay within the picture, and apart', async () => {
  const columns = ['year', 'a', 'b', 'c', 'd', 'e'];
  for (const ends of ['33,33,33,33,33', '33,32,31,30,29', '33,33,33,33,5']) {
    const { html } = await compileFigure(
      describe('line', columns),
      `${columns.join()}\n2000,5,6,7,8,9\n2010,${ends}\n`,
    );
    const names = [...html.matchAll(/<text x="[\d.]+" y="([-\d.]+)"[^>]*>The [a-e]</g)].map(([, y]) => Number(y));
    const [first = 0, ...others] = names.sort((a, b) => a - b);
    assert.is(others.length, 4);
    assert.ok(first >= 20, `${ends}: names at ${names}`);
    assert.ok(
      others.every((name, index) => name - (names[index] ?? 0) >= 22),
      `${ends}: names at ${names}`,
    );
  }
});

test('a point of a line can have words, and a height to compare with', async () => {
  const { html } = await compileFigure(
    describe(
      'line',
      ['year', 'rate'],
      'marks: [{ at: 2010, text: the peak }]\nlevels: [{ at: 63, text: the limit }]\n',
    ),
    'year,rate\n2000,60\n2010,62.5\n',
  );
  assert.match(html, '>the peak<');
  assert.match(html, '>the limit<');
});

test('the words of a height keep away from the names at the ends of lines', async () => {
  for (const [level, x, anchor] of [
    ['0.8', 64, 'start'],
    ['0.2', 600, 'end'],
  ] as const) {
    const { html } = await compileFigure(
      describe('line', ['trials', 'raw', 'model'], `levels: [{ at: ${level}, text: the limit }]\n`),
      'trials,raw,model\n20,0.1,0.3\n400,0.6,0.81\n',
    );
    assert.match(html, new RegExp(`<text x="${x}" [^>]*text-anchor="${anchor}"[^>]*>the limit<`));
  }
});

test('words in a table are words in its picture, whatever they look like', async () => {
  const { html } = await compileFigure(
    describe('bars', ['name', 'rate']),
    'name,rate\n<script>alert(1)</script> & "x",5\n',
  );
  assert.not.match(html, '<script');
  assert.match(html, '&#x3C;script>alert(1)');
});

test('another number is another in its page, its files, the search and the chatbot, and nowhere else', async () => {
  const before = await compileFigure(years, 'year,rate\n2000,60\n2010,62.5\n');
  const after = await compileFigure(years, 'year,rate\n2000,60\n2010,63\n');
  const differ = [...(after.compiled.files ?? [])].flatMap(([path, text]) =>
    before.compiled.files?.get(path) === text ? [] : [path],
  );
  assert.equal(differ, [
    'pages/resources/gamma.json',
    'figures/homes.csv',
    'figures/homes.svg',
    'passages.json',
    'search.json',
  ]);
});

test('whoever watches the folder sees another number at once, and the same as after a clean compile', async () => {
  const site = workspace({
    'topics/gamma.md': topic('::figure{name=homes}'),
    'data/homes.md': years,
    'data/homes.csv': 'year,rate\n2000,60\n2010,62.5\n',
  });
  try {
    const watched = await site.compile();
    assert.match(watched.files?.get('figures/homes.csv') ?? '', '62.5');
    for (const table of ['year,rate\n2000,60\n2010,none\n', 'year,rate\n2000,60\n2010,63\n']) {
      site.apply({ 'data/homes.csv': table });
      watched.set(await readContent(site.content));
      const clean = await site.compile();
      assert.equal(watched.problems, clean.problems);
      assert.equal([...(watched.files ?? [])], [...(clean.files ?? [])]);
    }
  } finally {
    site.remove();
  }
});

test('a number is told how to write it, and a comma that may part thousands or decimals is not guessed', async () => {
  const cells = ['2000,"1,234"', '2001,"12,5"', '2002,"0,125"', '2003,"1,234,567"', '2004,"1,234.5"'];
  const compiled = await compileTable(years, `year,rate\n${cells.join('\n')}\n`);
  assert.equal(
    compiled.problems.map(({ line, hint }) => `${line} ${hint}`),
    [
      '2 Write `1234` if the comma parts the thousands, or `1.234` if decimals follow it.',
      '3 Write it with a point and without quotes, `12.5`.',
      '4 Write it with a point and without quotes, `0.125`.',
      '5 Write it without commas, `1234567`.',
      '6 Write it without commas, `1234.5`.',
    ],
  );
});

test('a table with semicolons is told so once, with what to replace, and is right after that', async () => {
  const table = 'year;rate\n2000;60,5\n2010;62,5\n';
  const compiled = await compileTable(years, table);
  assert.equal(
    compiled.problems.map(({ reason, hint }) => `${reason} ${hint}`),
    [
      'The columns of this table are separated by semicolons. In a text editor replace every comma by a point, and then every semicolon by a comma: `1,2.5`.',
    ],
  );
  const mended = await compileTable(years, table.replaceAll(',', '.').replaceAll(';', ','));
  assert.equal(mended.problems, []);
});

test('a table in another format, or without anything in it, is told so once', async () => {
  const told = async (table: string) => (await compileTable(years, table)).problems.map(({ reason }) => reason);
  assert.equal(await told('year\trate\n2000\t60\n'), ['The columns of this table are separated by tabs.']);
  assert.equal(await told('PK\u0003\u0004[Content_Types].xml'), [
    'This file is a workbook of Excel, whatever its name says.',
  ]);
  assert.equal(await told(''), ['The table is empty.']);
});

test('empty rows below a table, as Excel saves them, are none', async () => {
  assert.equal((await compileTable(years, 'year,rate\n2000,60\n2010,62.5\n,\n,\n')).problems, []);
});

test('a column that is written otherwise in the table is told once, with the name that is described', async () => {
  const { problems } = await compileTable(years, 'Year,rate\n2000,60\n2010,−62.5\n');
  assert.equal(
    problems.map(({ reason, hint, suggestion }) => [reason, suggestion ?? hint]),
    [
      ['The column `Year` is not described.', 'year'],
      ['`−62.5` is not a number.', 'Write the minus as a hyphen, `-62.5`.'],
    ],
  );
});

test.run();
