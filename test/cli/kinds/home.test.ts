import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HomePage } from '../../../cli/kinds/shapes/home.ts';
import { compileWhole } from '../../support/whole.ts';

test('the home page has its cards, each with where it leads, and those into the resources have numbers', async () => {
  const { headline, quote, promo, video, research, resources } = (await compileWhole()).read(
    'pages/index.json',
  ) as HomePage;
  assert.equal(
    { headline, quote, video },
    { headline: 'A headline', quote: { text: 'A pull quote.', source: null }, video: null },
  );
  assert.equal(promo, [
    { title: 'One', description: 'The first card.', linkText: null, href: 'https://housing.test', external: true },
  ]);
  assert.equal(research, [
    {
      title: 'Two',
      description: 'The second card.',
      citation: 'Working paper',
      year: 2024,
      href: '/research/papers/paper-one',
      external: false,
    },
  ]);
  assert.equal(resources, [
    { number: 1, title: 'Three', description: 'The third card.', href: '/resources/alpha', external: false },
  ]);
});

test('a saying in Arabic runs from the right', async () => {
  const text = readFileSync('test/fixtures/whole/content/pages/home.md', 'utf8');
  const { read } = await compileWhole({ 'pages/home.md': text.replace('A pull quote.', 'المال والخدم') });
  assert.equal((read('pages/index.json') as HomePage).quote, { text: 'المال والخدم', source: null, dir: 'rtl' });
});

test('the film of the home page is given with all of its files', async () => {
  const text = readFileSync('test/fixtures/whole/content/pages/home.md', 'utf8');
  const film = 'webm: /media/film.webm, mp4: /media/film.mp4, poster: /media/picture.svg, captions: /media/film.vtt';
  const { read } = await compileWhole({
    'pages/home.md': text.replace('promo:', `video: { title: A film, ${film} }\npromo:`),
    'media/film.webm': '\x1aE',
    'media/film.mp4': '....ftypisom',
    'media/film.vtt': 'WEBVTT\n',
  });
  assert.equal((read('pages/index.json') as HomePage).video, {
    title: 'A film',
    webm: '/media/film.webm',
    mp4: '/media/film.mp4',
    poster: '/media/picture.svg',
    captions: '/media/film.vtt',
  });
});

test.run();
