import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeBibliography, makeCitations } from '../../../cli/build/citations.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { readCsl } from '../../../cli/formats/csl-read.ts';
import { readRis } from '../../../cli/formats/ris-read.ts';
import type { CitedPages } from '../../../cli/kinds/shapes/citations.ts';
import type { References } from '../../../cli/kinds/shapes/reference.ts';
import { presentSite } from '../../support/present-site.ts';

const compiled = await presentSite();

const read = <T>(name: string) => JSON.parse(compiled.files?.get(name) ?? 'null') as T;
const pages = read<CitedPages>('citations.json');
const files = new Map<string, string>();
for await (const { path, text } of makeCitations(pages)) files.set(path, text);

/** The text of a citation's file. */
function fileOf(file: string, ending: string): string {
  const text = files.get(`${file.slice(1)}.${ending}`);
  assert.ok(text, `${file}.${ending}`);
  return text;
}

test('the book, every topic and every paper can be cited', () => {
  const expected = [...(compiled.files?.keys() ?? [])]
    .map((name) => /^pages(\/(?:resources|research\/papers)\/.+)\.json$/.exec(name)?.[1])
    .flatMap((path) => (path === undefined ? [] : [`/data/cite${path}`]));
  assert.equal(pages.map(({ file }) => file).sort(), ['/data/cite/book', ...expected].sort());
});

/** What a bibliography's formats hold of a publication: its files and pages elsewhere are no part of a record. */
const recordOf = <T extends object>({ links: _, ...record }: T & { readonly links?: unknown }) => record;

test('what BibTeX, RIS and CSL-JSON say of a page reads back as the same record', () => {
  for (const { file, publication } of pages) {
    const [bibtex] = readBibtex(fileOf(file, 'bib'), 'a.bib').entries;
    const [ris] = readRis(fileOf(file, 'ris'), 'a.ris').entries;
    const [item] = JSON.parse(fileOf(file, 'csl.json')) as unknown[];
    const record = recordOf(publication);
    assert.equal(bibtex?.publication, record, file);
    assert.equal(ris?.publication, record, file);
    assert.equal(readCsl(item, file).entry?.publication, record, file);
  }
});

test('APA and Harvard name author, year, title and address of a page in one line', () => {
  for (const { file, publication } of pages) {
    for (const ending of ['apa.txt', 'harvard.txt']) {
      const text = fileOf(file, ending);
      const words = [String(publication.year), publication.title, publication.doi ?? publication.url ?? ''];
      for (const word of words) assert.ok(text.includes(word), `${file}.${ending} says ${word}`);
      assert.match(text, /^[^\n]+\n$/);
    }
  }
});

test('references.bib holds every publication of the site, and reads back as they are', async () => {
  const references = read<References>('references.json');
  const { path, text } = await makeBibliography(references);
  assert.is(path, 'references.bib');
  const { entries, problems } = readBibtex(text, path);
  // Whoever imports a file is told that its annotations will be read.
  const others = problems.filter(({ reason }) => !reason.startsWith('`annote` becomes the annotation'));
  assert.equal(others, []);
  assert.equal(
    entries.map(({ publication }) => publication),
    references.map(({ citedOn: _, ...publication }) => recordOf(publication)),
  );
});

test.run();
