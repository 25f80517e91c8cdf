import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { end, persist, type Send, type Window, windowOf } from './window.ts';

/** Firefox, over the protocol of its own driver. */
export async function openFirefox(): Promise<Window> {
  const port = Number(await findFreePort());
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const browser = spawn('firefox-esr', ['--headless', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const socket = await persist(
    () =>
      new Promise<ReturnType<typeof connect>>((resolve, reject) => {
        const made = connect(port, '127.0.0.1', () => resolve(made));
        made.once('error', reject);
      }),
  );
  let heard = Buffer.alloc(0);
  let id = 0;
  const waiting = new Map<number, (error: { message: string } | null, value: unknown) => void>();
  socket.on('data', (chunk) => {
    heard = Buffer.concat([heard, chunk]);
    // Each message is preceded by its length in bytes and a colon.
    for (let colon = heard.indexOf(':'); colon > 0; colon = heard.indexOf(':')) {
      const last = colon + 1 + Number(heard.subarray(0, colon));
      if (heard.length < last) return;
      const message: unknown = JSON.parse(heard.subarray(colon + 1, last).toString());
      heard = heard.subarray(last);
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  const send: Send = (command, sent) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, (error, value) =>
        error === null ? resolve((value as { value?: unknown } | null)?.value) : reject(new Error(error.message)),
      );
      const text = JSON.stringify([0, id, `WebDriver:${command}`, sent]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('NewSession', {});
  return windowOf(send, async () => {
    socket.destroy();
    await end(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}
