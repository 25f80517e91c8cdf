import * as assert from 'uvu/assert';
import type { Journeys } from './stage.ts';

export const journeys: Journeys = {
  'a DOI in the cite window breaks after a slash or not at all': async ({ open }) => {
    for (const width of [360, 1280] as const) {
      const page = await open('/references', { width });
      for (const place of [5, 9, 20]) {
        await page.locator('.cite-link').nth(place).click();
        const text = page.locator('.cite-text[aria-busy="false"]');
        await text.waitFor();
        const ends = await text.evaluate((box) => {
          const range = document.createRange();
          const letters: { sign: string; line: number }[] = [];
          const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
          for (let node = nodes.nextNode(); node; node = nodes.nextNode())
            [...(node.nodeValue ?? '')].forEach((sign, place) => {
              range.setStart(node, place);
              range.setEnd(node, place + 1);
              letters.push({ sign, line: range.getBoundingClientRect().bottom });
            });
          const doi = /https:\/\/doi\.org\/\S+/.exec(box.textContent ?? '');
          const signs = doi ? letters.slice(doi.index, doi.index + doi[0].length) : [];
          return signs.flatMap(({ sign, line }, place) => ((signs[place + 1]?.line ?? line) > line + 5 ? [sign] : []));
        });
        assert.ok(
          ends.every((sign) => sign === '/'),
          `the DOI of reference ${place} breaks after “${ends.join('” and “')}” at ${width} px`,
        );
        await page.keyboard.press('Escape');
        await text.waitFor({ state: 'detached' });
      }
    }
  },
};
