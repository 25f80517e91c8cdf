import { readFileSync } from 'node:fs';
import type { Routes } from '../../generated/shapes.ts';
import { hasNoViolation } from './axe.ts';
import type { Journeys, View } from './stage.ts';

const routes = JSON.parse(readFileSync('generated/routes.json', 'utf8')) as Routes;

/** One page of every kind; the others of its kind differ in their text alone. */
const samples = [...new Map(routes.map((route) => [route.kind, route.path])).values(), '/resources/decision'];
const views: View[] = [360, 1280].flatMap((width) =>
  ['light', 'dark'].map((theme) => ({ width, theme }) as Required<Pick<View, 'width' | 'theme'>>),
);

export const journeys: Journeys = {
  'no page of any kind breaks a rule of axe, in both themes and widths': async ({ open }) => {
    for (const view of views) {
      for (const path of samples) {
        const page = await open(path, view);
        await hasNoViolation(page, `${path} ${view.theme} ${view.width}`);
        await page.context().close();
      }
    }
  },

  'the text of every page keeps the rules of axe': async ({ open }) => {
    for (const { path } of routes) {
      const page = await open(path);
      await hasNoViolation(page, path);
      await page.context().close();
    }
  },

  'open menu and drawer keep the rules of axe': async ({ open }) => {
    for (const theme of ['light', 'dark'] as const) {
      for (const name of ['Menu', 'Topics']) {
        const page = await open('/resources/foundation', { width: 360, theme });
        await page.getByRole('button', { name }).click();
        await page.locator(':popover-open').evaluate(async (element) => {
          await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
        });
        await hasNoViolation(page, `${name} ${theme}`);
      }
    }
  },
};
