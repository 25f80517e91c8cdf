import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../support/free-port.ts';
import { end, persist, type Send, type Window, windowOf } from './window.ts';

/** The paths of WebDriver's commands over HTTP. */
const paths: Readonly<Record<string, string>> = {
  SetWindowRect: 'window/rect',
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
};

/** WebKit as GTK has it, which shares how it lays out pages with Safari. */
export async function openWebKit(): Promise<Window> {
  const port = await findFreePort();
  // It takes a display that is free, and says which.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const display = `:${String(number).trim()}`;
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
