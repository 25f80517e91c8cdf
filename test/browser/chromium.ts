import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Where Chromium is: `CHROME_PATH`, else the usual places; null if there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : null;
  return places.find((place) => existsSync(place)) ?? null;
}

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

/** Starts Chromium quietly. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: quietFlags });
}
