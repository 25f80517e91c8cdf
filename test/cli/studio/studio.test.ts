import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdContent } from '../../../cli/commands/hold-content.ts';
import { topic } from '../../support/workspace.ts';
import { openStudio, type StudioStage } from './stage.ts';

const test = suite<{ studio: StudioStage }>('studio');
const path = 'content/topics/gamma.md';
const text = topic('A first text.', '# why\n');

test.before.each(async (context) => {
  context.studio = await openStudio({ 'topics/gamma.md': text });
});
test.after.each(({ studio }) => studio.stop());

const onDisk = ({ content }: StudioStage, place: string) => readFileSync(join(content, place), 'utf8');
const write = (studio: StudioStage, place: string, words: string) => {
  writeFileSync(join(studio.content, place), words);
  studio.notify([`content/${place}`]);
};

test('strangers learn nothing and change nothing', async ({ studio }) => {
  const { host } = new URL(studio.address);
  const body = JSON.stringify({ path, text: 'harm', base: text });
  const json = { 'content-type': 'application/json' };
  const strangers = [
    { host: 'rebound.example' },
    { host, origin: 'https://elsewhere.example' },
    { host, origin: 'http://localhost:1' },
    { host, 'sec-fetch-site': 'cross-site' },
    { host, 'x-studio-token': 'guessed' },
  ];
  for (const headers of strangers) {
    const answer = await studio.ask('/studio/call/save', { method: 'POST', headers: { ...json, ...headers }, body });
    assert.is(answer.status, 403, JSON.stringify(headers));
    assert.is(answer.headers['access-control-allow-origin'], undefined);
  }
  assert.is((await studio.ask('/studio', { headers: { host: 'rebound.example' } })).status, 403);
  assert.is(onDisk(studio, 'topics/gamma.md'), text);
});

test('a form on another page, which can send no JSON, is refused', async ({ studio }) => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await studio.ask('/studio/call/save', { method: 'POST', headers, body: '{}' });
  assert.is(answer.status, 415);
});

test('what does not have the form of a call is refused in a sentence, and so is what is no JSON', async ({
  studio,
}) => {
  const headers = { 'content-type': 'application/json' };
  const post = (name: string, body: string) => studio.ask(`/studio/call/${name}`, { method: 'POST', headers, body });
  for (const [name, sent] of Object.entries({
    open: [{}, { path: 5 }, null, 'x', []],
    save: [
      { path, text: null, base: text },
      { path, text },
    ],
    complete: [
      { path, text, offset: -1 },
      { path, text, offset: 0.5 },
    ],
    plan: [{}, { action: 'other' }, { action: 'new', kind: 'topic' }],
    keep: [{ name: 'a.pdf', data: [1] }],
    commit: [{ message: 1 }],
  }))
    for (const one of sent) {
      const answer = await post(name, JSON.stringify(one));
      assert.is(answer.status, 400, `${name} ${JSON.stringify(one)}`);
      assert.match(answer.text, `What was sent with \`${name}\` has not the form that it takes`);
    }
  assert.is((await post('open', '{')).status, 400);
  const strange = { path: '../x', text: '', offset: 1e9, title: '', html: '', base: null, address: '%', to: '../y' };
  for (const name of ['open', 'type', 'complete', 'hover', 'disk', 'drop', 'save', 'mend', 'paste', 'takeBack', 'find'])
    assert.is((await post(name, JSON.stringify(strange))).status, 200, name);
  assert.is((await post('plan', JSON.stringify({ action: 'move', ...strange }))).status, 200);
});

test('no other page can show the studio in a frame', async ({ studio }) => {
  assert.match(String((await studio.ask('/studio')).headers['content-security-policy']), "frame-ancestors 'none'");
  assert.match(String((await studio.ask('/studio/page')).headers['content-security-policy']), "frame-ancestors 'self'");
});

test('the tree names the files by their titles, in the order of the site', async ({ studio }) => {
  const { sections } = await studio.call('tree', {});
  assert.equal(
    sections.map(({ title }) => title),
    ['Topics', 'Papers', 'Groups', 'References', 'Fixed pages'],
  );
  assert.equal(
    sections[0]?.files.map(({ title }) => title),
    ['Alpha', 'Beta', 'Gamma', 'Delta'],
  );
});

test('what is wrong with files that are no pages is told too, and all mistakes of the site are counted', async ({
  studio,
}) => {
  write(studio, 'routes.lock', '/resources/alpha\n/resources/lost\n');
  studio.apply({ 'blog/post.md': text });
  write(studio, 'topics/gamma.md', topic('See [one](/nothing).'));
  const { others, errors } = await studio.call('tree', {});
  assert.is(errors, 3);
  assert.equal(
    others.map((one) => [one.path, one.problems.map(({ rule }) => rule)]),
    [
      ['content/blog', ['unknown-file']],
      ['content/routes.lock', ['lost-address']],
    ],
  );
  assert.match(others[1]?.problems[0]?.message ?? '', 'Nothing answers at `/resources/lost` any more. Add `aliases');
});

test('a page that is scheduled after its address was listed is told of it, and may be taken from the list', async ({
  studio,
}) => {
  write(studio, 'routes.lock', '/resources/alpha\n/resources/gamma\n');
  const [lost] = (await studio.call('type', { path, text: topic('Words.', 'publishAt: 2027-03-01\n') })).problems;
  assert.match(lost?.reason ?? '', 'will be hidden until 2027-03-01');
  const title = lost?.mends[0]?.title ?? '';
  assert.is((await studio.call('mend', { path, title: 'no fix' })).status, 'refused');
  assert.equal(await studio.call('mend', { path, title }), { status: 'saved' });
  assert.is(onDisk(studio, 'routes.lock'), '/resources/alpha\n');
});

test('what is typed is judged and shown, and nothing of it is on the disk before it is saved', async ({ studio }) => {
  await studio.call('open', { path });
  const typed = await studio.call('type', { path, text: topic('See [one](/nothing).') });
  assert.equal(
    typed.problems.map(({ rule }) => rule),
    ['broken-link'],
  );
  const shown = await studio.call('type', { path, text: topic('Words that are new.') });
  assert.equal(shown.problems, []);
  assert.is(shown.shown?.path, '/resources/gamma');
  assert.match(JSON.stringify(shown.shown?.page), 'Words that are new.');
  assert.is(onDisk(studio, 'topics/gamma.md'), text);
});

test('who writes in the browser is told of no command for a terminal', async ({ studio }) => {
  write(studio, 'routes.lock', '/resources/alpha\n');
  const [added] = (await studio.call('type', { path, text: topic('Words.') })).problems;
  assert.equal([added?.rule, added?.hint], ['new-address', null]);
  const wrong = topic('Words.').replace('group: second', 'group: nothing');
  const [unknown] = (await studio.call('type', { path, text: wrong })).problems;
  assert.equal(
    [unknown?.rule, unknown?.hint],
    ['unknown-group', 'Write the name of a file in `groups/`: `first`, `second`.'],
  );
});

test('an entry that is added and not yet filled in is told to be empty, and no more', async ({ studio }) => {
  const [paper = ''] = readdirSync(join(studio.content, 'papers'));
  const begun = onDisk(studio, `papers/${paper}`).replace(/^title:/m, "links: [{ kind: '', href: '' }]\ntitle:");
  const { problems } = await studio.call('type', { path: `content/papers/${paper}`, text: begun });
  assert.equal(
    problems.map(({ reason, hint }) => [reason, hint?.replace(/`.*`/, '…') ?? null]),
    [
      ['`links[1].kind` is empty.', 'It is one of ….'],
      ['`links[1].href` is empty; text is expected.', null],
    ],
  );
});

test('what a citation stands for is told where the pointer rests on it', async ({ studio }) => {
  const cited = topic('It was found [@doe-2020-study].', 'references: [doe-2020-study]\n');
  const hovered = await studio.call('hover', { path, text: cited, offset: cited.indexOf('@doe') + 3 });
  assert.match(hovered?.text ?? '', 'Doe, Jane');
});

test('a page with a mistake in it is shown while it can be', async ({ studio }) => {
  const { shown } = await studio.call('type', { path, text: topic('See [one](/nothing).') });
  assert.match(JSON.stringify(shown?.page), 'See');
});

test('a page that shows another file with a mistake is not shown until that is mended, and has its own problems', async ({
  studio,
}) => {
  const reference = onDisk(studio, 'references/doe-2020-study.md');
  const citing = topic('It was found [@doe-2020-study]. See [one](/nothing).', 'references: [doe-2020-study]\n');
  write(studio, 'references/doe-2020-study.md', reference.replace(/^year: .*$/m, 'year: soon'));
  const broken = await studio.call('type', { path, text: citing });
  assert.equal(
    broken.problems.map(({ rule }) => rule),
    ['broken-link'],
  );
  assert.equal(broken.shown, { path: '/resources/gamma', page: null, sidebar: null });
  write(studio, 'references/doe-2020-study.md', reference);
  assert.match(JSON.stringify((await studio.call('type', { path, text: citing })).shown?.page), 'It was found');
});

test('a save writes the text, in the form of the old bytes', async ({ studio }) => {
  write(studio, 'topics/gamma.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  const opened = await studio.call('open', { path });
  assert.is(opened?.text, text);
  const saved = await studio.call('save', { path, text: text.replace('first', 'second'), base: text });
  assert.equal(saved, { status: 'saved' });
  assert.is(onDisk(studio, 'topics/gamma.md'), `\uFEFF${text.replace('first', 'second').replaceAll('\n', '\r\n')}`);
});

test('a file that was changed or taken away meanwhile is not overwritten', async ({ studio }) => {
  await studio.call('open', { path });
  const other = topic('Of another program.');
  write(studio, 'topics/gamma.md', other);
  const mine = { path, text: topic('Mine.'), base: text };
  assert.equal(await studio.call('save', mine), { status: 'conflict', disk: other });
  assert.is(onDisk(studio, 'topics/gamma.md'), other);
  assert.equal(await studio.call('save', { ...mine, base: other }), { status: 'saved' });

  rmSync(join(studio.content, 'topics/gamma.md'));
  assert.equal(await studio.call('save', { path, text: other, base: mine.text }), { status: 'conflict', disk: null });
  assert.not.ok(existsSync(join(studio.content, 'topics/gamma.md')));
  assert.equal(await studio.call('save', { path, text: other, base: null }), { status: 'saved' });
  assert.is(onDisk(studio, 'topics/gamma.md'), other);
});

test('content that could not be read once is read again', async ({ studio }) => {
  const { content } = studio;
  renameSync(content, `${content}-aside`);
  // A link to itself.
  symlinkSync(content, content);
  studio.notify([]);
  await studio.call('tree', {}).then(
    () => assert.unreachable(),
    (error) => assert.match(error.message, '507 '),
  );
  rmSync(content);
  renameSync(`${content}-aside`, content);
  assert.is((await studio.call('open', { path }))?.text, text);
});

test('nothing is written outside the files of the content', async ({ studio }) => {
  for (const outside of ['content/../elsewhere.md', 'content/topics/../../../x.md', 'content/routes.lock', '/etc/x.md'])
    assert.is((await studio.call('save', { path: outside, text: 'x', base: null })).status, 'refused', outside);
});

test('a new page is shown before it is made, and then is there in its place', async ({ studio }) => {
  const wish = { action: 'new', kind: 'topic', answers: { title: 'Epsilon', position: 'after gamma' } } as const;
  const planned = await studio.call('plan', wish);
  assert.is(planned.status, 'planned');
  assert.not.ok(existsSync(join(studio.content, 'topics/epsilon.md')));
  const done = await studio.call('carry', wish);
  assert.is(done.status === 'done' && done.path, 'content/topics/epsilon.md');
  assert.match(onDisk(studio, 'topics/epsilon.md'), 'title: Epsilon');
});

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

test('the curriculum vitae is among what can be begun, until it is there', async ({ studio }) => {
  const isOffered = async () => (await studio.call('tree', {})).kinds.some(({ kind }) => kind === 'cv');
  assert.ok(await isOffered());
  const done = await studio.call('carry', { action: 'new', kind: 'cv', answers: { title: 'Lebenslauf' } });
  assert.is(done.status === 'done' && done.path, 'content/pages/cv.md');
  assert.not.ok(await isOffered());
});

test('on a site without groups a topic says what it waits for', async ({ studio }) => {
  for (const folder of ['topics', 'groups'])
    for (const file of readdirSync(join(studio.content, folder))) rmSync(join(studio.content, folder, file));
  studio.notify([]);
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
  assert.match(onDisk(studio, 'talks/a-talk.md'), /^date: 2026-03-01$[\s\S]*^place: "A Hall, Berlin"$/m);
  const talk = (await studio.call('tree', {})).kinds.find(({ kind }) => kind === 'talk');
  assert.is(talk?.fields.find(({ key }) => key === 'date')?.input.type, 'date');
});

test('the form of a new file speaks of no options of a command', async ({ studio }) => {
  const fields = (await studio.call('tree', {})).kinds.flatMap((one) => one.fields);
  assert.equal(
    fields.filter(({ help, label }) => /`|YYYY/.test(label) || help.includes('repeat it')),
    [],
  );
});

test('a page that is moved keeps its old address; one that others link to is not removed without a word', async ({
  studio,
}) => {
  const moved = await studio.call('carry', { action: 'move', path, to: 'epsilon' });
  assert.is(moved.status === 'done' && moved.path, 'content/topics/epsilon.md');
  assert.match(onDisk(studio, 'topics/epsilon.md'), 'aliases: [gamma]');
  write(studio, 'topics/alpha.md', onDisk(studio, 'topics/alpha.md').concat('\nSee [it](/resources/epsilon).\n'));
  const wish = { action: 'remove', path: 'content/topics/epsilon.md', redirect: '', isForced: false } as const;
  const refused = await studio.call('plan', wish);
  assert.is(refused.status === 'refused' && refused.obstacles.length, 1);
  assert.is((await studio.call('carry', { ...wish, isForced: true })).status, 'done');
  assert.not.ok(existsSync(join(studio.content, 'topics/epsilon.md')));
});

test('a file is kept under a name that works as an address, and never in the place of another', async ({ studio }) => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>').toString('base64');
  const first = await studio.call('keep', { name: 'Mein Bild.SVG', data });
  assert.equal(first, { status: 'kept', address: '/media/mein-bild.svg' });
  const second = await studio.call('keep', { name: 'mein bild.svg', data });
  assert.equal(second, { status: 'kept', address: '/media/mein-bild-2.svg' });
  assert.equal(await studio.call('keep', { name: 'My Paper.pdf', data }), {
    status: 'kept',
    address: '/media/my-paper.pdf',
  });
  assert.is((await studio.call('keep', { name: '../../x.sh', data })).status, 'refused');
});

test('a file that the check would refuse as a picture is refused when it is added', async ({ studio }) => {
  const kept = await studio.call('keep', { name: 'photo.png', data: Buffer.from('<html>').toString('base64') });
  assert.match(kept.status === 'refused' ? kept.reason : '', 'This file is no picture, whatever its name says. Open');
  assert.not.ok(existsSync(join(studio.content, 'media/photo.png')));
});

test('without git the studio says what that means', async ({ studio }) => {
  const changes = await studio.call('changes', {});
  assert.match(changes.status === 'none' ? changes.reason : '', 'not kept by git');
});

test('what differs from the last commit is shown with a sentence for it, and committed alone', async ({ studio }) => {
  const git = (...args: string[]) => execFileSync('git', ['-C', studio.root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  writeFileSync(join(studio.root, 'other.txt'), 'first');
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
  writeFileSync(join(studio.root, 'other.txt'), 'second');
  await studio.call('save', { path, text: text.replace('first', 'second'), base: text });

  const changes = await studio.call('changes', {});
  assert.ok(changes.status === 'ready');
  assert.is(changes.message, 'Edit “Gamma”');
  assert.equal(
    changes.files[0]?.lines.filter(({ kind }) => kind !== 'same'),
    [
      { kind: 'removed', line: 'A first text.\n' },
      { kind: 'added', line: 'A second text.\n' },
    ],
  );
  const author = { name: 'Ada', email: 'ada@example.org' };
  assert.is((await studio.call('commit', { message: ' ', ...author })).status, 'refused');
  assert.equal(await studio.call('commit', { message: changes.message, ...author }), { status: 'committed' });
  assert.is(git('log', '-1', '--format=%s|%an'), 'Edit “Gamma”|Ada\n');
  assert.is(git('status', '--porcelain'), ' M other.txt\n');
});

test('what changed since the last commit is taken back, file by file, and nothing else is', async ({ studio }) => {
  const git = (...args: string[]) => execFileSync('git', ['-C', studio.root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
  const other = 'content/topics/epsilon.md';
  write(studio, 'topics/gamma.md', topic('Other words.'));
  studio.apply({ 'topics/epsilon.md': text, 'topics/[g]*.md': text, 'topics/alpha.md': null });
  git('add', '--', 'content/topics/epsilon.md');
  await studio.call('open', { path });

  for (const one of [path, other, 'content/topics/alpha.md'])
    assert.equal(await studio.call('takeBack', { path: one }), { status: 'saved' }, one);
  assert.is((await studio.call('open', { path }))?.text, text);
  assert.is(git('status', '--porcelain'), '?? content/topics/[g]*.md\n');
  for (const wrong of [path, 'content/../other.txt', 'content/nothing.md'])
    assert.is((await studio.call('takeBack', { path: wrong })).status, 'refused', wrong);
});

test('the changes of many files are told by as few processes as those of one', async ({ studio }) => {
  const git = (...args: string[]) => execFileSync('git', ['-C', studio.root, ...args], { encoding: 'utf8' });
  const places = readdirSync(join(studio.content, 'topics')).map((name) => `topics/${name}`);
  assert.ok(places.length > 3);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
  const trace = join(studio.root, 'trace');
  const countProcesses = async (files: number) => {
    for (const place of places.slice(0, files)) write(studio, place, `${onDisk(studio, place)}\nMöre.\n`);
    rmSync(trace, { force: true });
    process.env.GIT_TRACE2_EVENT = trace;
    const changes = await studio.call('changes', {});
    delete process.env.GIT_TRACE2_EVENT;
    assert.ok(changes.status === 'ready');
    assert.is(changes.files.length, files);
    for (const { lines } of changes.files) assert.ok(lines.every(({ kind }) => kind !== 'removed'));
    const started = readFileSync(trace, 'utf8').match(/.*"event":"start".*/g) ?? [];
    // The days of the files are read beside it, whenever the machine gets to it.
    return started.filter((line) => !/"log"|"--is-shallow-repository"/.test(line)).length;
  };
  const ofOne = await countProcesses(1);
  assert.ok(ofOne);
  assert.is(await countProcesses(places.length), ofOne);
});

test('nothing is taken back or committed while another command edits the content', async ({ studio }) => {
  const git = (...args: string[]) => execFileSync('git', ['-C', studio.root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
  write(studio, 'topics/gamma.md', topic('Other words.'));
  const commit = { message: 'Say it better', name: 'Ada', email: 'ada@example.org' };
  const committed = await callWhileHeld(studio, () => studio.call('commit', commit));
  assert.equal(committed, { before: ' M content/topics/gamma.md\n', answer: { status: 'committed' } });
  assert.is(git('show', '--name-only', '--format='), 'content/topics/gamma.md\n');
  write(studio, 'topics/gamma.md', text);
  const taken = await callWhileHeld(studio, () => studio.call('takeBack', { path }));
  assert.equal(taken, { before: ' M content/topics/gamma.md\n', answer: { status: 'saved' } });
  assert.is(onDisk(studio, 'topics/gamma.md'), topic('Other words.'));
});

/** The answer to a call that is made while another command edits the content, and what git says before that has ended. */
async function callWhileHeld<T>(studio: StudioStage, call: () => Promise<T>): Promise<{ before: string; answer: T }> {
  const held = await holdContent(studio.content);
  const say = process.stderr.write;
  const isWaiting = new Promise<string>((settle) => {
    process.stderr.write = (words) => {
      settle(String(words));
      return true;
    };
  });
  const answer = call();
  const first = await Promise.race([isWaiting, answer.then(() => 'It did not wait.')]);
  process.stderr.write = say;
  const status = ['-C', studio.root, 'status', '--porcelain', '--', '.', ':(exclude)content/.site-edit'];
  const before = execFileSync('git', status, { encoding: 'utf8' });
  held.release();
  assert.match(first, 'Waiting for');
  return { before, answer: await answer };
}

test.run();
