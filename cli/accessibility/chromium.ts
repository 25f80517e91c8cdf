import type { Browser, chromium } from 'playwright-core';

/** Where Linux distributions put Chromium and Chrome. The first is without windows: a page costs half as much in it. */
export const chromiumPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** With these flags Chromium makes no requests of its own. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser at `named`, else the first that this machine has; null if none starts. */
export async function launchChromium(type: typeof chromium, named: string | undefined): Promise<Browser | null> {
  const usual = [
    ...chromiumPaths.map((executablePath) => ({ executablePath })),
    // Playwright finds Chrome and Edge on Windows and macOS.
    { channel: 'chrome' },
    { channel: 'msedge' },
  ];
  for (const browser of named ? [{ executablePath: named }] : usual) {
    const launched = await type.launch({ ...browser, args: quietFlags }).catch(() => null);
    if (launched !== null) return launched;
  }
  return null;
}
