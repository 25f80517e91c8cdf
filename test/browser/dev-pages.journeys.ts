import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { topic } from '../support/workspace.ts';
import { type Developing, develop } from './support/develop.ts';
import { type Journeys, visit } from './support/stage.ts';

/** A page, and an edit of the file that it is made of: the words that stand there, and those that take their place. */
interface Edited {
  readonly path: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Of every kind of page one. */
const kinds: readonly Edited[] = [
  { path: '', file: 'pages/home.md', before: 'Welcome to the site.', after: 'Welcome back.' },
  {
    path: 'resources/alpha',
    file: 'topics/alpha.md',
    before: 'A study shows it',
    after: 'A trial shows it',
  },
  { path: 'resources', file: 'groups/first.md', before: 'First Group', after: 'The First Ones' },
  {
    path: 'research',
    file: 'pages/research.md',
    before: 'Some words of introduction.',
    after: 'More than some words.',
  },
  {
    path: 'research/papers/paper-one',
    file: 'papers/paper-one.md',
    before: 'What the paper finds.',
    after: 'What it found.',
  },
  {
    path: 'references',
    file: 'references/doe-2020-study.md',
    before: 'Shows how it is.',
    after: 'Shows how it was.',
  },
  {
    path: 'contact',
    file: 'pages/contact.md',
    before: 'Some words of introduction.',
    after: 'Write at any time.',
  },
  { path: 'forum', file: 'pages/forum.md', before: 'Ask away.', after: 'Ask whatever you like.' },
  {
    path: 'questionnaire',
    file: 'pages/questionnaire.md',
    before: 'Three steps.',
    after: 'Three small steps.',
  },
  {
    path: 'chatbot',
    file: 'pages/chatbot.md',
    before: 'Some words of introduction.',
    after: 'It answers from this site.',
  },
  {
    path: 'privacy-policy',
    file: 'pages/privacy-policy.md',
    before: 'What is kept.',
    after: 'What is kept, and for how long.',
  },
];

/** Writes over a file of the content with other words in it. */
function edit({ content, apply }: Developing, { file, before, after }: Edited): void {
  const text = readFileSync(join(content, file), 'utf8');
  assert.ok(text.includes(before));
  apply({ [file]: text.replace(before, after) });
}

const shows = (page: Page, words: string) => page.locator('main', { hasText: words }).waitFor();

/** A page that is told of an edit may be asking for something when its site ends. */
const closeAll = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.close()));

/** The browser says in its console that there is no such data. */
const withoutData = { failing: ['/data/pages/'] };

/** Starts the watch and gives the address of its site. */
async function onSite(
  work: (site: Developing, address: string) => Promise<void>,
  wanted: { readonly hasServer?: boolean } = {},
): Promise<void> {
  await develop(wanted, async (site) => work(site, await site.hear(/^site +\| is at (\S+)/m)));
}

export const journeys: Journeys = {
  'while one writes, a page of every kind is there at its address and follows its file': ({ open }) =>
    onSite(
      async (site, address) => {
        for (const kind of kinds) {
          // A page that is told of the lists, too, is loaded again a moment later, and could not be sent elsewhere.
          const page = await open(address + kind.path);
          await shows(page, kind.before);
          edit(site, kind);
          await shows(page, kind.after);
          assert.is(page.url(), address + kind.path);
          await closeAll(page);
        }
      },
      { hasServer: true },
    ),

  'while one writes, a page that could not hear of an edit while it loaded shows it once it can': ({ open }) =>
    onSite(async (site, address) => {
      const [kind] = kinds;
      assert.ok(kind);
      const page = await open(address);
      let connect = () => {};
      await page.routeWebSocket(/.*/, (socket) => {
        const said: (string | Buffer)[] = [];
        socket.onMessage((message) => said.push(message));
        connect = () => {
          const server = socket.connectToServer();
          socket.onMessage((message) => server.send(message));
          for (const message of said) server.send(message);
        };
      });
      await visit(page, address + kind.path);
      await shows(page, kind.before);
      const compiled = site.hear(/: \d+ pages?, /);
      edit(site, kind);
      await compiled;
      await page.unrouteAll();
      connect();
      await shows(page, kind.after);
      await page.close();
    }),

  'while one writes, an address without a page says so, and shows the page as soon as there is one': ({ open }) =>
    onSite(async ({ apply, content }, address) => {
      const nowhere = await open(`${address}nowhere`, withoutData);
      await shows(nowhere, 'Page not found');
      const resource = await open(`${address}resources/newcomer`, withoutData);
      await shows(resource, 'Select a valid topic from the sidebar.');
      const paper = await open(`${address}research/papers/newcomer`, withoutData);
      await shows(paper, 'Paper not found');
      const text = readFileSync(join(content, 'papers/paper-one.md'), 'utf8');
      apply({
        'topics/newcomer.md': topic('A topic that is new.').replace('order: 10', 'order: 990'),
        'papers/newcomer.md': text
          .replace('order: 10', 'order: 20')
          .replace('aliases: [the-paper]\n', '')
          .replace('What the paper finds.', 'A paper that is new.'),
      });
      await shows(resource, 'A topic that is new.');
      await shows(paper, 'A paper that is new.');
      apply({ 'topics/newcomer.md': null });
      await shows(resource, 'Select a valid topic from the sidebar.');
      await closeAll(nowhere, resource, paper);
    }),

  'while one writes, the other addresses of a page lead to it': ({ open }) =>
    onSite(async (_site, address) => {
      const page = await open(address, withoutData);
      for (const name of ['the-paper', 'paper-one.html', 'paper-one/']) {
        await visit(page, `${address}research/papers/${name}`);
        await shows(page, 'What the paper finds.');
      }
    }),

  'while one writes, a picture that takes the place of another is shown': ({ open }) =>
    onSite(async ({ apply, content, hear }, address) => {
      const compiled = hear(/: \d+ pages?, /);
      apply({ 'topics/gamma.md': topic('![A line](/media/picture.svg)') });
      await compiled;
      const page = await open(`${address}resources/gamma`);
      await page.getByRole('img', { name: 'A line' }).waitFor();
      const loaded = page.waitForEvent('load');
      apply({ 'media/picture.svg': `${readFileSync(join(content, 'media/picture.svg'), 'utf8')}<!-- another -->` });
      await loaded;
      await page.getByRole('img', { name: 'A line' }).waitFor();
      await page.close();
    }),

  'while one writes, what the whole site shares follows its file': ({ open }) =>
    onSite(async (site, address) => {
      const page = await open(`${address}contact`);
      await page.locator('footer', { hasText: 'Ada Writer' }).waitFor();
      edit(site, { path: '', file: 'site.md', before: 'copyright: Ada Writer', after: 'copyright: Ben Writer' });
      await page.locator('footer', { hasText: 'Ben Writer' }).waitFor();
      await closeAll(page);
    }),
};
