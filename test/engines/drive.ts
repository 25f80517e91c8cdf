import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A window of a browser that this machine has. */
export interface Window {
  /** Gives the page a width in pixels, as near as the window allows. */
  readonly size: (width: number, height: number) => Promise<unknown>;
  readonly go: (url: string) => Promise<unknown>;
  /** Gives what a function returns in the page. */
  readonly run: <T>(question: () => T) => Promise<T>;
  readonly close: () => Promise<void>;
}

const port = 45_017;
const display = ':97';

/** Sends a command of WebDriver, such as `Navigate`, and gives what comes of it. */
type Send = (command: string, sent: object) => Promise<unknown>;

function windowOf(send: Send, close: () => Promise<void>): Window {
  return {
    size: (width, height) => send('SetWindowRect', { x: 0, y: 0, width, height }),
    go: (url) => send('Navigate', { url }),
    run: <T>(question: () => T) => send('ExecuteScript', { script: `return (${question})()`, args: [] }) as Promise<T>,
    close,
  };
}

/** Firefox, over the protocol of its own driver. */
export async function openFirefox(): Promise<Window> {
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
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (heard.length < end) return;
      const message: unknown = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
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

/** The paths of WebDriver's commands over HTTP. */
const paths: Readonly<Record<string, string>> = {
  SetWindowRect: 'window/rect',
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
};

/** WebKit as GTK has it, which shares how it lays out pages with Safari. */
export async function openWebKit(): Promise<Window> {
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1400x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const post = async (path: string, sent: object) => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify(sent) };
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, asked);
    const { value } = (await answer.json()) as { value: { message?: string; sessionId?: string } | null };
    if (!answer.ok) throw new Error(value?.message);
    return value;
  };
  const session = await persist(() => post('', { capabilities: { alwaysMatch: {} } }));
  const send: Send = (command, sent) => post(`/${session?.sessionId}/${paths[command]}`, sent);
  return windowOf(send, async () => {
    await fetch(`http://127.0.0.1:${port}/session/${session?.sessionId}`, { method: 'DELETE' });
    await end(driver);
    await end(screen);
  });
}

/** Tries again while a program is starting. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await pause(200);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await gone;
}
