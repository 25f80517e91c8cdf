import type { Browser, chromium } from 'playwright-core';

/** Where systems put Chromium and Chrome. */
export const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** With these Chromium asks nobody on the network for anything of its own. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser at `named`, else the first of this machine; null where there is none that starts. */
export async function launchChromium(type: typeof chromium, named: string | undefined): Promise<Browser | null> {
  const usual = [
    ...chromiumPaths.map((executablePath) => ({ executablePath })),
    // Chrome and Edge where Windows and macOS have them.
    { channel: 'chrome' },
    { channel: 'msedge' },
  ];
  for (const browser of named ? [{ executablePath: named }] : usual) {
    const launched = await type.launch({ ...browser, args: quietFlags }).catch(() => null);
    if (launched !== null) return launched;
  }
  return null;
}
