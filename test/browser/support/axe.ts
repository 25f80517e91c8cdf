import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** What a theme can break, for it changes colours alone. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Fails when the page, as it is at this moment, breaks a rule of axe. */
export function hasNoViolation(page: Page, name: string): Promise<void> {
  return findsNothing(page, all, name);
}

/** The same in the light and in the dark theme. */
export async function hasNoViolationInAnyTheme(page: Page, name: string): Promise<void> {
  await hasNoViolation(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await findsNothing(page, ofColours, `${name} in the dark theme`);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findsNothing(page: Page, rules: typeof all, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } };
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
  }, rules);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  assert.equal(found, [], name);
}
