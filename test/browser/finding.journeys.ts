import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { References } from '../../generated/shapes.ts';
import { hasNoViolation, hasNoViolationInAnyTheme } from './support/axe.ts';
import { firstPaper, firstTopic, pages } from './support/present-pages.ts';
import { type Journeys, type Stage, visit, visitAgain } from './support/stage.ts';
import { waitForValue } from './support/value.ts';

const references = JSON.parse(readFileSync('generated/references.json', 'utf8')) as References;

export const journeys: Journeys = {
  'the search opens by slash, Ctrl-K and button, and gives the focus back': async ({ open }) => {
    const page = await open(firstTopic);
    const link = page.locator('.site-nav a').first();
    for (const start of [
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+K'),
      () => page.getByRole('button', { name: 'Search' }).click(),
    ]) {
      await link.focus();
      await start();
      await field(page).waitFor();
      assert.is(await field(page).evaluate((input) => input === document.activeElement), true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      assert.is(await isOutside(page), false, 'the focus left the dialog');
      await page.keyboard.press('Escape');
      await field(page).waitFor({ state: 'detached' });
    }
    assert.is(await page.getByRole('button', { name: 'Search' }).evaluate(hasFocus), true);
  },

  'nothing of the search is loaded before it is wanted': async ({ open }) => {
    const page = await open('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitAgain(page);
    await page.waitForLoadState('networkidle');
    const ofSearch = () => asked.filter((path) => /search|finder/.test(path));
    assert.equal(ofSearch(), []);
    await openSearch(page);
    await field(page).fill('attention');
    await hits(page).first().waitFor();
    assert.ok(ofSearch().includes('/data/search.json'));
  },

  'a misspelt query is found, walked with the arrow keys and opened at its heading': async ({ open }) => {
    const page = await open('/', { width: 360 });
    await openSearch(page);
    await page.keyboard.type('mean votr');
    await hits(page).first().waitFor();
    assert.match((await page.locator('.search-message [role=status]').textContent()) ?? '', /^\d+ results?$/);
    assert.ok((await page.locator('.search-hit mark').allTextContents()).some((word) => /^voter/i.test(word)));
    assert.is(await activeHit(page), 0);
    await page.keyboard.press('ArrowDown');
    assert.is(await activeHit(page), 1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    assert.is(await activeHit(page), (await hits(page).count()) - 1);
    const addresses = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // What is found first may be a page without headings.
    const place = addresses.findIndex((address) => /^\/.+#.+/.test(address));
    for (let down = 0; down <= place; down += 1) await page.keyboard.press('ArrowDown');
    const href = addresses[place] ?? '';
    assert.is(await activeHit(page), place);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === href);
    assert.is(await page.evaluate(() => 'same' in window), true, 'the document was loaded again');
    await comesIntoView(page, href.split('#')[1] ?? '');
    assert.is(await page.locator('.search-dialog').count(), 0);
  },

  'a question that the search leads to shows its answer': async ({ open }) => {
    for (const from of ['/', '/forum']) {
      const page = await open(from);
      await openSearch(page);
      await page.keyboard.type('why study mistakes');
      await page.locator('.search-hit[href$="/answers/why-study-mistakes"]').first().click();
      await page.getByRole('heading', { level: 1, name: 'Why study mistakes?' }).waitFor();
    }
    const page = await open('/forum#why-study-mistakes');
    await page.locator('details[id="why-study-mistakes"][open]').waitFor();
  },

  'what is typed while the search is being loaded stands in its field': async ({ open }) => {
    let load = () => {};
    const typed = new Promise<void>((resolve) => {
      load = resolve;
    });
    const page = await open('/', {
      answering: { '**/assets/search-dialog*.js': (route) => typed.then(() => route.continue()) },
    });
    await page.keyboard.press('/');
    await page.keyboard.type('atten');
    load();
    await waitForValue(field(page), 'atten');
    await page.keyboard.type('tion');
    await waitForValue(field(page), 'attention');
  },

  'the search that cannot be loaded says what to do': async ({ open }) => {
    const gone = '/assets/search-dialog';
    const page = await open('/', {
      failing: [gone],
      answering: { [`**${gone}*`]: (route) => route.fulfill({ status: 404, body: '' }) },
    });
    await page.keyboard.press('/');
    await page.getByRole('alert').getByText('load the page again').waitFor();
  },

  'the search says when it finds nothing, and when its index cannot be had': async ({ open }) => {
    const page = await open('/', {
      failing: ['/data/search.json'],
      answering: { '**/data/search.json': (route) => route.fulfill({ status: 503, body: '' }) },
    });
    await openSearch(page);
    await page.getByText('The search could not be loaded.').waitFor();
    await page.unroute('**/data/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await field(page).fill('xyzzyq');
    await page.getByText('No results for “xyzzyq”.').waitFor();
    await page.locator('.search-message').getByRole('link', { name: 'references' }).click();
    await page.waitForURL((url) => url.pathname === '/references');
    await field(page).waitFor({ state: 'detached' });
  },

  'search, filters and citations keep the rules of axe in both themes and widths': async ({ open }) => {
    for (const width of [360, 1280] as const) {
      const page = await open('/references?text=caplin', { width });
      await page.getByText(/^\d+ of \d+ publications$/).waitFor();
      await hasNoViolationInAnyTheme(page, `references at ${width}`);
      await openSearch(page);
      await hasNoViolationInAnyTheme(page, `empty search at ${width}`);
      await field(page).fill('calibration');
      await hits(page).first().waitFor();
      await hasNoViolationInAnyTheme(page, `search at ${width}`);
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      const paper = await open(firstPaper, { width });
      await openCite(paper);
      await hasNoViolationInAnyTheme(paper, `cite at ${width}`);
      await page.context().close();
      await paper.context().close();
    }
  },

  'references are narrowed by text, page, type and years, and the address says it': async ({ open }) => {
    const page = await open('/references');
    assert.is(await shown(page).count(), references.length);
    await page.getByLabel('Author, title or word').fill('caplin');
    await page.getByLabel('From year').fill('2010');
    await page.getByLabel('Type').selectOption('article');
    const expected = references.filter(
      ({ authors, year, type, title, venue, annotation }) =>
        typeof year === 'number' &&
        year >= 2010 &&
        type === 'article' &&
        /caplin/i.test(JSON.stringify([authors, title, venue, annotation])),
    );
    await page.getByText(`${expected.length} of ${references.length} publications`).waitFor();
    await page.waitForURL((url) => url.search === '?text=caplin&type=article&from=2010');
    const shared = await open(new URL(page.url()).pathname + new URL(page.url()).search);
    await shared.getByText(`${expected.length} of ${references.length} publications`).waitFor();
    assert.equal(
      await shown(shared).evaluateAll((items) => items.map(({ id }) => id)),
      expected.map(({ id }) => `ref-${id}`),
    );
    await shared.getByRole('button', { name: 'Clear filters' }).click();
    await shared.waitForURL((url) => url.search === '');
    const onDecision = references.filter(({ citedOn }) => citedOn.some(({ href }) => href === firstTopic));
    await shared.getByLabel('Cited on').selectOption(firstTopic.slice(1));
    await shared.getByText(`${onDecision.length} of ${references.length} publications`).waitFor();
    await shared.waitForURL((url) => url.search === `?topic=${firstTopic.slice(1)}`);
    await shared.getByLabel('To year').fill('1900');
    await shared.getByText('No publications match.').waitFor();
  },

  'the publications of a page are saved as one BibTeX file, at the second try where the line fails': async ({
    open,
  }) => {
    const file = '/references.bib';
    let asked = 0;
    const page = await open(firstTopic, {
      failing: [file],
      answering: { [`**${file}`]: (route) => (asked++ === 0 ? route.abort() : route.continue()) },
    });
    await page.locator('.references a.cite-link').first().click();
    await page.getByRole('link', { name: 'All references of this page' }).click();
    await page.getByRole('button', { name: 'Download these as BibTeX' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'The file could not be loaded. Try again' }).click();
    const saved = readFileSync(await (await waiting).path(), 'utf8');
    const cited = references.filter(({ citedOn }) => citedOn.some(({ href }) => href === firstTopic));
    assert.equal([...saved.matchAll(/^@\w+\{(.+),$/gm)].map(([, id]) => id).sort(), cited.map(({ id }) => id).sort());
  },

  'a text that is pasted as a filter leaves an address that can be loaded again': async ({ open }) => {
    for (const [path, label] of [
      ['/references', 'Author, title or word'],
      ['/answers', 'Find a question'],
    ] as const) {
      const page = await open(path);
      await page.getByLabel(label).focus();
      await page.keyboard.insertText('注意 '.repeat(20_000));
      await page.waitForURL(/\?text=/);
      await visitAgain(page);
      await page.getByText(/^0 of \d+ /).waitFor();
    }
  },

  'the keyboard goes on at the count when filters are cleared, and at the next entry when the rest is shown': async ({
    open,
  }) => {
    const page = await open('/references?text=caplin');
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await page.locator('.reference-count:focus').getByText(`${references.length} publications`).waitFor();
    const next = await page.locator('.reference-list > .later').first().getAttribute('id');
    await page.getByRole('button', { name: /^Show the other / }).press('Enter');
    await page.locator(`#${next}:focus`).waitFor();
  },

  'a link to one publication shows it, whatever was filtered before': async ({ open }) => {
    const [first] = references;
    const page = await open('/references?text=caplin');
    await page.getByText(/^\d+ of \d+ publications$/).waitFor();
    await openSearch(page);
    await field(page).fill(first?.title ?? '');
    await page.locator(`.search-hit[href$="#ref-${first?.id}"]`).click();
    await comesIntoView(page, `ref-${first?.id}`);
    await shown(page)
      .nth(references.length - 1)
      .waitFor({ state: 'attached' });
  },

  'a search that is closed while its code is on its way stays closed': async (stage) => {
    const { page, release } = await openHolding('**/assets/search-dialog-*.js', stage);
    const asked = page.waitForRequest('**/assets/search-dialog-*.js');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await asked;
    await page.keyboard.type('cap');
    await page.keyboard.press('Escape');
    const arrived = page.waitForResponse('**/assets/search-dialog-*.js');
    release();
    await arrived;
    // The code is there: the next opening is at once, and begins without what was typed before.
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search this site' }).waitFor();
    assert.is(await field(page).inputValue(), '');
  },

  'a citation that is asked for twice while its code is on its way opens once': async (stage) => {
    const { page, release } = await openHolding('**/assets/cite-dialog-*.js', stage);
    await page.locator('a.cite-link').first().dblclick();
    release();
    await page.getByRole('dialog').first().waitFor();
    await page.locator('dialog [type=radio]:focus').waitFor();
    assert.is(await page.locator('dialog').count(), 1);
  },

  'a citation stays on its page: it does not open on the next one, and goes when the reader goes back': async (
    stage,
  ) => {
    const { page, release } = await openHolding('**/assets/cite-dialog-*.js', stage);
    await page.locator('a.cite-link').first().click();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Get in touch' }).waitFor();
    const arrived = page.waitForResponse('**/assets/cite-dialog-*.js');
    release();
    await (await arrived).finished();
    await page.goBack();
    await page.getByRole('heading', { name: 'References', level: 1 }).waitFor();
    assert.is(await page.locator('dialog').count(), 0);
    await page.locator('a.cite-link').first().click();
    await page.getByRole('dialog', { name: 'Cite this publication' }).waitFor();
    await page.goForward();
    await page.locator('h1:focus', { hasText: 'Get in touch' }).waitFor();
    assert.is(await page.locator('dialog').count(), 0);
  },

  'without scripts the references are a plain list and citations are files': async ({ open }) => {
    const page = await open('/references', { width: 360, scripts: false });
    assert.is(await shown(page).count(), references.length);
    assert.is(await page.locator('.reference-filters').isVisible(), false);
    assert.is(await page.getByRole('button', { name: /^Show the other / }).isVisible(), false);
    const all = page.getByRole('link', { name: 'Download all as BibTeX' });
    assert.is((await page.request.get(await all.evaluate((link: HTMLAnchorElement) => link.href))).status(), 200);
    const cited = await open('/', { width: 360, scripts: false });
    for (const path of ['/', firstTopic, firstPaper]) {
      await cited.goto(new URL(path, cited.url()).href);
      await cited.locator('.cite summary').click();
      const files = await cited
        .locator('[data-cite] a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      assert.is(files.length, 6, path);
      for (const file of files) assert.is((await cited.request.get(file)).status(), 200, file);
    }
  },

  'an answer, by which the list of references is not narrowed, has no link to its part of it': async ({ open }) => {
    const answer = pages.find(({ kind, text }) => kind === 'answer' && text.includes('cite-link'));
    assert.ok(answer, 'no answer has references');
    const page = await open(answer.path);
    await page.locator('.references a.cite-link').first().click();
    await page.locator('.cite-text[aria-busy="false"]').waitFor();
    assert.is(await page.getByRole('link', { name: 'All references of this page' }).count(), 0);
  },

  'a page is cited in the chosen format, and copying is announced': async ({ open }) => {
    const page = await open(firstTopic);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCite(page);
    assert.match((await page.locator('.cite-text').textContent()) ?? '', /^Name, R\. \(2026/);
    assert.is(await page.locator('.cite-text').getAttribute('translate'), 'no');
    await page.locator('.cite-formats label', { hasText: 'BibTeX' }).click();
    await page.locator('.cite-text', { hasText: /^@misc\{/ }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.cite-text', { hasText: 'TY  - ELEC' }).waitFor();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('status').filter({ hasText: 'RIS citation copied.' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.is(copied, await page.locator('.cite-text').textContent());
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download RIS' }).click();
    assert.is((await waiting).suggestedFilename(), `${firstTopic.split('/').at(-1)}.ris`);
  },

  'the formats of a citation fit a phone after a search, which brings the styles of forms': async ({ open }) => {
    const page = await open(firstTopic, { width: 360 });
    await openSearch(page);
    await page.keyboard.press('Escape');
    await openCite(page);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  },

  'on a phone the publications begin on the first screen, and what narrows them is a tap away': async ({ open }) => {
    const page = await open('/references', { width: 360 });
    const first = await shown(page).first().boundingBox();
    assert.ok(first !== null && first.y < 560, `the first publication is at ${first?.y}`);
    assert.ok(!(await page.getByLabel('Cited on').isVisible()));
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByLabel('Author', { exact: true }).selectOption('caplin');
    await page.getByRole('button', { name: 'Filter and sort (1)', expanded: true }).waitFor();
    await hasNoViolation(page, 'open filters');
    const count = await page.getByText(/^\d+ of \d+ publications$/).textContent();
    const typed = await open('/references?author=Caplin', { width: 360 });
    await typed.getByText(count ?? '', { exact: true }).waitFor();
  },
};

/** Waits until the page has scrolled to an element. */
async function comesIntoView(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, id);
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await field(page).waitFor();
}

/** Opens the list of references, with a file of the app on its way until it is released. */
async function openHolding(file: string, { address, open }: Pick<Stage, 'address' | 'open'>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open('/robots.txt');
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, `${address}/references`);
  return { page, release };
}

async function openCite(page: Page): Promise<void> {
  await page.locator('.cite summary').click();
  await page.locator('.cite-text[aria-busy="false"]').waitFor();
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search this site' });
}

function hits(page: Page) {
  return page.getByRole('option');
}

/** The place of the hit that the field names as active and the list as selected. */
async function activeHit(page: Page): Promise<number> {
  const id = await field(page).getAttribute('aria-activedescendant');
  const selected = await page
    .locator('[role=option][aria-selected=true]')
    .evaluateAll((found) => found.map((one) => one.id));
  assert.equal(selected, [id]);
  return Number(/\d+$/.exec(id ?? '')?.[0]);
}

function shown(page: Page) {
  return page.locator('.reference-list > li:not([hidden])');
}

/** Whether the focus is on something of the page behind the dialog; the browser's own controls are neither. */
function isOutside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active !== null && active !== document.body && active.closest('dialog') === null;
  });
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}
