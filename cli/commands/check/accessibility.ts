import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launchChromium } from '../../accessibility/chromium.ts';
import { inspectPages } from '../../accessibility/inspect.ts';
import { reportViolations } from '../../accessibility/report.ts';
import type { Problem } from '../../core/problem.ts';
import type { Model } from '../../resolve/model.ts';
import { readBase } from '../../resolve/site.ts';
import type { Site } from '../../site.ts';
import { showProgress } from '../support/progress.ts';
import { UsageError } from '../support/usage-error.ts';

export interface AccessibilityFlags {
  readonly built: string;
}

/** Checks every built page with axe in Chromium, and gives the violations as problems of the content. */
export async function checkAccessibility(site: Site, { built }: AccessibilityFlags): Promise<Problem[]> {
  const { model } = site;
  if (model.site === undefined) return [];
  if (!existsSync(join(built, 'index.html')))
    throw new UsageError(`There is no built site in \`${built}\`: \`npm run build\` writes one.`);
  const paths = [...model.addresses.routes.keys()];
  const missing = paths.find((path) => findFile(built, path) === null);
  if (missing !== undefined)
    throw new UsageError(
      `The site in \`${built}\` is older than its content and has no page \`${missing}\`: build it again.`,
    );
  const { chromium, axe } = await loadTools();
  const named = process.env.CHROME_PATH;
  const browser = await launchChromium(chromium, named);
  if (browser === null)
    throw new UsageError(
      named
        ? `\`${named}\`, which CHROME_PATH names, does not start as a browser.`
        : 'Neither Chromium nor Chrome was found. Install one, or name the program in `CHROME_PATH`.',
    );
  const base = readBase(model);
  try {
    const violations = await inspectPages({
      browser,
      axe,
      paths: paths.map((path) => base + path),
      samples: oneOfEachKind(model).map((path) => base + path),
      fileOf: (address) => findFile(built, address.slice(base.length)),
      onPage: (done, total) => showProgress(done, total, 'views'),
    });
    const sourceOf = (route: string) => {
      const document = model.addresses.routes.get(route.slice(base.length));
      return document && { path: document.path, text: site.textOf(document.path) ?? '' };
    };
    return reportViolations(violations, sourceOf, model.site.path);
  } finally {
    await browser.close();
  }
}

/** Loads the browser and axe, which are development dependencies and may not be installed. */
async function loadTools() {
  try {
    const { chromium } = await import('playwright-core');
    return { chromium, axe: createRequire(import.meta.url).resolve('axe-core/axe.min.js') };
  } catch {
    throw new UsageError(
      '`--accessibility` needs packages for development, which are not installed: `npm ci --include=dev` brings them.',
    );
  }
}

function findFile(folder: string, path: string): string | null {
  const files = [path, `${path}.html`, join(path, 'index.html')].map((file) => join(folder, file));
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

function oneOfEachKind({ addresses }: Model): readonly string[] {
  const routes = [...addresses.routes].map(([path, document]) => [document?.kind ?? path, path] as const);
  return [...new Map(routes).values()];
}
