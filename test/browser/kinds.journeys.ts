import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { hasNoViolation } from './support/axe.ts';
import { buildSite } from './support/build.ts';
import { type Journeys, type Stage, type View, visit } from './support/stage.ts';
import { serveFolder } from './support/static-host.ts';

/** What each kind of page shows before and without scripts. */
const pages = {
  '/talks': 'The Next Choice',
  '/talks/the-next-choice': '6 May 2031, 16:15–\u206017:45 (Berlin time)',
  '/courses': 'Example Evening School',
  '/courses/attention-in-markets': 'Doe and Roe (2020). A Study',
  '/news': 'Two weeks at the Example Institute',
  '/news/example-prize': 'Award',
  '/news/what-we-learnt': 'Nobody looked twice.',
  '/people': 'Doctoral student',
  '/people/jane-doe': 'A Study',
  '/glossary': 'How long somebody waits for something better',
  '/cv': 'What Waiting Costs',
  '/imprint': 'Ada Writer is answerable',
};

let built: Promise<string> | undefined;

/** Opens pages of the site that has every kind, on a static host. */
async function withKinds(
  stage: Stage,
  act: (open: (path: string, view?: View) => Promise<Page>) => Promise<void>,
): Promise<void> {
  built ??= buildSite((site) => site, 'test/fixtures/whole/content');
  const host = await serveFolder(await built, '');
  try {
    await act((path, view = {}) =>
      stage.open(`${host.address}${path}`, { failing: [`${host.address}/api/`], ...view }),
    );
  } finally {
    await host.stop();
  }
}

export const journeys: Journeys = {
  'talks, courses, news, people, terms and pages of their own are whole without scripts': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/', { scripts: false, width: 360 });
      for (const [path, words] of Object.entries(pages)) {
        await page.goto(new URL(path, page.url()).href);
        assert.ok((await page.locator('main').innerText()).includes(words), path);
        assert.is(await page.locator('h1').count(), 1, path);
      }
    });
  },

  'talks, courses, news, people, terms and pages of their own are accessible on a phone and a desk, in both themes':
    async (stage) => {
      await withKinds(stage, async (open) => {
        for (const view of [
          { width: 360, theme: 'dark' },
          { width: 1280, theme: 'light' },
        ] as const) {
          const page = await open('/', view);
          for (const path of ['/', ...Object.keys(pages)]) {
            await visit(page, path);
            await hasNoViolation(page, `${path} ${view.theme}`);
            const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
            assert.ok(!isWide, `${path} scrolls sideways at ${view.width} px`);
          }
        }
      });
    },

  'a word that is wider than a phone breaks, wherever a page has words of its author': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/', { width: 360 });
      const early = ['/', '/resources', '/resources/alpha', '/research', '/research/papers/paper-one', '/references'];
      for (const path of [...early, '/answers', '/answers/what-is-this', ...Object.keys(pages)]) {
        await visit(page, path);
        const wide = await page.evaluate(() => {
          const parts = 'h1, h2, h3, p, li, li a:only-child, dt, dd, figcaption, .site-title, .toc a, .cv-contact a';
          return Array.from(document.querySelectorAll(`:is(${parts}):not(.visually-hidden)`)).flatMap((part) => {
            part.prepend('W'.repeat(80));
            const isWide = document.documentElement.scrollWidth > window.innerWidth;
            part.firstChild?.remove();
            return isWide ? [`${part.localName}.${part.className} in ${part.parentElement?.className}`] : [];
          });
        });
        assert.equal(wide, [], path);
      }
    });
  },

  'a reader goes from the menu to a talk, on to its calendar, and from a reference to its author': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/');
      await page.getByRole('link', { name: 'Talks', exact: true }).click();
      await page.getByRole('link', { name: 'The Next Choice' }).click();
      await page.getByRole('heading', { level: 1, name: 'The Next Choice' }).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Add to a calendar' }).click();
      assert.is((await download).suggestedFilename(), 'the-next-choice.ics');
      await page.getByRole('link', { name: 'References', exact: true }).click();
      await page.getByRole('link', { name: 'Doe, Jane' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Jane Doe' }).waitFor();
    });
  },

  'a curriculum vitae of many pages can be handed in, on A4 and on Letter': async (stage) => {
    await withKinds(stage, async (open) => {
      for (const [format, length] of [
        ['A4', 5],
        ['Letter', 6],
      ] as const) {
        const page = await open('/cv');
        const headings = await page.locator('.cv h2').allTextContents();
        await page.evaluate(() => {
          for (const entry of document.querySelectorAll('.cv > section > ul > li'))
            for (let more = 0; more < 17; more += 1) entry.after(entry.cloneNode(true));
        });
        const pages = readPages(await page.pdf({ format }));
        assert.equal(
          pages.map((lines) => lines.at(-1)),
          Array.from({ length }, (_, index) => `${index + 1}/${length}`),
        );
        for (const [index, lines] of pages.entries()) {
          assert.ok(lines.length > 5, `page ${index + 1} on ${format} is empty`);
          assert.ok(!headings.includes(lines.at(-2) ?? ''), `${lines.at(-2)} stands alone on ${format}`);
        }
        for (const line of ['2020 to date Professor of Economics', '2014 PhD in Economics'])
          assert.ok(
            pages[0]?.some((words) => words.startsWith(line)),
            `${line} on ${format}`,
          );
        const today = await page.evaluate(() => String(new Date().getFullYear()));
        for (const words of ['Ada Writer', 'https://site.test', 'https://orcid.org/0000-0000-0000-0001', today])
          assert.ok(pages[0]?.slice(0, 6).join(' ').includes(words), `${words} on ${format}`);
        const day = new RegExp(`\\d \\p{L}+ ${today}`, 'u');
        assert.ok(
          pages[0]?.slice(0, 6).some((words) => day.test(words)),
          `the day is broken on ${format}`,
        );
      }
    });
  },

  'the titles of all lists stand in one line, beside a column for days and portraits': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/');
      for (const width of [768, 1280] as const) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of ['/talks', '/courses', '/news', '/people', '/cv', '/people/jane-doe']) {
          await visit(page, path);
          const lines = await page.evaluate(() => {
            const rows = document.querySelectorAll(
              ':is(.index-row, .news-rows li, .person-row, .works li, .cv section > ul > li)',
            );
            const left = document.querySelector('h1')?.getBoundingClientRect().left ?? 0;
            return [...rows].map(({ children: [, title] }) => (title?.getBoundingClientRect().left ?? 0) - left);
          });
          assert.is(lines[0], 152, `${path} at ${width} px`);
          const isGrid = path === '/people';
          assert.ok(isGrid || lines.every((line) => line === lines[0]), `${path} at ${width} px: ${lines}`);
        }
      }
    });
  },

  'a portrait is a square, however many lines stand beside it': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/people');
      await page.locator('.person-row p').evaluateAll((lines) => {
        for (const line of lines) line.textContent = 'Doctoral student of one thing and of many others. '.repeat(9);
      });
      for (const width of [360, 1280] as const) {
        await page.setViewportSize({ width, height: 800 });
        const sides = await page
          .locator('.person-row > .portrait')
          .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
        assert.ok(sides.length > 0);
        for (const [across, down] of sides) assert.is(down, across, `at ${width} px`);
      }
    });
  },

  'a year in the margin stands on the line of the first entry beside it': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/news');
      const lines = await page.locator('.hung > h2, .hung:has(h2) li:first-child p').evaluateAll((texts) =>
        texts.map((text) => {
          const foot = document.createElement('span');
          foot.style.display = 'inline-block';
          text.prepend(foot);
          return foot.getBoundingClientRect().bottom;
        }),
      );
      assert.ok(Math.abs((lines[0] ?? 0) - (lines[1] ?? 9)) < 1, `${lines}`);
    });
  },

  'what a course is about stands as far below its dates as other texts below a title': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/courses/attention-in-markets');
      const gap = await page.evaluate(() => {
        const lead = document.querySelector('.lead');
        const above = lead?.previousElementSibling?.getBoundingClientRect().bottom;
        return Math.round((lead?.getBoundingClientRect().top ?? Number.NaN) - (above ?? Number.NaN));
      });
      assert.is(gap, 20);
    });
  },

  'what stands below a title begins at its edge': async (stage) => {
    await withKinds(stage, async (open) => {
      const page = await open('/');
      for (const path of Object.keys(pages)) {
        await visit(page, path);
        const edges = await page.evaluate(() => {
          const first = (words: Element | null) => {
            const text = words && document.createNodeIterator(words, NodeFilter.SHOW_TEXT).nextNode();
            if (!text) return null;
            const range = document.createRange();
            range.selectNodeContents(text);
            return Math.round(range.getClientRects()[0]?.left ?? Number.NaN);
          };
          const title = document.querySelector('h1');
          return [first(title), first(document.querySelector('main .dates')) ?? first(title)];
        });
        assert.is(edges[1], edges[0], path);
      }
    });
  },

  'a talk that has passed since the site was made stands among the past ones, and is no longer for calendars': async (
    stage,
  ) => {
    await withKinds(stage, async (open) => {
      const page = await open('/talks');
      assert.is(await page.locator('#upcoming-talks').count(), 1);
      await page.clock.setFixedTime(new Date('2032-01-01T12:00:00'));
      await page.reload();
      await page.locator('#upcoming-talks').waitFor({ state: 'detached' });
      const past = page.locator('section', { has: page.locator('#past-talks') });
      assert.equal(await past.locator('.index-title').allTextContents(), [
        'The Next Choice',
        'Attention at Work',
        'Prices and Patience',
      ]);
      await past.getByRole('link', { name: 'The Next Choice' }).click();
      await page.getByRole('heading', { level: 1, name: 'The Next Choice' }).waitFor();
      assert.is(await page.getByRole('link', { name: 'Add to a calendar' }).count(), 0);
    });
  },
};

/** The lines of text on each page of a PDF. */
function readPages(pdf: Buffer): string[][] {
  const { stdout, error } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  if (error) throw new Error('`pdftotext` is missing; Debian has it in the package `poppler-utils`.');
  const lines = (text: string) => text.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
  return stdout.split('\f').slice(0, -1).map(lines);
}
