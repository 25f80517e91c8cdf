import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLoader } from '../../../src/content/load.ts';
import { writePrerendered } from '../../../src/content/prerendered.ts';

type Answers = Record<string, unknown>;

/** A network that knows these files, counts what is asked, and is down while `down` is true. */
function network(answers: Answers) {
  const state = { asked: [] as string[], down: false };
  const request = (async (address: string) => {
    state.asked.push(address);
    if (state.down) throw new TypeError('Failed to fetch');
    const answer = answers[address];
    if (answer === undefined) return new Response('', { status: 404 });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  }) as typeof fetch;
  return { state, request };
}

const head = { title: 'Get in touch · Site' };
const page = { kind: 'contact', title: 'Get in touch', head };
const sidebar = [{ slug: 'a', title: 'A', items: [] }];

test('a page is asked for once, below the base of the site', async () => {
  const { state, request } = network({ '/site/data/pages/contact.json': page });
  const loader = createLoader(request, '/site');
  loader.prefetch('/contact');
  assert.equal(await loader.load('/contact'), { status: 'ready', page, head, sidebar: null });
  assert.equal(state.asked, ['/site/data/pages/contact.json']);
});

test('pages of the resources section come with the sidebar', async () => {
  const paths = ['/resources', '/resources/decision'];
  const pages = Object.fromEntries(paths.map((path) => [`/data/pages${path}.json`, page]));
  const loader = createLoader(network({ ...pages, '/data/sidebar.json': sidebar }).request, '');
  for (const path of paths) assert.equal(await loader.load(path), { status: 'ready', page, head, sidebar });
});

test('a host can be reached where it answers without an error of its own', async () => {
  const answers = [200, 404, 500, 503].map((status) => async () => new Response('', { status }));
  const reached = [...answers, () => Promise.reject(new TypeError('Failed to fetch'))].map((request) =>
    createLoader(request as typeof fetch, '').reaches('/contact'),
  );
  assert.equal(await Promise.all(reached), [true, true, false, false, false]);
});

test('an unknown path is missing, among the resources with their overview, and an alias leads on', async () => {
  const overview = { kind: 'resources', groups: [] };
  const { request } = network({
    '/data/redirects.json': { '/old': '/new' },
    '/data/sidebar.json': sidebar,
    '/data/pages/resources.json': overview,
  });
  const loader = createLoader(request, '');
  assert.equal(await loader.load('/old'), { status: 'moved', to: '/new' });
  assert.equal(await loader.load('/nowhere'), { status: 'missing', sidebar: null });
  assert.equal(await loader.load('/resources/nowhere'), { status: 'missing', sidebar, overview });
});

test('a failure is not remembered', async () => {
  const { state, request } = network({ '/data/pages/contact.json': page });
  const loader = createLoader(request, '');
  state.down = true;
  assert.equal(await loader.load('/contact'), { status: 'failed', why: 'connection' });
  state.down = false;
  assert.equal(await loader.load('/contact'), { status: 'ready', page, head, sidebar: null });
});

const prerendered = (path: string) =>
  `<script type="application/json" id="page">${writePrerendered({ path, result: { status: 'missing', sidebar: null } })}</script>`;

test('a page whose data is gone while its document is there is incomplete, and asked for again', async () => {
  const answers: Answers = {
    '/data/redirects.json': {},
    '/research/papers/decision': prerendered('/research/papers/decision'),
  };
  const loader = createLoader(network(answers).request, '');
  assert.equal(await loader.load('/research/papers/decision'), { status: 'failed', why: 'incomplete' });
  answers['/data/pages/research/papers/decision.json'] = page;
  assert.equal(await loader.load('/research/papers/decision'), { status: 'ready', page, head, sidebar: null });
});

test('a host that answers every address with some page does not make an unknown one incomplete', async () => {
  const { request } = network({ '/data/redirects.json': {}, '/nowhere': prerendered('/404') });
  assert.equal(await createLoader(request, '').load('/nowhere'), { status: 'missing', sidebar: null });
});

test('the page that the document came with is there without a connection, and no other one', async () => {
  const { state, request } = network({ '/data/pages/contact.json': page });
  const arrived = { path: '/contact', result: { status: 'missing', sidebar: null } } as const;
  const loader = createLoader(request, '', arrived);
  state.down = true;
  assert.equal(await loader.load('/contact'), arrived.result);
  assert.equal(await loader.load('/research'), { status: 'failed', why: 'connection' });
  state.down = false;
  assert.equal(await loader.load('/contact'), { status: 'ready', page, head, sidebar: null });
});

test('an answer that is no success and no 404 is a failure', async () => {
  const loader = createLoader((async () => new Response('', { status: 503 })) as typeof fetch, '');
  assert.equal(await loader.load('/contact'), { status: 'failed', why: 'connection' });
});

test.run();
