import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { say, startRegistries } from '../../support/registries.ts';
import { openStudio, studioSuite } from './stage.ts';

const test = studioSuite('new-file');

test('a file of each kind can be begun with the answers that the form asks for', async ({ studio }) => {
  const given: Readonly<Record<string, string>> = { year: '2020', doi: '', position: 'after gamma' };
  for (const { kind, fields } of (await studio.call('tree', {})).kinds) {
    const answers = Object.fromEntries(
      fields.map(({ key, input }) => {
        const first = input.type === 'choice' ? input.choices[0]?.value : undefined;
        return [key, given[key] ?? first ?? (input.type === 'date' ? '2026-03-01' : `A word on the ${key}`)];
      }),
    );
    const planned = await studio.call('plan', { action: 'new', kind, answers });
    assert.is(planned.status, 'planned', `${kind}: ${JSON.stringify(planned)}`);
  }
});

test('a `;` behind the last entry of a list begins no other', async ({ studio }) => {
  const answers = { title: 'A course', institution: 'University', term: 'Fall 2026; Spring 2027;' };
  const planned = await studio.call('plan', { action: 'new', kind: 'course', answers });
  assert.is(planned.status, 'planned', JSON.stringify(planned));
});

test('a publication that is forthcoming, or bears no date, is begun with that word for its year', async ({
  studio,
}) => {
  const plan = (year: string) => {
    const answers = { title: 'A tale', type: 'book', author: 'Jane Poe', year };
    return studio.call('plan', { action: 'new', kind: 'reference', answers });
  };
  for (const [typed, written] of [
    [' 2022', '2022'],
    ['Forthcoming', 'forthcoming'],
    ['n.d.', 'n.d.'],
  ] as const) {
    const planned = await plan(typed);
    const lines = planned.status === 'planned' ? (planned.files[0]?.lines ?? []) : [];
    assert.ok(
      lines.some(({ line }) => line === `year: ${written}\n`),
      JSON.stringify(planned),
    );
  }
  for (const wrong of ['soon', '2022-2023']) {
    const refused = await plan(wrong);
    assert.match(refused.status === 'refused' ? refused.reason : '', 'write `forthcoming` or `n.d.`');
  }
});

test('the curriculum vitae is among what can be begun, until it is there', async ({ studio }) => {
  const isOffered = async () => (await studio.call('tree', {})).kinds.some(({ kind }) => kind === 'cv');
  assert.ok(await isOffered());
  const done = await studio.call('carry', { action: 'new', kind: 'cv', answers: { title: 'Lebenslauf' } });
  assert.is(done.status === 'done' && done.path, 'content/pages/cv.md');
  assert.not.ok(await isOffered());
});

test('a paper and a publication are begun with a DOI alone, and undone', async () => {
  const registries = await startRegistries();
  const studio = await openStudio({}, registries.address);
  const kinds = (await studio.call('tree', {})).kinds.flatMap(({ kind, importedAs }) =>
    importedAs === null ? [] : [[kind, importedAs]],
  );
  assert.equal(Object.fromEntries(kinds), { reference: 'references', paper: 'papers' });

  const wish = { action: 'import', as: 'papers', source: 'https://doi.org/10.5555/AUTOMATION' } as const;
  const planned = await studio.call('plan', wish);
  assert.equal(planned.status === 'planned' && planned.notes, [
    'content/references/carberry-a-research-group-2019-automation.md is new',
    'content/papers/automation-and-new-tasks-how-technology-displaces-and.md is new',
  ]);
  const ofPubMed =
    'PMID- 30000000\nTI  - Automation.\nLID - 10.5555/AUTOMATION [doi]\nAID - 10.5555/AUTOMATION [doi]\n';
  const found = await studio.call('plan', { ...wish, source: ofPubMed });
  assert.equal(found.status === 'planned' && found.notes, planned.status === 'planned' && planned.notes);
  const done = await studio.call('carry', wish);
  const path = 'papers/automation-and-new-tasks-how-technology-displaces-and.md';
  assert.is(done.status === 'done' && done.path, `content/${path}`);
  assert.match(studio.read(path), 'references: [carberry-a-research-group-2019-automation]');
  assert.is(registries.asked.length, 1, 'what was said is kept');
  const again = await studio.call('plan', { ...wish, as: 'references' });
  assert.match(again.status === 'refused' ? again.reason : '', 'is this publication already');

  await studio.call('undo', { id: (await studio.call('tree', {})).undo?.id ?? -1 });
  assert.equal(readdirSync(join(studio.content, 'papers')), ['paper-one.md']);
  registries.trouble('/10.5555/bare', say(200, {}, '{"type":"book"}'));
  for (const [source, words] of [
    ['nothing', 'is not a DOI'],
    [`Nothing ${'again '.repeat(30)}`, '…` is not a DOI'],
    ['10.5555/unknown', 'No publication has the DOI'],
    ['10.5555/bare', 'has no title or author'],
  ] as const) {
    const refused = await studio.call('plan', { action: 'import', as: 'references', source });
    assert.match(refused.status === 'refused' ? `${refused.reason} ${refused.hint}` : '', words);
    assert.match(refused.status === 'refused' ? refused.hint : '', 'by hand');
  }
  await studio.stop();
  await registries.stop();
});

test('publications are added from what other programs export, those that the site has left out', async ({ studio }) => {
  const entries = [
    '@book{knight1921, author = {Knight, Frank H.}, title = {Risk, Uncertainty and Profit}, year = {1921}, publisher = {Houghton Mifflin}}',
    '@article{muller2024, author={M{\\"u}ller, J{\\"o}rg}, title={{\\"U}ber Gewissheit}, journal={Zeitschrift}, year={2024}}',
  ];
  const add = (source: string, call: 'plan' | 'carry') =>
    studio.call(call, { action: 'import', as: 'references', source });
  const first = await add(entries[0] ?? '', 'carry');
  assert.is(first.status === 'done' && first.path, 'content/references/knight1921.md');
  const planned = await add(`Two:\n${entries.join('\n')}`, 'plan');
  assert.equal(planned.status === 'planned' && planned.notes, [
    'content/references/knight1921.md is there already',
    'content/references/muller2024.md is new',
  ]);
  const again = await add(entries[0] ?? '', 'plan');
  assert.match(again.status === 'refused' ? again.reason : '', 'is this publication already');

  const ris =
    'TY  - BOOK\r\nAU  - Savage, Leonard J.\r\nTI  - The Foundations of Statistics\r\nPY  - 1954\r\nER  - \r\n';
  const done = await add(ris, 'carry');
  assert.match(
    studio.read(`references/${done.status === 'done' && done.path?.split('/').at(-1)}`),
    'Leonard J. Savage',
  );
  const wrong = await add('@book{knight1921, title = {No author}, year = {1921}}', 'plan');
  assert.match(wrong.status === 'refused' ? wrong.reason : '', 'author');
});

test('without a network a DOI is refused with what to do instead', async ({ studio }) => {
  const refused = await studio.call('plan', { action: 'import', as: 'papers', source: '10.5555/automation' });
  assert.ok(refused.status === 'refused');
  assert.match(refused.reason, 'could not be reached');
  assert.match(refused.reason, 'Check that this machine is online, and try again.');
  assert.is(refused.hint, 'Without a DOI, fill in the rest by hand.');
});

test('on a site without groups a topic says what it waits for', async ({ studio }) => {
  for (const folder of ['topics', 'groups'])
    for (const file of readdirSync(join(studio.content, folder))) rmSync(join(studio.content, folder, file));
  studio.notify();
  const { kinds } = await studio.call('tree', {});
  assert.equal(
    kinds.flatMap(({ kind, missing }) => (missing === null ? [] : [{ kind, ...missing }])),
    [{ kind: 'topic', owner: 'group', reason: 'A topic stands in a group, and there is none yet.' }],
  );
});

test('a talk is begun with its day and its place', async ({ studio }) => {
  const answers = { title: 'A talk', event: 'A Workshop', place: 'A Hall, Berlin', date: '2026-03-01' };
  const done = await studio.call('carry', { action: 'new', kind: 'talk', answers });
  assert.is(done.status === 'done' && done.path, 'content/talks/a-talk.md');
  assert.match(studio.read('talks/a-talk.md'), /^date: 2026-03-01$[\s\S]*^place: "A Hall, Berlin"$/m);
  const talk = (await studio.call('tree', {})).kinds.find(({ kind }) => kind === 'talk');
  assert.is(talk?.fields.find(({ key }) => key === 'date')?.input.type, 'date');
});

test('a topic is begun after another one, or as the first of a group without any', async ({ studio }) => {
  studio.write('groups/third.md', '---\ntitle: Third Group\norder: 30\n---\n');
  const form = (await studio.call('tree', {})).kinds.find(({ kind }) => kind === 'topic');
  const { input } = form?.fields.find(({ key }) => key === 'position') ?? {};
  assert.equal(input?.type === 'choice' && input.choices.map(({ value }) => value), [
    'after alpha',
    'after beta',
    'after gamma',
    'after delta',
    'in third',
  ]);
  for (const [position, line] of [
    ['after delta', 'group: second'],
    ['in third', 'group: third'],
  ] as const) {
    const answers = { title: `Epsilon ${position}`, position };
    const done = await studio.call('carry', { action: 'new', kind: 'topic', answers });
    assert.ok(done.status === 'done');
    assert.match(studio.read(done.path?.slice('content/'.length) ?? ''), line);
  }
});

test('what a form asks for beyond a title may be left empty, or is said to be needed', async ({ studio }) => {
  const { kinds } = await studio.call('tree', {});
  const form = kinds.find(({ kind }) => kind === 'talk')?.fields ?? [];
  assert.equal(
    form.map(({ key, isRequired }) => [key, isRequired]),
    [
      ['title', true],
      ['event', true],
      ['place', true],
      ['date', false],
    ],
  );
  const answers = { title: 'A talk', event: 'A Workshop', place: 'Berlin', date: ' ' };
  assert.is((await studio.call('carry', { action: 'new', kind: 'talk', answers })).status, 'done');
  assert.match(studio.read('talks/a-talk.md'), /^date: 2026-01-01$/m);
});

test('the form of a new file speaks of no options of a command', async ({ studio }) => {
  const fields = (await studio.call('tree', {})).kinds.flatMap((one) => one.fields);
  assert.equal(
    fields.filter(({ help, label }) => /`|YYYY/.test(label) || help.includes('repeat it')),
    [],
  );
});

test('what names a file is asked for by the name that it has in the form of the page', async ({ studio }) => {
  const { kinds } = await studio.call('tree', {});
  const labelOf = (kind: string) => kinds.find((one) => one.kind === kind)?.fields[0]?.label;
  assert.equal(['topic', 'person', 'answer', 'term'].map(labelOf), ['Title', 'Name', 'Question', 'Term']);
});

test.run();
