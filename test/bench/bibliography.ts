/**
 * What an import makes of bibliographies that economists keep, beside pandoc as an independent reader: entries in,
 * facts lost, and how many lead to the same sentence in the same style engine. Needs pandoc; where there is none, it
 * says so and ends. Whatever differs is printed, with `--verbose` also what is explained.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import locales from '@citation-js/plugin-csl/lib/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib/styles.json' with { type: 'json' };
import CSL from 'citeproc';
import { readBibtex } from '../../cli/formats/bibtex-read.ts';
import { toCsl } from '../../cli/formats/csl-write.ts';
import { printTable, type Row } from './measure/table.ts';

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

interface Explanation {
  readonly why: string;
  readonly without: (ours: string, theirs: string) => readonly [string, string];
}

const folder = 'test/fixtures/bibliography/economists';
const isVerbose = process.argv.includes('--verbose');

/** Fields of pandoc's record that are no facts of the publication in a list of references. */
const beside =
  /^(?:id|type|annote|abstract|keyword|language|note|publisher-place|accessed|ISSN|PMID|source|status|title-short|event-place|chapter-number|version|number-of-pages)$/;
/** Two names for one fact. */
const sameFact: Readonly<Record<string, readonly string[]>> = {
  publisher: ['container-title'],
  'container-title': ['publisher'],
  number: ['issue'],
  issue: ['number'],
  'collection-title': ['genre', 'publisher'],
  genre: ['publisher'],
};

/** Intended differences: each removes from both sentences what it explains. */
const explanations: readonly Explanation[] = [
  { why: 'we name a working paper as such', without: both(/ ?[[(]working paper[\])]/g) },
  { why: '`and others` is told to the author and left out', without: withoutOthers },
  { why: 'pandoc takes `forthcoming` for no date', without: both(/\((?:forthcoming|n\.d\.)\)/g) },
  {
    why: 'pandoc leaves out the field `issue`',
    without: (ours, theirs) => [ours.replace(/(\d)\(\w+\)/, '$1'), theirs],
  },
  {
    why: 'we keep the address that stands in a note',
    without: (ours, theirs) => [ours.replace(/ http\S+$/, ''), theirs],
  },
  {
    why: 'the NBER by its usual name, with the number that the DOI holds',
    without: both(/ ?\((?:nber )?working papers? no\. \d+(?:; working paper series)?\)|, inc/g),
  },
  { why: 'pandoc keeps TeX or a full stop in the address', without: both(/ \\href.*$|[{}\\]|\.$/g) },
];

/** Differences of one entry each. */
const single: Readonly<Record<string, string>> = {
  BenMichael_et_al_2021: 'a journal in a @techreport: pandoc takes it for a book',
  'carroll_et_al-proc-scipy-2018': 'pandoc does not shorten names in braces that begin with a space',
  'niels_bantilan-proc-scipy-2020': 'pandoc does not shorten names in braces that begin with a space',
  carrollHeteroAndMacro: 'no author, editor or institution: refused, with a word to the author',
  'as-if': 'pandoc takes the binding in `howpublished` for a publisher',
  fglr04: 'an accent in braces before its letter is mended',
  'fs:germany': 'an accent in braces before its letter is mended',
  'milesi&roubini:hctax': '`howpublished = {Mimeo}` is what the work is, not where it appeared',
  'mulligan&xavier:transition': 'pandoc puts the particle behind the name',
  Silver2016: 'pandoc puts the particle behind the name',
  mulliganRBC: 'a blog is a website, which has no volume',
  jlsMeasuring: '`2014 (forthcoming)` is 2014; pandoc takes it for no date',
  deatonLifeCycle: 'a journal in a @techreport: pandoc takes it for a book',
  hortonVasserman2020: '`@artilce` is taken for an article, with a word to the author',
  cowtan2014update: 'we name a working paper as such, and keep the address that stands in its note',
  Mazumdar2019: '`et al.` is no name',
  silberzahn2018many: '`and others` is left out; pandoc leaves a dotless i under its accent',
};

if (spawnSync('pandoc', ['--version']).status !== 0) {
  console.log('There is no pandoc here, which this bench reads the same files with: nothing was measured.');
  process.exit(0);
}

const ask = startEngine(styles.apa);
const rows: Row[] = [['file', 'entries', 'read', 'facts lost', 'equal', 'explained', 'other']];
const reasons = new Map<string, number>();
const sum = [0, 0, 0, 0, 0, 0];
for (const name of readdirSync(folder).filter((one) => one.endsWith('.bib'))) {
  const counts = measure(name);
  rows.push([name, ...counts.map(String)]);
  for (const [index, count] of counts.entries()) sum[index] = (sum[index] ?? 0) + count;
}
rows.push(['all', ...sum.map(String)]);
printTable('Bibliographies of economists, beside pandoc in the same engine and style (APA)', rows);
const [entries = 0, , , equal = 0, explained = 0] = sum;
console.log(
  `${percent(equal, entries)} equal, ${percent(equal + explained, entries)} with the differences that are meant:`,
);
for (const [why, count] of [...reasons].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(4)}  ${why}`);
if ((equal + explained) / entries < 0.98) process.exitCode = 1;

function measure(name: string): number[] {
  const path = `${folder}/${name}`;
  const { stdout } = spawnSync('pandoc', ['-f', 'bibtex', '-t', 'csljson', path], { encoding: 'utf8' });
  const theirs: readonly Item[] = JSON.parse(stdout);
  const ours = new Map(readBibtex(readFileSync(path, 'utf8'), path).entries.map((entry) => [entry.key, entry]));
  const counts = { read: 0, lost: 0, equal: 0, explained: 0, other: 0 };
  for (const item of theirs) {
    const entry = ours.get(item.id);
    if (entry === undefined) {
      const why = single[item.id];
      if (why === undefined) console.log(`${item.id}: not read`);
      else reasons.set(why, (reasons.get(why) ?? 0) + 1);
      counts[why === undefined ? 'other' : 'explained'] += 1;
      continue;
    }
    counts.read += 1;
    const { annote: _, ...record } = toCsl(entry.publication);
    const lost = Object.keys(item).filter((key) => item[key] !== '' && isLost(key, record));
    counts.lost += lost.length;
    if (isVerbose && lost.length > 0) console.log(`${item.id}: without ${lost.join(', ')}`);
    const pair = [fold(ask(record as Item)), fold(ask(item))] as const;
    const why = pair[0] === pair[1] ? [] : explain(item.id, ...pair);
    if (why === null) counts.other += 1;
    else if (why.length === 0) counts.equal += 1;
    else counts.explained += 1;
    for (const one of why ?? []) reasons.set(one, (reasons.get(one) ?? 0) + 1);
    if (why === null || (isVerbose && why.length > 0))
      console.log(`${item.id}${why === null ? '' : ` (${why.join('; ')})`}\n  ours   ${pair[0]}\n  pandoc ${pair[1]}`);
  }
  return [theirs.length, counts.read, counts.lost, counts.equal, counts.explained, counts.other];
}

function isLost(key: string, record: object): boolean {
  return !beside.test(key) && ![key, ...(sameFact[key] ?? [])].some((one) => one in record);
}

/** Why the sentences differ: the fewest explanations, one or two, that make them equal, or that of the entry itself; null when there are none. */
function explain(key: string, ours: string, theirs: string): string[] | null {
  const found = [...explanations, ...explanations.flatMap((one) => explanations.map((other) => join(one, other)))].find(
    ({ without }) => {
      const [a, b] = without(ours, theirs);
      return a === b;
    },
  );
  const why = found?.why ?? single[key];
  return why === undefined ? null : [why];
}

function join(one: Explanation, other: Explanation): Explanation {
  return { why: `${one.why}; ${other.why}`, without: (ours, theirs) => other.without(...one.without(ours, theirs)) };
}

/** Two names before the last one take an ampersand, which stands elsewhere once `others` has gone. */
function withoutOthers(ours: string, theirs: string): readonly [string, string] {
  return theirs.includes('& others') ? [ours.replace('& ', ''), theirs.replace(', & others.', '')] : [ours, theirs];
}

function both(pattern: RegExp) {
  return (ours: string, theirs: string) => [ours.replace(pattern, ''), theirs.replace(pattern, '')] as const;
}

/** Ignores letter case and punctuation: pandoc sets English titles in lower case, which is a matter of style. */
function fold(sentence: string): string {
  return sentence
    .replace(/<[^>]*>/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’“”"'`]/g, '')
    .replace(/[–—-]+/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function startEngine(style: string): (item: Item) => string {
  const items = new Map<string, Item>();
  const system = { retrieveLocale: () => locales['en-US'], retrieveItem: (id: string) => items.get(id) };
  const alone = style.replace(/ disambiguate-[\w-]+="[^"]*"/g, '').replace(/<sort>.*?<\/sort>/gs, '');
  const engine = new CSL.Engine(system, alone, 'en-US', true);
  engine.setOutputFormat('text');
  return (item) => {
    const id = String(items.size);
    items.set(id, { ...item, id });
    engine.updateItems([id]);
    const [, [text = '']] = engine.makeBibliography();
    return text.trim();
  };
}
