import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { chromiumPaths, quietFlags } from '../../../cli/accessibility/chromium.ts';

/** Where Chromium is: `CHROME_PATH`, else the usual places; null if there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : null;
  return chromiumPaths.find((path) => existsSync(path)) ?? null;
}

/** Starts Chromium quietly. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: quietFlags });
}
