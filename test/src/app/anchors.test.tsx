import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';
import type { Page, RouteList } from '../../../generated/shapes.ts';
import { preparePrerender } from '../../../src/app/prerender.tsx';

/** What is no place to link to: marks of citations and notes, captions, and what only the screen itself needs. */
const inner =
  /^(?:main|page-text|toc|topics|cite-|fn|caption-|filter-|gate|(?:contact|answer|question)-|chat-)|-(?:title|units)$/;

for (const folder of ['content', 'test/fixtures/whole/content']) {
  test(`every place of a page can be linked to, and every anchor of a list is a place: ${folder}`, async () => {
    const { model, files } = createSite(await readContent(folder), { today: '2026-06-01' });
    const { site, addresses } = model;
    assert.ok(site);
    const prerender = await preparePrerender();
    const places = new Set<string>();
    const wrong: string[] = [];
    for (const { path, data } of JSON.parse(files?.get('routes.json') ?? '') as RouteList) {
      const page = JSON.parse(files?.get(data) ?? '') as Page;
      const { body } = prerender({ path, result: { status: 'ready', page, sidebar: null } });
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
      for (const [, id = ''] of main.matchAll(/ id="([^"]+)"/g)) {
        places.add(`${path}#${id}`);
        if (!inner.test(id) && model.resolve(`${path}#${id}`, site).kind !== 'page') wrong.push(`${path}#${id}`);
      }
    }
    assert.equal(wrong, []);
    // Groups of answers are named by what stands first in their front matter; talks may all be past or to come.
    const listed = [...addresses.listed].filter(([place, isDraft]) => !isDraft && !/^\/(?:answers|talks)#/.test(place));
    assert.equal(
      listed.filter(([place]) => !places.has(place)),
      [],
    );
  });
}

test.run();
