import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mostToRead, weighReading } from '../support/weigh-reading.ts';
import type { Journeys } from './stage.ts';

export const journeys: Journeys = {
  'every topic can be read after 15 KB': async ({ dist }) => {
    const topics = readdirSync(join(dist, 'resources')).filter((name) => name.endsWith('.html') && name !== '404.html');
    assert.ok(topics.length > 0);
    const heavy = topics.flatMap((name) => {
      const page = readFileSync(join(dist, 'resources', name), 'utf8');
      const { html, css } = weighReading(page, (href) => readFileSync(join(dist, 'assets', basename(href))));
      assert.ok(css > 0, `${name} has no styles`);
      return html + css > mostToRead ? [`${name}: ${html} of HTML and ${css} of CSS`] : [];
    });
    assert.deepEqual(heavy, []);
  },
};
