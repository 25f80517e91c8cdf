import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as assert from 'uvu/assert';
import { measureDrawings } from './support/drawings.ts';
import type { Journeys } from './support/stage.ts';

/** Addresses of the pages that hold a drawing. */
function listPages(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /class="?drawing\b/.test(readFileSync(file, 'utf8')))
    .map((file) => `/${relative(dist, file).replace(/\.html$/, '')}`);
}

const views = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width: width as 360 | 1280, theme })),
);

export const journeys: Journeys = {
  'every word of a drawing can be read on a phone and on a desk, in both themes': async ({ dist, open }) => {
    const pages = listPages(dist);
    assert.ok(pages.length > 0);
    const faults: string[] = [];
    for (const view of views) {
      const page = await open('/', { ...view, scripts: false });
      for (const path of pages) {
        await page.goto(new URL(path, page.url()).href);
        const { labels, overlaps, outside, lines } = await measureDrawings(page);
        const say = (fault: string) => faults.push(`${path} ${view.width} ${view.theme}: ${fault}`);
        if (labels.length === 0) say('there are no words');
        for (const { text, size } of labels.filter((label) => label.size < 11)) say(`${text} is ${size} px`);
        for (const { text, contrast } of labels.filter((one) => one.contrast < 4.5)) say(`${text} has ${contrast}:1`);
        for (const { color, contrast } of lines.filter((one) => one.contrast < 3)) say(`${color} has ${contrast}:1`);
        for (const text of overlaps) say(`${text} overlap`);
        for (const text of outside) say(`${text} is cut off`);
      }
    }
    assert.equal(faults, []);
  },
};
