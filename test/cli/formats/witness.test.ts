/** Another reader than ours agrees on what we write: citation-js, with the references of the site as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseDocument } from 'yaml';
import { type Publication, readPublication } from '../../../cli/core/publication.ts';
import { exportPublications as write } from '../../../cli/formats/export.ts';
import { schemas } from '../../../cli/kinds/schemas.ts';

interface Item {
  readonly title: string;
  readonly author: readonly Readonly<Partial<Record<'family' | 'literal' | 'non-dropping-particle', string>>>[];
  readonly issued?: { readonly 'date-parts'?: readonly (readonly number[])[] };
  readonly DOI?: string;
  readonly page?: string;
}

const require = createRequire(import.meta.url);
const { plugins } = require('@citation-js/core');
require('@citation-js/plugin-bibtex');
require('@citation-js/plugin-ris');
/** Its table of TeX commands lacks `\\aa`. */
const restore = (text: string) => text.replaceAll('\\aa', 'å').replaceAll('\\AA', 'Å');
/** EndNote's way to keep the commas of an organisation in RIS, which citation-js takes as they stand. */
const restoreCommas = (name: string) => name.replaceAll(',,', ',').replace(/,$/, '');
const readAs = (text: string, type: string): readonly Item[] =>
  plugins.input.chain(text, { forceType: type, generateGraph: false });

const folder = 'content/references';
const publications = readdirSync(folder).map((name) => {
  const [, frontMatter = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? [];
  return readPublication(name.replace('.md', ''), schemas.reference.parse(parseDocument(frontMatter).toJS()), body);
});

function expected(publication: Publication) {
  return {
    title: publication.title,
    families: publication.authors.map((author) => ('organisation' in author ? author.organisation : author.family)),
    year: typeof publication.year === 'number' ? publication.year : undefined,
    doi: publication.doi,
    pages: publication.pages,
  };
}

function seen(item: Item) {
  return {
    title: restore(item.title.replace(/<\/?span[^>]*>/g, '')),
    families: item.author.map((name) => {
      const { literal = '', family = literal, 'non-dropping-particle': particle = '' } = name;
      return restoreCommas(restore(`${particle} ${family}`.trim()));
    }),
    year: item.issued?.['date-parts']?.[0]?.[0],
    doi: item.DOI ?? null,
    pages: item.page?.replace('--', '-') ?? null,
  };
}

test('citation-js reads the same titles, authors, years, pages and DOIs from our BibTeX', () => {
  assert.ok(publications.length > 100);
  assert.equal(readAs(write(publications, 'bibtex'), '@bibtex/text').map(seen), publications.map(expected));
});

test('citation-js reads the same titles, authors, years, pages and DOIs from our RIS', () => {
  assert.equal(readAs(write(publications, 'ris'), '@ris/file').map(seen), publications.map(expected));
});

test.run();
