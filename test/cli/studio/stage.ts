import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { suite } from 'uvu';
import { createStudioOpener } from '../../../cli/commands/support/open-studio.ts';
import { readOptions } from '../../../cli/commands/support/session.ts';
import type { Calls } from '../../../cli/studio/contract.ts';
import { listen } from '../../support/listen.ts';
import { type Changes, topic, type Workspace, workspace } from '../../support/workspace.ts';

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** The studio over a content folder of its own, without the development server around it. */
export interface StudioStage extends Workspace {
  readonly address: string;
  readonly token: string;
  /** Asks as a program that may claim anything about itself. */
  readonly ask: (
    path: string,
    options?: { readonly method?: string; readonly headers?: object; readonly body?: string },
  ) => Promise<Answer>;
  /** Asks as the studio's own page does. */
  readonly call: <Name extends keyof Calls>(name: Name, sent: Calls[Name]['sent']) => Promise<Calls[Name]['got']>;
  /** A file of the content, as it is on the disk. */
  readonly read: (place: string) => string;
  /** Writes a file as another program does. */
  readonly write: (place: string, words: string) => void;
  readonly notify: () => void;
  readonly stop: () => Promise<void>;
}

export async function openStudio(
  changes: Changes = {},
  registry = 'https://no-such-host.invalid',
): Promise<StudioStage> {
  const site = workspace(changes);
  const open = createStudioOpener(site.content, () => readOptions({ now: '2026-01-01', drafts: true }), {
    registry,
    answers: join(site.root, 'answers.json'),
  });
  const studio = await open({ base: '', transform: async (_url, html) => html });
  const server = await listen((asked, response) => void studio.handle(asked, response));
  const address = server.address.replace(/\/$/, '');
  const { host } = new URL(address);

  const ask: StudioStage['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((settle, fail) => {
      const asked = request(`${address}${path}`, { method, headers: { host, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => settle({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      asked.on('error', fail);
      asked.end(body);
    });
  const token = /data-token="([^"]+)"/.exec((await ask('/studio')).text)?.[1] ?? '';
  const own = { 'content-type': 'application/json', 'x-studio-token': token, origin: address };
  return {
    ...site,
    address,
    token,
    ask: (path, options = {}) => ask(path, { ...options, headers: { 'x-studio-token': token, ...options.headers } }),
    async call(name, sent) {
      const answer = await ask(`/studio/call/${name}`, { method: 'POST', headers: own, body: JSON.stringify(sent) });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return JSON.parse(answer.text);
    },
    read: (place) => readFileSync(join(site.content, place), 'utf8'),
    write(place, words) {
      writeFileSync(join(site.content, place), words);
      studio.notify();
    },
    notify: studio.notify,
    async stop() {
      studio.close();
      await server.stop();
      site.remove();
    },
  };
}

/** The page that most tests write, and its text. */
export const path = 'content/topics/gamma.md';
export const text = topic('A first text.', '# why\n');

/** A suite in which each test has a studio of its own. */
export function studioSuite(name: string) {
  const test = suite<{ studio: StudioStage }>(name);
  test.before.each(async (context) => {
    context.studio = await openStudio({ 'topics/gamma.md': text });
  });
  test.after.each(({ studio }) => studio.stop());
  return test;
}
