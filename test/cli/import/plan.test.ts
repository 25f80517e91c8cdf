import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slugify } from '../../../cli/core/slug.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { readRis } from '../../../cli/formats/ris-read.ts';
import { hashField, readLock, writeLock } from '../../../cli/import/imports-lock.ts';
import { type Existing, type ImportPlan, type ImportStep, planImport } from '../../../cli/import/plan.ts';
import { describeStep } from '../../../cli/import/report.ts';
import type { FrontMatter } from '../../../cli/kinds/registry.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';
import { publication } from '../formats/arbitrary.ts';

const frontMatter: FrontMatter<'reference'> = {
  type: 'article',
  authors: ['Andrew Caplin', 'John Leahy'],
  title: 'State-Dependent Pricing and the Dynamics of Money and Output',
  year: 1991,
  venue: 'Quarterly Journal of Economics',
  doi: '10.2307/2937923',
};

const bib = (fields: string, key = 'caplin1991') =>
  readBibtex(`@article{${key}, author={Caplin, Andrew and Leahy, John}, ${fields}}`, 'x.bib').entries;
const whole =
  'title={State-Dependent Pricing and the Dynamics of Money and Output}, year=1991, journal={Quarterly Journal of Economics}, doi={10.2307/2937923}';

test('the links of an entry come into the file, and what a person links there stays', () => {
  const links = (href: string) => [{ kind: 'code' as const, href: `https://code.example/${href}` }];
  const [entry] = bib(`${whole}, code={https://code.example/a}`);
  assert.ok(entry);
  const { steps, imported } = planImport([entry], [], {});
  const [first] = steps;
  assert.equal(first?.kind === 'new' && first.fields.get('links'), links('a'));
  const existing = (own: string) => [
    { slug: 'caplin1991', frontMatter: { ...frontMatter, links: links(own) }, annotation: '' },
  ];
  const again = (own: string, href: string) =>
    planImport([{ ...entry, links: links(href) }], existing(own), imported).steps[0]?.kind;
  assert.equal([again('a', 'a'), again('a', 'b'), again('own', 'b')], ['same', 'update', 'kept']);
});

/** The references after a plan was carried out. */
function apply(existing: readonly Existing[], plan: ImportPlan): Existing[] {
  const after = new Map(existing.map((one) => [one.slug, one]));
  for (const step of plan.steps) {
    if (step.kind === 'new') {
      const { annotation = '', ...fields } = Object.fromEntries(step.fields);
      after.set(step.slug, {
        slug: step.slug,
        frontMatter: fields as unknown as FrontMatter<'reference'>,
        annotation: String(annotation),
      });
    }
    if (step.kind !== 'update') continue;
    const { slug, frontMatter: before, annotation: said } = after.get(step.slug) as Existing;
    const values = Object.fromEntries(step.changes.map(({ field, value }) => [field, value]));
    const { annotation = said, ...changed } = values as Partial<FrontMatter<'reference'>> & { annotation?: string };
    after.set(slug, { slug, frontMatter: { ...before, ...changed }, annotation });
  }
  return [...after.values()];
}

test('an entry that is not there yet becomes a reference under the name that its file gives it', () => {
  const { steps, imported } = planImport(bib(whole), [], {});
  assert.equal(steps, [{ kind: 'new', slug: 'caplin1991', line: 1, fields: new Map(Object.entries(frontMatter)) }]);
  assert.equal(Object.keys(imported.caplin1991 ?? {}), [
    'type',
    'authors',
    'title',
    'year',
    'venue',
    'doi',
    'source key',
  ]);
});

test('an article in a series of papers, or in no journal yet, is brought in as a working paper', () => {
  const read = (fields: string) => {
    const [step] = planImport(bib(`title={T}, year=2001, ${fields}`), [], {}).steps;
    assert.is(step?.kind, 'new');
    return step?.kind === 'new' ? [step.fields.get('type'), step.fields.get('venue'), step.fields.get('issue')] : [];
  };
  for (const bare of ['journal={Working Paper}', 'journal={Working papers}', 'journaltitle={Unpublished}'])
    assert.equal(read(bare), ['working-paper', undefined, undefined], bare);
  for (const one of ['NBER Working Paper}, number={31422', 'NBER Working Papers, No. 31422'])
    assert.equal(read(`journal={${one}}`), ['working-paper', 'NBER Working Paper 31422', undefined], one);
  assert.is(read('journal={CEPR Discussion Papers}, number=77')[1], 'CEPR Discussion Paper 77');
  for (const venue of ['Mimeo', 'PsyArXiv', 'Available at SSRN 1234567', 'arXiv preprint arXiv:2301.11358'])
    assert.equal(read(`journal={${venue}}`).slice(0, 2), ['working-paper', venue]);
  for (const journal of ['Manuscripta Mathematica', 'Brookings Papers on Economic Activity'])
    assert.equal(read(`journal={${journal}}`).slice(0, 2), ['article', journal]);
});

test('a publication is recognised by its DOI in any spelling, and by title and year where a DOI is missing', () => {
  const existing = [{ slug: 'caplin-leahy-1991-state-dependent', frontMatter, annotation: '' }];
  const kinds = (fields: string) =>
    planImport(bib(fields), existing, {}).steps.map(({ kind, slug }) => `${kind} ${slug}`);
  const found = ['kept caplin-leahy-1991-state-dependent'];
  assert.equal(kinds('title={Other}, year=1992, doi={https://dx.doi.org/10.2307/2937923}'), found);
  assert.equal(
    kinds('title={{STATE} Dependent pricing \\& the dynamics of money and output}, year=1991, journal={QJE}'),
    found,
  );
  assert.equal(
    kinds('title={State-Dependent Pricing and the Dynamics of Money and Output}, year=1991, doi={10.3386/w1}'),
    ['new caplin1991'],
  );
  assert.equal(kinds('title={State-Dependent Pricing and the Dynamics of Money and Output}, year=1990'), [
    'new caplin1991',
  ]);
});

test('two works by other authors stay two, though both are introductions of the same year', () => {
  const chapter = (key: string, author: string) =>
    `@incollection{${key}, author={${author}}, title={Introduction}, year=2020, booktitle={${key}}, publisher={A Press}}`;
  const kindsOf = (...entries: string[]) => {
    const [first, ...others] = entries.map((entry) => readBibtex(entry, 'x.bib').entries);
    const plan = planImport(first ?? [], [], {});
    const next = planImport(others.flat(), apply([], plan), plan.imported);
    return [...plan.steps, ...next.steps].map(({ kind, slug }) => `${kind} ${slug}`);
  };
  const doe = chapter('one', 'Doe, Jane');
  assert.equal(kindsOf(doe, chapter('two', 'Roe, Richard'), doe), ['new one', 'new two', 'same one']);
  assert.equal(kindsOf(`${doe}\n${chapter('two', 'Roe, Richard')}`), ['new one', 'new two']);
  assert.equal(kindsOf(doe, chapter('one', 'J. Doe')), ['new one', 'update one']);
});

test('a publication without DOI or key whose title was corrected stays one, and as it was corrected', () => {
  const read = (author: string) =>
    readRis(`TY  - JOUR\nAU  - ${author}\nTI  - Warum Regen riecht\nPY  - 2020\nT2  - Horizonte\nER  - \n`, 'x.ris')
      .entries;
  const first = planImport(read('Doe, Jane'), [], {});
  const [file] = apply([], first);
  assert.ok(file);
  const corrected = [{ ...file, frontMatter: { ...file.frontMatter, title: 'Warum der Regen riecht' } }];
  const again = (entries: ReturnType<typeof read>) =>
    planImport(entries, corrected, first.imported).steps.map(({ kind }) => kind);
  assert.equal(again(read('Doe, Jane')), ['kept']);
  assert.equal(again(read('Roe, Richard')), ['new']);
  assert.equal(again([...read('Doe, Jane'), ...read('Doe, Jane')]), ['kept', 'repeated']);
});

test('a work beside one of its title, year and author is new where that one was renamed, in either order', () => {
  const one = bib('title={Introduction}, year=2020, journal={J}', 'one');
  const two = bib('title={Introduction}, year=2020, journal={K}', 'two');
  const first = planImport(one, [], {});
  const [file] = apply([], first);
  assert.ok(file);
  const renamed = [{ ...file, frontMatter: { ...file.frontMatter, title: 'Introduction to J' } }];
  const kindsOf = (entries: typeof one) => planImport(entries, renamed, first.imported).steps.map(({ kind }) => kind);
  assert.equal(kindsOf([...one, ...two]), ['kept', 'new']);
  assert.is(kindsOf([...two, ...one])[0], 'new');
  assert.equal(kindsOf(one.map((entry) => ({ ...entry, key: 'other' }))), ['kept']);
});

test('names that an older import brought in as authors, and that are of editors, are in the file once', () => {
  const entries = readRis('TY  - EDBOOK\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\nPB  - P\nER  - \n', 'x.ris').entries;
  const raw: FrontMatter<'reference'> = { type: 'book', authors: ['Jane Roe'], title: 'One', year: 2020, venue: 'P' };
  const record = Object.fromEntries(Object.entries(raw).map(([field, value]) => [field, hashField(value)]));
  const plan = (authors: string[]) => {
    const existing = [{ slug: 'one', frontMatter: { ...raw, authors }, annotation: '' }];
    const done = planImport(entries, existing, { one: record });
    const [after] = apply(existing, done);
    assert.is(planImport(entries, after ? [after] : [], done.imported).steps[0]?.kind, 'same');
    return [after?.frontMatter.authors, after?.frontMatter.editors];
  };
  assert.equal(plan(['Jane Roe']), [undefined, ['Jane Roe']]);
  assert.equal(plan(['Jane Q. Roe'])[0], ['Jane Q. Roe']);
});

test('thousands of publications are looked for among thousands that were imported within a second or two', async () => {
  const read = (name: string) =>
    readRis(
      Array.from(
        { length: 2000 },
        (_, at) => `TY  - JOUR\nAU  - Roe, J.\nTI  - ${name} ${at}\nPY  - 2020\nT2  - J\nER  - \n`,
      ).join(''),
      'x.ris',
    ).entries;
  const first = planImport(read('First'), [], {});
  const existing = apply([], first);
  const second = read('Second');
  const isAlready = (entries: typeof second) => planImport(entries, existing, first.imported, first.imported).steps;
  assert.ok(isAlready(second.slice(0, 5)).every(({ kind }) => kind === 'new'));
  await takesAtMost(100, () => isAlready(second));
});

test('a title that an older import brought in with its markup is read anew', () => {
  const raw: FrontMatter<'reference'> = { type: 'article', authors: ['A B'], title: 'Less N<sub>2</sub>O', year: 2020 };
  const imported = { one: { title: hashField(raw.title), year: hashField(raw.year) } };
  const existing = [{ slug: 'one', frontMatter: raw, annotation: '' }];
  const { steps } = planImport(bib('title={Less N<sub>2</sub>O}, year=2020'), existing, imported);
  const [step] = steps;
  assert.equal(step?.kind === 'update' && step.changes, [{ field: 'title', value: 'Less N₂O' }]);
});

test('an entry with the title of another publication is told of it, if the first author is the same', () => {
  const existing = [{ slug: 'working-paper', frontMatter: { ...frontMatter, doi: '10.3386/w3537' }, annotation: '' }];
  const alikeOf = (fields: string) => {
    const [step] = planImport(bib(fields), existing, {}).steps;
    return step?.kind === 'new' ? (step.alike ?? 'none') : step?.kind;
  };
  assert.is(alikeOf(whole.replace('1991', '1993').replace('State-Dependent', 'State-dependent')), 'working-paper');
  assert.is(alikeOf(whole.replace('Money', 'Gold')), 'none');
  const [other] = readBibtex(`@article{a, author={Roe, Jane}, ${whole}}`, 'x.bib').entries;
  assert.equal(planImport(other === undefined ? [] : [other], existing, {}).steps[0]?.kind, 'new');
  assert.not('alike' in (planImport(other === undefined ? [] : [other], existing, {}).steps[0] ?? {}));
});

test('an entry with the title of another publication and another subtitle or none is told of it, if author and year are the same', () => {
  const title = 'The Housewife’s Ledger: Women, Numbers and Trust';
  const existing: Existing[] = [{ slug: 'ledger', frontMatter: { ...frontMatter, title }, annotation: '' }];
  const tell = (fields: string) => {
    const [step] = planImport(bib(fields), existing, {}).steps;
    return step === undefined ? null : describeStep(step, 'references', String);
  };
  assert.is(
    tell('title={The Housewife’s Ledger}, year=1991'),
    'new       references/caplin1991: `ledger` has its title with a subtitle; if they are one publication, `npm run site -- remove caplin1991 --redirect ledger` keeps that one',
  );
  assert.is(tell('title={The Housewife’s Ledger}, year=1992'), 'new       references/caplin1991');
  existing[0] = {
    slug: 'ledger',
    frontMatter: { ...frontMatter, title, authors: ['J. Leahy', 'A. Caplin'] },
    annotation: '',
  };
  assert.match(tell('title={The Housewife’s Ledger}, year=1991') ?? '', '`ledger` has its title with a subtitle');
  existing[0] = { slug: 'ledger', frontMatter: { ...frontMatter, title, authors: ['Jane Roe'] }, annotation: '' };
  assert.is(tell('title={The Housewife’s Ledger}, year=1991'), 'new       references/caplin1991');
  existing[0] = { slug: 'ledger', frontMatter: { ...frontMatter, title }, annotation: '' };
  assert.is(tell('title={The Housewife’s Ledger: A Reply}, year=1991'), 'new       references/caplin1991');
  existing[0] = { slug: 'ledger', frontMatter: { ...frontMatter, title: 'The Housewife’s Ledger?' }, annotation: '' };
  assert.is(
    tell(`title={${title}}, year=1991`),
    'new       references/caplin1991: `ledger` has its title; if they are one publication, `npm run site -- remove ledger --redirect caplin1991` keeps this one',
  );
});

test('an entry that stands in the file twice is taken once', () => {
  const { steps } = planImport([...bib(whole), ...bib(whole, 'again')], [], {});
  assert.equal(
    steps.map(({ kind, slug }) => [kind, slug]),
    [
      ['new', 'caplin1991'],
      ['repeated', 'caplin1991'],
    ],
  );
});

test('two different entries never share a file', () => {
  const { steps } = planImport([...bib('title={A}, year=2001'), ...bib('title={B}, year=2001')], [], {});
  assert.equal(
    steps.map((step) => step.slug),
    ['caplin1991', 'caplin1991-2'],
  );
});

test('a re-import replaces what is still as imported and leaves what a person changed, added or took away', () => {
  const first = planImport(bib(whole), [], {});
  const [file] = apply([], first);
  assert.ok(file);
  const { venue: _, ...withoutVenue } = file.frontMatter;
  const edited: Existing = {
    ...file,
    frontMatter: { ...withoutVenue, title: 'State-dependent pricing', pages: '1-2' },
  };
  const changed = `${whole.replace('1991', '1992').replace('State-Dependent', 'State Dependent')}, volume=106, pages={683--708}`;
  const { steps, imported } = planImport(bib(changed), [edited], first.imported);
  assert.equal(steps, [
    {
      kind: 'update',
      slug: 'caplin1991',
      line: 1,
      changes: [
        { field: 'year', value: 1992 },
        { field: 'volume', value: '106' },
      ],
      kept: ['title', 'venue', 'pages'],
    },
  ]);
  const again = planImport(bib(changed), apply([edited], { steps, imported }), imported);
  assert.equal(
    again.steps.map((step) => step.kind),
    ['kept'],
  );
});

test('what another source knows less of stays as it is, and the rest is brought in', () => {
  const first = planImport(bib(`${whole}, pages={683--708}`), [], {});
  const files = apply([], first);
  const poorer =
    '@article{CL91, author={Caplin, A.}, title={State-Dependent Pricing}, year=1991, journal={QJE}, pages={683}, volume=106, doi={10.2307/2937923}}';
  const { steps } = planImport(readBibtex(poorer, 'x.bib').entries, files, first.imported);
  assert.equal(steps, [
    {
      kind: 'update',
      slug: 'caplin1991',
      line: 1,
      changes: [{ field: 'volume', value: '106' }],
      kept: [],
      fuller: ['authors', 'title', 'venue', 'pages'],
    },
  ]);
  assert.is(
    describeStep(steps[0] as ImportStep, 'references', String),
    'updated   references/caplin1991: volume (fuller here, so yours stays: authors, title, venue, pages)',
  );
  const own = planImport(bib('author={Caplin, A.}, title={State-Dependent Pricing}, year=1991'), files, first.imported);
  assert.equal(own.steps[0]?.kind, 'update', 'its own source may have been corrected');
});

test('a journal stays in full where another source shortens some of its words to their first letters', () => {
  const journal = (name: string) =>
    readBibtex(
      `@article{${name.length}, author={A, B}, title={T}, year=2024, doi={10.1000/1}, journal={${name}}}`,
      'x.bib',
    );
  const first = planImport(journal('ACM Transactions on Computer-Human Interaction').entries, [], {});
  const kindOf = (name: string) => planImport(journal(name).entries, apply([], first), first.imported).steps[0]?.kind;
  assert.is(kindOf('ACM TOCHI'), 'kept');
  assert.is(kindOf('ACM TOIS'), 'update');
});

test('what another source knows less of stays, however often that source is brought in', () => {
  const poorer = readBibtex(
    '@article{CL91, author={Caplin, A.}, title={State-Dependent Pricing}, year=1991, volume=106, doi={10.2307/2937923}}',
    'x.bib',
  ).entries;
  const first = planImport(bib(whole), [], {});
  const second = planImport(poorer, apply([], first), first.imported);
  const files = apply(apply([], first), second);
  const third = planImport(poorer, files, second.imported);
  assert.equal(third.steps, [{ kind: 'kept', slug: 'caplin1991', line: 1, kept: [], fuller: ['authors', 'title'] }]);
  const own = planImport(bib(whole.replace(' and Output', '')), files, second.imported);
  assert.equal(own.steps[0]?.kind, 'update', 'the first source is still its own');
});

test('a number that another source corrects is taken over, though it begins the one here', () => {
  const more = ', volume=12, number=34, pages={100--150}, edition={21}, isbn={978-0-691-01234-5}';
  const first = planImport(bib(`${whole}${more}`), [], {});
  const tell = (fields: string) => {
    const [step] = planImport(bib(`${whole}, ${fields}`, 'CL91'), apply([], first), first.imported).steps;
    return step?.kind === 'update' ? step.changes.map(({ field }) => field) : step;
  };
  assert.equal(tell('volume=1, number=3, pages={1--15}, edition={2}'), ['edition', 'volume', 'issue', 'pages']);
  for (const page of ['10', '1', '150']) assert.equal(tell(`pages={${page}}`), ['pages'], page);
  const kept = { kind: 'kept', slug: 'caplin1991', line: 1, kept: [], fuller: ['pages'] };
  assert.equal(tell('pages={100}'), kept, 'the first page alone');
});

test('another source with fewer links or a shorter note takes none away', () => {
  const note = 'annote={Read this before the other.}';
  const first = planImport(bib(`${whole}, ${note}, code={https://a.example/1}, data={https://a.example/2}`), [], {});
  const tell = (fields: string) =>
    planImport(bib(`${whole}, ${fields}`, 'CL91'), apply([], first), first.imported).steps[0];
  assert.equal(tell('annote={Read this.}, code={https://a.example/1}'), {
    kind: 'kept',
    slug: 'caplin1991',
    line: 1,
    kept: [],
    fuller: ['links', 'annotation'],
  });
  assert.is(tell('code={https://a.example/3}')?.kind, 'update');
});

test('a reference that a person wrote is left alone in all its fields', () => {
  const { steps, imported } = planImport(
    bib(`${whole}, volume=106`),
    [{ slug: 'mine', frontMatter, annotation: 'Read this.' }],
    {},
  );
  assert.equal(steps, [{ kind: 'kept', slug: 'mine', line: 1, kept: ['volume'] }]);
  assert.equal(imported, {});
});

test('an address that repeats the DOI is not brought in', () => {
  const { steps } = planImport(bib(`${whole}, url={http://dx.doi.org/10.2307/2937923}`), [], {});
  assert.is(steps[0]?.kind === 'new' && steps[0].fields.has('url'), false);
});

test('importing the same file again changes nothing, whatever stands in it', () => {
  const entries = fc
    .array(publication, { maxLength: 6 })
    .map((all) =>
      all.map((one, index) => ({ key: one.id, line: index + 1, publication: one, abstract: '', links: [] })),
    );
  fc.assert(
    fc.property(entries, (all) => {
      const first = planImport(all, [], {});
      const again = planImport(all, apply([], first), first.imported);
      assert.equal(
        [...new Set(again.steps.map((step) => step.kind))].filter((kind) => kind !== 'same' && kind !== 'repeated'),
        [],
      );
      assert.equal(again.imported, first.imported);
    }),
    { numRuns: 200 },
  );
});

test('a person’s change survives every later import', () => {
  const other = fc.tuple(publication, publication).filter(([a, b]) => a.title !== b.title);
  fc.assert(
    fc.property(other, ([one, later]) => {
      const doi = '10.1257/jep.33.2.3';
      const entry = (from: typeof one) => [
        { key: 'a', line: 1, publication: { ...from, id: 'a', doi }, abstract: '', links: [] },
      ];
      const first = planImport(entry(one), [], {});
      const edited = apply([], first).map((file) => ({
        ...file,
        frontMatter: { ...file.frontMatter, title: 'As the person has it' },
      }));
      const second = planImport(entry(later), edited, first.imported);
      assert.is(apply(edited, second)[0]?.frontMatter.title, 'As the person has it');
    }),
    { numRuns: 200 },
  );
});

test('the lock is read back as it was written, and a broken one is not taken for an empty one', () => {
  const { entries } = readBibtex(readFileSync('test/fixtures/bibliography/economist.bib', 'utf8'), 'x');
  const lock = { references: planImport(entries, [], {}).imported, papers: { page: { title: 'abc' } } };
  assert.equal(readLock(writeLock(lock)), lock);
  assert.equal(readLock('{ "references": {} }'), { references: {}, papers: {} });
  assert.not.match(writeLock({ ...lock, papers: {} }), 'papers');
  assert.is(readLock('{ "references": 1 }'), null);
  assert.is(readLock('<<<<<<< HEAD'), null);
  assert.is(hashField('abc'), '6cc43f858fbb', 'as in the locks that are kept');
});

test('a name that some system keeps for a device is not taken for a file', () => {
  assert.is(planImport(bib('title={A}, year=2001', 'Con'), [], {}).steps[0]?.slug, 'con-2');
});

test('slugs come from the names in the file, or from author, year and title', () => {
  const slugs = planImport(
    readBibtex(readFileSync('test/fixtures/bibliography/economist.bib', 'utf8'), 'x').entries,
    [],
    {},
  ).steps;
  assert.equal(slugs.map((step) => step.slug).slice(0, 3), ['caplinleahy1991', 'kezdi-etal-2020', 'wb2015']);
  assert.is(
    planImport(bib('title={On the Økonomi of naïve Choice}, year=2001', '1234'), [], {}).steps[0]?.slug,
    'caplin-leahy-2001-okonomi',
  );
  assert.is(planImport(bib('title={Choice}, year=2001', '李雷'), [], {}).steps[0]?.slug, 'caplin-leahy-2001-choice');
  assert.is(slugify("Sur l'Œuvre de Đorđe: naïve Straße"), 'sur-loeuvre-de-dorde-naive-strasse');
});

test('a title or a year that was corrected, by hand or in the source, stays one entry', () => {
  const source = 'title={State-Dependant Pricing}, year=1990, journal={QJE}';
  const first = planImport(bib(source), [], {});
  const existing = apply([], first);
  const again = (fields: string, present = existing) =>
    planImport(bib(fields), present, first.imported).steps.map(({ kind, slug }) => `${kind} ${slug}`);
  assert.equal(again('title={State-Dependent Pricing}, year=1991, journal={QJE}'), ['update caplin1991']);
  const byHand = existing.map((one) => ({
    ...one,
    frontMatter: { ...one.frontMatter, title: 'Pricing by State', year: 1992 },
  }));
  assert.equal(again(source, byHand), ['kept caplin1991']);
  assert.equal(again('title={State-Dependant Pricing}, year=1991, journal={QJE}', byHand), ['kept caplin1991']);
});

test('the same key for another work in another bibliography is another entry', () => {
  const first = planImport(bib('title={State-Dependent Pricing}, year=1991, journal={QJE}'), [], {});
  const other = readBibtex(
    '@article{caplin1991, author={Other, Ann}, title={Quite Another}, year=2001}',
    'y.bib',
  ).entries;
  assert.equal(
    planImport(other, apply([], first), first.imported).steps.map(({ kind, slug }) => `${kind} ${slug}`),
    ['new caplin1991-2'],
  );
});

test.run();
