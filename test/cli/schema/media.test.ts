import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublishedMedia } from '../../../cli/schema/media.ts';

test('pictures, films and captions are published; what makes them stays at home', () => {
  const places = ['curves.svg', 'intro.mp4', 'intro.vtt', 'charts/a.png', 'intro/render.mjs', 'intro/scene.html'];
  assert.equal(places.filter(isPublishedMedia), ['curves.svg', 'intro.mp4', 'intro.vtt', 'charts/a.png']);
});

test.run();
