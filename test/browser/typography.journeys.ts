import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { TopicPage } from '../../cli/kinds/shapes/topic.ts';
import { compileChanged, topic } from '../support/workspace.ts';
import { equationPages, firstPaper, firstTopic, pageOfFigure, visited, visitedWith } from './support/present-pages.ts';
import { type Journeys, visit } from './support/stage.ts';

/** A page of each kind; home is the cover. */
const paths = [...new Map(visited.map(({ kind, path }) => [kind, path])).values()].filter((path) => path !== '/');

const [pageOfCallout = '/'] = visitedWith(/<details class=\\"callout/);

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

  'before any script every screen but the cover has its title at one distance from the header': async ({ open }) => {
    const missing = ['/resources/nowhere', '/nowhere'];
    const page = await open('/forum', { failing: missing, scripts: false });
    for (const width of [360, 768, 1280] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops: Record<string, number> = {};
      for (const path of ['/forum', ...paths, ...missing]) {
        await page.goto(new URL(path, page.url()).href);
        tops[path] = await page.evaluate(() => {
          const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? Number.NaN;
          return Math.round((document.querySelector('main h1')?.getBoundingClientRect().top ?? Number.NaN) - header);
        });
      }
      const [first] = Object.values(tops);
      assert.ok(first, 'a page has no title');
      assert.equal(
        Object.entries(tops).filter(([, top]) => top !== first),
        [],
        `not ${first} px below the header at ${width} px`,
      );
    }
  },

  'on a wide screen every title but that of the cover begins at one line': async ({ open }) => {
    const page = await open('/forum');
    const edge = () => page.evaluate(() => document.querySelector('main h1')?.getBoundingClientRect().left);
    const first = await edge();
    for (const path of paths) {
      await visit(page, path);
      assert.is(await edge(), first, path);
    }
  },

  'the first words below a title stand at one distance from it': async ({ open }) => {
    const page = await open('/forum');
    for (const path of ['/forum', '/resources', '/research', '/references', '/answers', '/glossary', '/contact']) {
      await visit(page, path);
      const gap = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main h1 ~ :is(p, .prose)')].filter((text) =>
          text.checkVisibility(),
        );
        const bottom = document.querySelector('main h1')?.getBoundingClientRect().bottom ?? 0;
        return Math.round((texts[0]?.getBoundingClientRect().top ?? 0) - bottom);
      });
      assert.is(gap, 20, path);
    }
  },

  'the titles of the pages before and after begin in one line, however long they are': async ({ open }) => {
    const page = await open('/forum');
    for (const { kind, path } of visited.filter(({ kind }) => kind === 'topic' || kind === 'paper')) {
      await visit(page, path);
      const tops = await page
        .locator('.pager-title')
        .evaluateAll((titles) => titles.map((title) => Math.round(title.getClientRects()[0]?.top ?? Number.NaN)));
      assert.is(new Set(tops).size, Math.min(tops.length, 1), `${kind} ${path}: ${tops.join(' and ')}`);
    }
  },

  'on a phone the columns of a table stand apart, and its decimal points one below the other': async ({ open }) => {
    const page = await open('/forum', { width: 360 });
    for (const path of visitedWith(/<table/)) {
      await visit(page, path);
      const close = await page.locator('.table-scroll:not(.records) tr:visible').evaluateAll((rows) =>
        (rows as HTMLTableRowElement[]).flatMap(({ cells }) => {
          const lines = [...cells].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return getComputedStyle(cell).display === 'table-cell' ? [...range.getClientRects()] : [];
          });
          return lines.slice(1).flatMap((after, column) => {
            const gap =
              Math.min(...after.map(({ left }) => left)) - Math.max(...(lines[column] ?? []).map(({ right }) => right));
            return gap < 8 ? [`${gap} px before “${cells[column + 1]?.textContent}”`] : [];
          });
        }),
      );
      assert.equal(close, [], path);
      const padded = await page
        .locator('main [data-pad]')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::after').visibility));
      assert.ok(
        padded.every((visibility) => visibility === 'hidden'),
        `${path} has numbers whose decimal points are not aligned`,
      );
    }
  },

  'the data of a figure are shown whole where they have no more than six rows': async ({ open }) => {
    const page = await open('/forum');
    for (const path of visitedWith(/figure-plot/)) {
      await visit(page, path);
      const cut = await page.locator('.figure details').evaluateAll((all) =>
        (all as HTMLDetailsElement[]).flatMap((details) => {
          details.open = true;
          const table = details.querySelector('.table-scroll');
          const rows = details.querySelectorAll('tbody tr').length;
          return table && rows <= 6 && table.scrollHeight > table.clientHeight + 1 ? [`${rows} rows`] : [];
        }),
      );
      assert.equal(cut, [], path);
    }
  },

  'dates stand at one distance below a title': async ({ open }) => {
    const page = await open('/forum');
    for (const path of [firstTopic, firstPaper, '/privacy-policy']) {
      await visit(page, path);
      const gap = await page.evaluate(() => {
        const above = document.querySelector('main .dates')?.previousElementSibling;
        const [bottom, top] = [
          above?.getBoundingClientRect().bottom,
          above?.nextElementSibling?.getBoundingClientRect().top,
        ];
        return Math.round((top ?? Number.NaN) - (bottom ?? Number.NaN));
      });
      assert.is(gap, 12, path);
    }
  },

  'the lines of a formula stand with their signs one below the other, and what is enclosed has its line': async ({
    open,
  }) => {
    const lines = String.raw`\begin{aligned}a+b&=c\\d&=e+f+g\end{aligned}`;
    const text = `$$\n${lines}\n$$\n\nThe mean $\\overline{X}$ is $\\boxed{1}$, without $\\cancel{y}$.\n`;
    const page = await open(equationPages[0] ?? '');
    await write(page, text);
    await page.waitForFunction(() =>
      getComputedStyle(document.querySelector('math') as Element).fontFamily.includes('Signs'),
    );
    const lefts = await page
      .locator('.prose mtable mo', { hasText: '=' })
      .evaluateAll((signs) => signs.map((sign) => Math.round(sign.getBoundingClientRect().left)));
    assert.equal([lefts.length, new Set(lefts).size], [2, 1]);
    const borders = await page.locator('.prose menclose').evaluateAll((all) =>
      all.map((one) => {
        const style = getComputedStyle(one);
        return [style.borderTopStyle, style.borderBottomStyle];
      }),
    );
    assert.equal(borders, [
      ['solid', 'none'],
      ['solid', 'solid'],
      ['none', 'none'],
    ]);
    // The middle of this gradient leads from the left corner at the bottom to the right one at the top.
    const struck = page.locator('.prose menclose').last();
    assert.match(await struck.evaluate((one) => getComputedStyle(one).backgroundImage), 'to right bottom');
    const beyond = await struck.evaluate((one) => {
      const [line, letter] = [one, one.firstElementChild as Element].map((box) => box.getBoundingClientRect());
      return (line?.width ?? 0) - (letter?.width ?? 0);
    });
    assert.ok(beyond > 4, `the line is ${beyond} px longer than the letter`);
  },

  'a formula that is wider than a phone has its columns as wide as on a desk': async ({ open }) => {
    const page = await open(equationPages[0] ?? '', { width: 360 });
    const line = String.raw`\inf_\pi\int c\,\mathrm d\pi &= \inf_{\pi\ge 0}\sup_{\varphi,\psi}\Bigl[\int\varphi\,\mathrm d\mu-\int\varphi\,\mathrm d\pi+\int\psi\,\mathrm d\nu\Bigr]`;
    await write(page, `$$\n\\begin{aligned}${line}\\\\ &\\ge 0\\end{aligned}\n$$\n\n: {#eq:one}\n`);
    const columns = page.locator('.prose mtr').first().locator('mtd');
    const read = () => columns.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    const onPhone = await read();
    await page.locator('.prose').evaluate((prose) => {
      (prose as HTMLElement).style.width = '120rem';
    });
    assert.equal(onPhone, await read());
  },

  'at the sides of a formula that fits nothing is drawn, on a fine screen and in a callout neither': async ({
    open,
  }) => {
    const page = await open(equationPages[0] ?? '');
    await write(page, '$$\na + b = c\n$$\n\n> [!NOTE] So\n>\n> $$\n> a + b = c\n> $$\n');
    const session = await page.context().newCDPSession(page);
    for (const deviceScaleFactor of [1, 1.5, 2]) {
      const metrics = { width: 1283, height: 800, deviceScaleFactor, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      for (const box of await page.locator('.prose .math-scroll').all()) {
        const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        for (const side of [x, x + width]) {
          const clip = { x: side - 4, y: y + 4, width: 8, height: height - 8 };
          assert.is(await countColours(page, await page.screenshot({ clip })), 1, `${deviceScaleFactor} at ${side}`);
        }
      }
    }
  },

  'on paper no button, no field to ask in and no sign of what unfolds is printed': async ({ open }) => {
    const page = await open('/forum');
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/forum', firstPaper, firstTopic, '/research', '/references']) {
      await visit(page, path);
      assert.is(await page.locator('main :is(button, .cite-link, .ask textarea):visible').count(), 0, path);
      const signs = await page
        .locator('main summary:visible')
        .evaluateAll((summaries) => summaries.map((summary) => getComputedStyle(summary, '::after').display));
      assert.ok(
        signs.every((display) => display === 'none'),
        path,
      );
    }
  },

  'on paper formulas and tables have no lines at their sides, for nothing scrolls there': async ({ open }) => {
    const page = await open('/forum');
    await page.emulateMedia({ media: 'print' });
    for (const path of visitedWith(/math-scroll.*table-scroll/s)) {
      await visit(page, path);
      const lined = await page
        .locator('.prose :is(.math-scroll, .table-scroll)')
        .evaluateAll((boxes) => boxes.filter((box) => getComputedStyle(box).backgroundImage !== 'none').length);
      assert.is(lined, 0, path);
    }
  },

  'on paper a long line of code goes on below, for nothing scrolls there': async ({ open }) => {
    const page = await open(firstTopic);
    await page.emulateMedia({ media: 'print' });
    const [inside = 0, width] = await page.locator('.prose').evaluate((prose) => {
      const code = document.createElement('pre');
      code.textContent = `${'a word '.repeat(60)}${'x'.repeat(300)}`;
      prose.append(code);
      return [code.scrollWidth, code.clientWidth];
    });
    assert.is(inside, width);
  },

  'on paper a figure that stands on the next sheet leaves nothing of itself on this one': async ({ open }) => {
    const page = await open(pageOfFigure('curves'));
    await page.evaluate(() => {
      const figure = document.querySelector('.figure');
      const text = document.createElement('div');
      text.style.height = '14cm';
      if (figure) figure.parentElement?.replaceChildren(text, figure);
    });
    const { width, grey } = drawSheet(await page.pdf({ format: 'A4' }));
    const rows = grey.length / width;
    // Below the words about the page, and above its number.
    const inked = Array.from({ length: Math.round(rows * 0.93) }, (_, row) => row).filter(
      (row) => row > rows / 2 && grey.subarray(row * width, (row + 1) * width).some((sample) => sample < 250),
    );
    assert.equal(inked, []);
  },

  'on paper the title of a folded answer never stands alone at the foot of a sheet': async ({ open }) => {
    const page = await open(pageOfCallout);
    const title = await page.locator('.callout > summary').first().textContent();
    for (let height = 18; height < 24; height += 0.75) {
      await page.evaluate((height) => {
        const callout = document.querySelector('.callout:has(> summary)');
        const text = document.createElement('div');
        text.style.height = `${height}cm`;
        if (callout) callout.parentElement?.replaceChildren(text, callout);
      }, height);
      const { stdout } = spawnSync('pdftotext', ['-l', '1', '-', '-'], { input: await page.pdf({ format: 'A4' }) });
      assert.is.not(stdout.toString().trim().split(/\n+/).at(-2), title, `${height} cm below the top`);
    }
  },

  'the two columns of the introduction begin on one line': async ({ open }) => {
    const page = await open('/');
    const lines = await page.locator('.home-text p').evaluateAll((texts) =>
      texts.slice(0, 2).map((text) => {
        const foot = document.createElement('span');
        foot.style.display = 'inline-block';
        text.prepend(foot);
        return foot.getBoundingClientRect().bottom;
      }),
    );
    assert.is(lines[0], lines[1]);
  },

  'on a drawn cover the author stands at the foot, with curves and without': async ({ open }) => {
    const page = await open('/');
    const bottom = () =>
      page.locator('.book-cover-author').evaluate((author) => Math.round(author.getBoundingClientRect().bottom));
    const withCurves = await bottom();
    await page.locator('.book-cover svg').evaluate((curves) => curves.remove());
    assert.is(await bottom(), withCurves);
  },

  'on a phone the formats of a citation stand in one line': async ({ open }) => {
    const page = await open('/references', { width: 360 });
    await page.locator('.cite-link').first().click();
    await page.locator('.cite-text[aria-busy="false"]').waitFor();
    const tops = await page
      .locator('.cite-formats label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    assert.is(new Set(tops).size, 1);
  },
};

/** The first sheet of a PDF in grey, 72 samples to the inch. */
function drawSheet(pdf: Buffer): { readonly width: number; readonly grey: Uint8Array } {
  const { stdout, error } = spawnSync('pdftoppm', ['-gray', '-r', '72', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 2 ** 24,
  });
  if (error) throw new Error('`pdftoppm` is missing; Debian has it in the package `poppler-utils`.');
  const [head = '', width] = /^P5\s(\d+)\s\d+\s255\s/.exec(stdout.toString('latin1')) ?? [];
  return { width: Number(width), grey: stdout.subarray(head.length) };
}

/** Puts what is made of a text in the place of the page's. */
async function write(page: Page, text: string): Promise<void> {
  const { files } = await compileChanged({ 'topics/gamma.md': topic(text) });
  const { body } = JSON.parse(String(files?.get('pages/resources/gamma.json'))) as TopicPage;
  await page.locator('.prose').evaluate(
    (prose, html) => {
      prose.innerHTML = html;
    },
    body.map((part) => ('html' in part ? part.html : '')).join(''),
  );
}

/** How many colours a picture has. */
function countColours(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join())).size;
    },
    [...picture],
  );
}
