import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCiteStore } from '../../../src/ui/cite-store.ts';

const bibtex = { title: 'BibTeX', href: '/data/cite/a.bib' };
const apa = { title: 'APA', href: '/data/cite/a.apa.txt' };
const copyNothing = async () => undefined;

interface Answer {
  readonly resolve: (text: string) => void;
  readonly reject: () => void;
}

test('the chosen format is loaded and shown', async () => {
  const store = createCiteStore({ load: async (href) => `text of ${href}`, copy: copyNothing });
  const loading = store.getState().choose(bibtex);
  assert.is(store.getState().status, 'loading');
  await loading;
  const { status, text, file } = store.getState();
  assert.equal([status, text, file], ['ready', 'text of /data/cite/a.bib', bibtex]);
});

test('the last choice wins, whichever answer comes last', async () => {
  for (const late of [({ resolve }: Answer) => resolve('bibtex'), ({ reject }: Answer) => reject()]) {
    const answers = new Map<string, Answer>();
    const load = (href: string) => new Promise<string>((resolve, reject) => answers.set(href, { resolve, reject }));
    const store = createCiteStore({ load, copy: copyNothing });
    const first = store.getState().choose(bibtex);
    const second = store.getState().choose(apa);
    answers.get(apa.href)?.resolve('apa');
    await second;
    const answer = answers.get(bibtex.href);
    if (answer) late(answer);
    await first;
    const { status, text, file } = store.getState();
    assert.equal([status, text, file], ['ready', 'apa', apa]);
  }
});

test('a failure is shown and the same choice tries again', async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new Error('offline');
    return 'text';
  };
  const store = createCiteStore({ load, copy: copyNothing });
  await store.getState().choose(bibtex);
  assert.equal([store.getState().status, store.getState().text], ['failed', '']);
  online = true;
  await store.getState().choose(bibtex);
  assert.equal([store.getState().status, store.getState().text], ['ready', 'text']);
});

test('copying is announced with the name of the format, until another is chosen', async () => {
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  const store = createCiteStore({ load: async () => 'text', copy });
  await store.getState().choose(apa);
  await store.getState().copy();
  assert.equal(copied, ['text']);
  assert.is(store.getState().notice, 'APA citation copied.');
  const chosen = store.getState().choose(bibtex);
  assert.equal([store.getState().status, store.getState().notice], ['loading', '']);
  await chosen;
});

test('where the browser does not let a page copy, it says what to do instead', async () => {
  const copy = () => Promise.reject(new Error('not allowed'));
  const store = createCiteStore({ load: async () => 'text', copy });
  await store.getState().choose(apa);
  await store.getState().copy();
  assert.match(store.getState().notice, /Select the text/);
});

test.run();
