import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as assert from 'uvu/assert';
import { mostToDraw, mostToRead, weighDrawings, weighReading } from '../support/weigh-reading.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'every topic can be read after 15 KB, and 2 KB more for each figure': async ({ dist }) => {
    const topics = readdirSync(join(dist, 'resources')).filter((name) => name.endsWith('.html') && name !== '404.html');
    assert.ok(topics.length > 0);
    const heavy = topics.flatMap((name) => {
      const page = readFileSync(join(dist, 'resources', name), 'utf8');
      const { text, drawings } = weighDrawings(page);
      const { html, css, figures } = weighReading(text, (href) => readFileSync(join(dist, 'assets', basename(href))));
      assert.ok(css > 0, `${name} has no styles`);
      const drawn = drawings.reduce((sum, one) => sum + one, figures);
      const whole = html + css + drawn;
      return html + css > mostToRead ||
        Math.max(...drawings, 0) > mostToDraw ||
        whole > mostToRead + mostToDraw * drawings.length
        ? [`${name}: ${html} of HTML, ${css} of CSS, ${drawings} of drawings, and ${figures} of their styles`]
        : [];
    });
    assert.equal(heavy, []);
  },
};
