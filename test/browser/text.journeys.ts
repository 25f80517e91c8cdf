import { readFileSync } from 'node:fs';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { TopicPage } from '../../cli/kinds/shapes/topic.ts';
import { compileChanged, topic } from '../support/workspace.ts';
import { hasNoViolation } from './support/axe.ts';
import { equationPages, linePage, pageOfFigure } from './support/present-pages.ts';
import { type Journeys, untilHydrated, visit } from './support/stage.ts';

const page = pageOfFigure('curves');

export const journeys: Journeys = {
  'a figure is drawn without scripts, its controls are not': async ({ open }) => {
    const still = await open(page, { scripts: false });
    assert.ok(await still.locator('[data-figure=curves] svg.plot').isVisible());
    assert.match(
      (await still.locator('[data-figure=curves] .figure-reading').textContent()) ?? '',
      /better option, A, is chosen in \d+%/,
    );
    assert.is(await still.getByRole('slider').count(), 0);
  },

  'a figure’s code is fetched when it comes near, and then it follows the keyboard': async ({ open }) => {
    const live = await open(pageOfFigure('equity-sharing'), { width: 360 });
    const kept = await live.locator('.figure-controls').boundingBox();
    const code = live.waitForResponse(/equity-sharing-figure/);
    await live.locator('[data-figure]').scrollIntoViewIfNeeded();
    await code;
    await live.getByRole('slider', { name: 'Your guess: the investor’s share' }).waitFor();
    assert.is((await live.locator('.figure-controls').boundingBox())?.height, kept?.height);
    await live.getByRole('button', { name: 'Try it' }).press('Enter');
    const slider = live.getByRole('slider', { name: 'Investor’s share of the house' });
    await slider.focus();
    assert.is((await live.locator('.figure-controls').boundingBox())?.height, kept?.height);
    while ((await slider.getAttribute('aria-valuetext')) !== '80%') {
      await slider.press('Home');
      await slider.press('End');
    }
    assert.match((await live.locator('.figure-reading').textContent()) ?? '', /of 50% with equity sharing/);
  },

  'words of the text set the figure, and without scripts they lead to it': async ({ open }) => {
    const still = await open('/resources/caseandlesson', { scripts: false });
    assert.is(await still.getByRole('link', { name: 'sell half' }).getAttribute('href'), '#figure-equity-sharing');
    const live = await open('/resources/caseandlesson', { width: 360 });
    await untilHydrated(live);
    await live.getByRole('link', { name: 'sell half' }).press('Enter');
    await live.getByRole('slider', { name: 'Investor’s share of the house' }).waitFor();
    await live.getByText(/with equity sharing the owner is left with nothing/).waitFor();
    assert.is(await live.locator('[data-figure=equity-sharing] [aria-live]').count(), 1);
    await hasNoViolation(live, 'a figure that words have set');
  },

  'a finger that goes sideways drags a plot or its line, a tap sets it, and one that goes up scrolls the page': async ({
    open,
  }) => {
    const live = await open(page, { width: 360, touch: true });
    const figure = live.locator('[data-figure=curves]');
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.plot-grip').first().waitFor({ state: 'attached' });
    const plot = figure.locator('svg.plot');
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const difference = figure.getByRole('slider', { name: 'Utility difference' });
    const clarity = figure.getByRole('slider', { name: 'Clarity: plain presentation' });
    const box = await plot.boundingBox();
    if (box === null) throw new Error('The plot is not there.');
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    const values = async () => [await difference.inputValue(), await clarity.inputValue()];
    const before = await values();

    // On the line that can be pulled, and beside it.
    for (const x of [0.56, 0.3]) {
      const scrolled = await live.evaluate(() => scrollY);
      // A page that still rolls would move under the next finger; the end of an earlier scroll is not meant.
      const ended = live.evaluate(
        (top) => new Promise<void>((end) => addEventListener('scrollend', () => scrollY > top && end())),
        scrolled,
      );
      await swipe(live, at(x, 0.4), at(x, 0.4 - 80 / box.height));
      await live.waitForFunction((top) => scrollY > top, scrolled);
      await ended;
      assert.equal(await values(), before, 'a scroll sets nothing');
      await live.evaluate((top) => scrollTo(0, top), scrolled);
    }
    // A drag sideways is followed, also where it is not straight.
    await swipe(live, at(0.3, 0.3), at(0.8, 0.34));
    await comes(difference, 'above', Number(before[0]));
    assert.is((await values())[1], before[1]);
    await live.touchscreen.tap(at(0.3, 0.3).x, at(0.3, 0.3).y);
    await comes(difference, 'below', 0);
    const grip = await figure.locator('.plot-grip').last().boundingBox();
    if (grip === null) throw new Error('No line can be held.');
    const start = { x: grip.x + grip.width / 2 + 8, y: grip.y + grip.height * 0.36 };
    await swipe(live, start, { x: start.x + 60, y: start.y + 10 });
    await comes(clarity, 'below', Number(before[1]));
  },

  'a drawn line says its values to a pointer, a finger and the arrow keys': async ({ open }) => {
    for (const touch of [false, true]) {
      const live = await open(linePage, { width: touch ? 360 : 1280, touch });
      const figure = live.locator('figure:has(path[stroke-linejoin])').first();
      await figure.scrollIntoViewIfNeeded();
      const plot = figure.getByRole('slider', { name: /, point by point$/ });
      await plot.waitFor();
      const rows = await figure
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')));
      const says = async ([name = '', cell = '']: readonly string[] = []) => {
        // The picture says three digits, the table all.
        const value = /\d\.\d\d/.test(cell) ? String(Number(Number(cell).toPrecision(3))) : cell;
        const said = (await plot.getAttribute('aria-valuetext')) ?? '';
        assert.ok(said.startsWith(`${name}: ${value}`), `${said} instead of ${name}: ${value}`);
        assert.ok((await figure.locator('.plot-words').innerText()).startsWith(`${name}\n${value}`));
      };
      await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await plot.boundingBox();
      if (box === null) throw new Error('The picture is not there.');
      const end = [box.x + box.width - 2, box.y + box.height / 2] as const;
      await (touch ? live.touchscreen.tap(...end) : live.mouse.move(...end));
      await says(rows.at(-1));
      await plot.press('ArrowLeft');
      await says(rows.at(-2));
      await plot.press('Home');
      await says(rows[0]);
      await hasNoViolation(live, `values of a line, ${touch ? 'touched' : 'pointed at'}`);
      assert.is(await live.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    }
  },

  'a plot is dragged: the pointer sets what lies under it, and pulls a line': async ({ open }) => {
    const live = await open('/resources/caseandlesson');
    const figure = live.locator('[data-figure=equity-sharing]');
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('button', { name: 'Try it' }).click();
    const change = figure.getByRole('slider', { name: 'Change in house price' });
    await change.waitFor();
    const plot = await figure.locator('svg.plot').boundingBox();
    if (plot === null) throw new Error('The figure has no plot.');
    const at = (x: number, y: number) => [plot.x + plot.width * x, plot.y + plot.height * y] as const;
    await live.mouse.move(...at(0.6, 0.85));
    await live.mouse.down();
    await live.mouse.move(...at(0.11, 0.85), { steps: 4 });
    await live.mouse.up();
    assert.is(await change.getAttribute('aria-valuetext'), '−40%');
    const investor = figure.getByRole('slider', { name: 'Investor’s share of the house' });
    const before = await investor.getAttribute('aria-valuetext');
    const grip = await figure.locator('.plot-grip').boundingBox();
    if (grip === null) throw new Error('No line can be held.');
    await live.mouse.move(grip.x + grip.width * 0.9, grip.y + grip.height * 0.17);
    await live.mouse.down();
    await live.mouse.move(grip.x + grip.width * 0.9, grip.y + grip.height * 0.35, { steps: 4 });
    await live.mouse.up();
    assert.is.not(await investor.getAttribute('aria-valuetext'), before);
    assert.is(await change.getAttribute('aria-valuetext'), '−40%');
  },

  'the picture of a figure is saved as it is shown, and its numbers for a spreadsheet': async ({ open }) => {
    const live = await open(page, { theme: 'dark' });
    const figure = live.locator('[data-figure=curves]');
    await figure.scrollIntoViewIfNeeded();
    const save = async (name: string) => {
      const [file] = await Promise.all([
        live.waitForEvent('download'),
        figure.getByRole('button', { name, exact: true }).click(),
      ]);
      return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')] as const;
    };
    const [csvName, csv] = await save('Download the data as CSV');
    assert.is(csvName, 'cognitive-economic-curves.csv');
    assert.match(csv, /^"Utility difference",.*\r\n-4,0,0\.083\r\n/);
    const [svgName, svg] = await save('Download the picture as SVG');
    assert.is(svgName, 'cognitive-economic-curves.svg');
    // Programs that are no browsers know none of these.
    assert.not.match(svg, /class=|var\(|calc\(/);
    const looks = (plot: Locator) =>
      plot.locator('path, text, circle').evaluateAll((parts) =>
        parts.map((part) => {
          const style = getComputedStyle(part);
          const { fill, stroke, strokeDasharray, strokeLinecap, fontSize, textAnchor, opacity } = style;
          const width = style.strokeWidth.replace(/^calc\((.*)\)$/, '$1');
          return [fill, stroke, width, strokeDasharray, strokeLinecap, fontSize, textAnchor, opacity];
        }),
      );
    const shown = await looks(figure.locator('svg.plot'));
    const paper = await live.evaluate(() => getComputedStyle(document.body).backgroundColor);
    // By itself, without the styles of the site.
    await live.setContent(svg);
    assert.equal(await looks(live.locator('svg')), shown);
    assert.is(await live.locator('svg > rect').getAttribute('fill'), paper);
  },

  'a visitor measures the own calibration by keyboard, and nothing is sent': async ({ open }) => {
    const still = await open('/resources/caliberationandreferences', { scripts: false });
    assert.ok(await still.locator('[data-figure=own-calibration] svg.plot').isVisible());
    const live = await open('/resources/caliberationandreferences', { width: 360 });
    const figure = live.locator('[data-figure=own-calibration]');
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('button', { name: 'Answer ten questions' }).press('Enter');
    const sent: string[] = [];
    live.on('request', (request) => sent.push(request.url()));
    await hasNoViolation(live, 'a question with two answers');
    assert.is(await figure.getByRole('radio').first().getAttribute('aria-invalid'), 'false');
    for (let turn = 1; turn <= 10; turn += 1) {
      await figure.getByText(`${turn} of 10. `).waitFor();
      await live.keyboard.press('Space');
      await live.keyboard.press('Enter');
    }
    await figure.getByText(/^You were right on 5 of 10 and 70% sure on average\./).waitFor();
    assert.is(await figure.getByRole('listitem').filter({ hasText: 'You were 70% sure' }).count(), 10);
    assert.equal(sent, []);
    const leads = await figure
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    assert.is(leads.length, 10);
    for (const address of leads) {
      const { pathname, hash } = new URL(address);
      // There is no response where the section stands on the page before.
      assert.is((await still.goto(address))?.status() ?? 200, 200, pathname);
      assert.is(await still.locator(hash === '' ? 'h1' : hash).count(), 1, `${pathname}${hash}`);
    }
    await hasNoViolation(live, 'the own calibration');
  },

  'a visitor measures the own curve by keyboard, and nothing is sent': async ({ open }) => {
    const still = await open(page, { scripts: false });
    assert.ok(await still.locator('[data-figure=measure] svg.plot').isVisible());
    const live = await open(page, { width: 360 });
    const figure = live.locator('[data-figure=measure]');
    await figure.scrollIntoViewIfNeeded();
    const begin = figure.getByRole('button', { name: 'Make twenty quick choices' });
    const note = await begin.getAttribute('aria-describedby');
    assert.match(await figure.locator(`[id="${note}"]`).innerText(), /can only be seen/);
    await begin.press('Enter');
    const sent: string[] = [];
    live.on('request', (request) => sent.push(request.url()));
    for (let turn = 1; turn <= 20; turn += 1) {
      await figure.getByRole('status').getByText(`Choice ${turn} of 20`).waitFor();
      await live.keyboard.press(turn % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
    }
    await figure.getByText(/^With scattered dots, three choices in four are right/).waitFor();
    await figure.getByRole('button', { name: 'Choose again, with the dots in rows' }).click();
    await figure.getByRole('button', { name: 'The left field has more dots' }).click();
    await figure.getByText('Choice 2 of 20').waitFor();
    assert.equal(sent, []);
    await hasNoViolation(live, 'two fields to choose from');
    await figure.getByRole('button', { name: 'Start over' }).press('Enter');
    await figure.locator('.measure-steps:focus').waitFor();
  },

  'without scripts an answer unfolds, and a tap on its letter opens a note below its paragraph': async ({ open }) => {
    const asked = await open('/resources/foundation', { scripts: false });
    const answer = asked.locator('details.answer');
    assert.is(await answer.locator('p').isVisible(), false);
    await answer.locator('summary').click();
    assert.ok(await answer.locator('p').isVisible());
    const narrow = await open(page, { scripts: false, width: 360 });
    const note = narrow.getByRole('note');
    assert.is(await note.count(), 0);
    await narrow.getByRole('link', { name: 'Footnote a' }).click();
    await note.waitFor();
    await hasNoViolation(await openNote(open, 360), 'a note on a phone');
    const wide = await openNote(open, 1280);
    const text = await wide.locator('article > .prose').boundingBox();
    const beside = await wide.getByRole('note').boundingBox();
    assert.ok(text && beside && beside.x > text.x + text.width, 'the note stands beside the text');
    await hasNoViolation(wide, 'a note in the margin');
  },

  'on a wide screen notes stand one below the other, however many a paragraph has and however long they are': async ({
    open,
  }) => {
    const long = 'A note that goes on. '.repeat(20);
    const marks = 'One[^a], two[^b], three[^c].';
    const notes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `[^${name}]: ${name === 'b' ? long : 'Short.'}`);
    const text = `${marks}\n\n- A list[^d].\n\n> A quotation[^e].\n\n| A | B |\n|---|---|\n| c | d[^f] |\n\nThe end[^g].`;
    const { files } = await compileChanged({ 'topics/gamma.md': topic(`${text}\n\n${notes.join('\n\n')}`) });
    const { body } = JSON.parse(String(files?.get('pages/resources/gamma.json'))) as TopicPage;
    const live = await open(page);
    await live.locator('.prose').evaluate(
      (prose, html) => {
        prose.innerHTML = html;
      },
      body.map((part) => ('html' in part ? part.html : '')).join(''),
    );
    for (const width of [1200, 1280, 1920]) {
      await live.setViewportSize({ width, height: 800 });
      const boxes = await live.getByRole('note').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      assert.is(boxes.length, notes.length);
      const covered = boxes.slice(1).filter((box, index) => box.top < (boxes[index]?.bottom ?? 0));
      assert.equal(covered, [], `at ${width} px`);
      const foot = await live.locator('.site-footer').boundingBox();
      assert.ok((boxes.at(-1)?.bottom ?? 0) <= (foot?.y ?? 0), `the last note reaches into the footer at ${width} px`);
    }
  },

  'the contents of a page with notes in its margin stay above them': async ({ open }) => {
    const live = await openNote(open, 1280);
    const top = async () => (await live.locator('#toc').boundingBox())?.y ?? 0;
    await live.evaluate(() => scrollTo(0, 0));
    const first = await top();
    await live.evaluate(() => scrollTo(0, 900));
    assert.is(await top(), first - 900);
    const fade = await live.locator('#toc').evaluate((toc) => getComputedStyle(toc, '::after').display);
    assert.is(fade, 'none', 'its fading end covers notes');
  },

  'what a label leads to is shown where the text speaks of it': async ({ open }) => {
    const live = await open(page);
    const mark = live.getByRole('link', { name: 'Table 1', exact: true });
    await mark.hover();
    await live.getByRole('tooltip').getByText('£113').waitFor();
    await mark.click();
    assert.ok(live.url().endsWith('#tab-forms'));
  },

  'an equation scrolls sideways alone, if at all': async ({ open }) => {
    const live = await open('/forum', { width: 360 });
    for (const path of equationPages) {
      await visit(live, path);
      const tall = await live
        .locator('.math-scroll')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent));
      assert.equal(tall, [], path);
    }
  },

  'a reference is shown where it is cited, by pointer and keyboard, and Escape puts it away': async ({ open }) => {
    const live = await open(page);
    const mark = live.locator('a[role=doc-biblioref]').first();
    const preview = live.getByRole('tooltip');
    await mark.hover();
    await preview.waitFor();
    const entry = await live.locator((await mark.getAttribute('href')) ?? '').textContent();
    assert.ok(entry?.startsWith((await preview.textContent())?.slice(0, 20) ?? '-'));
    await live.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    await live.mouse.move(0, 0);
    await live.keyboard.press('Tab');
    await mark.focus();
    await preview.waitFor();
  },

  'on a touch screen a reference and a word are shown where they stand, and a second touch follows': async ({
    open,
  }) => {
    const live = await open(page, { width: 360, touch: true });
    await untilHydrated(live);
    const preview = live.locator('#link-preview:popover-open');
    const mark = live.locator('a[role=doc-biblioref]').first();
    const link = (await mark.getAttribute('href')) ?? '';
    await live.locator('h1').tap();
    await live.locator('#link-preview').waitFor({ state: 'attached' });
    await mark.tap();
    await preview.waitFor();
    assert.is(new URL(live.url()).hash, '');
    await live.locator('h1').tap();
    await preview.waitFor({ state: 'hidden' });
    await live.locator('.prose a[href*="/glossary#"]').first().tap();
    await preview.waitFor();
    assert.is(new URL(live.url()).pathname, page);
    await mark.tap();
    await mark.tap();
    await live.waitForURL((url) => url.hash === link);
    await preview.waitFor({ state: 'hidden' });
  },

  'a touched word whose meaning cannot be loaded is followed by a second touch': async ({ open }) => {
    const live = await open(page, {
      width: 360,
      touch: true,
      failing: ['/data/pages/glossary.json'],
      answering: { '**/data/pages/glossary.json*': (route) => route.abort() },
    });
    await untilHydrated(live);
    await live.locator('h1').tap();
    await live.locator('#link-preview').waitFor({ state: 'attached' });
    const word = live.locator('.prose a[href*="/glossary#"]').first();
    await word.tap();
    assert.is(new URL(live.url()).pathname, page);
    await word.tap();
    await live.waitForURL((url) => url.pathname === '/glossary');
  },

  'on paper the links of a text are numbered, and their addresses stand at its end': async ({ open }) => {
    const live = await open('/research/papers/human-ai-interactions-paper');
    await untilHydrated(live);
    await live.keyboard.press('Shift');
    await live.waitForFunction(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelector('.print-notes') !== null;
    });
    const link = live.locator('.prose a[href$="/resources/manufacturing#the-finding"]').first();
    const number = Number(await link.locator('+ .print-mark').textContent());
    const note = await live
      .locator('.print-notes li')
      .nth(number - 1)
      .textContent();
    assert.ok(note?.endsWith('/resources/manufacturing#the-finding'), note ?? 'no note');
    await live.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.is(await live.locator('.print-notes, .print-mark').count(), 0);
  },

  'what is folded is unfolded for printing and folded again, in browsers whose styles cannot': async ({ open }) => {
    const live = await open('/research/papers/political-economy');
    const folded = live.locator('details:is(.callout, .fold:not(.cite)):not([open])');
    const before = await folded.count();
    assert.ok(before > 0);
    await live.keyboard.press('Shift');
    await live.waitForFunction(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelector('.print-notes') !== null;
    });
    assert.is(await folded.count(), 0);
    await live.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.is(await live.locator('.print-notes').count(), 1);
    await live.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.is(await folded.count(), before);
  },

  'a selected passage has the words that are seen: no hint on a new tab, and no letter of a note': async ({ open }) => {
    for (const [path, part, words] of [
      [
        '/research/papers/cognitive-economic-modeling-and-rational-inattention-theory',
        'a[target=_blank]',
        'Caplin and Dean responded',
      ],
      ['/resources/decision', '.footnote-mark', 'the fall in uncertainty.'],
    ] as const) {
      const page = await open(path);
      const passage = await page
        .locator(`article .prose p ${part}`)
        .first()
        .evaluate((element) => {
          getSelection()?.selectAllChildren(element.closest('p') as Element);
          return String(getSelection());
        });
      assert.ok(passage.includes(words), passage);
    }
  },

  'a copied passage has its formulas in one line, and keeps them as formulas for Word': async ({ open }) => {
    const page = await open('/resources/decision');
    await page.keyboard.press('Shift');
    const copy = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          getSelection()?.selectAllChildren(element);
          const data = new DataTransfer();
          element.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
          return { plain: data.getData('text/plain'), html: data.getData('text/html') };
        });
    await page.waitForFunction(() => {
      const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
      const formula = document.querySelector('math');
      if (formula) getSelection()?.selectAllChildren(formula.parentElement as Element);
      return !document.body.dispatchEvent(event);
    });
    const { plain, html } = await copy('article .prose p:has(.footnote-mark)');
    assert.match(plain, 'logistic with λ = 50 pounds, that of the small print with λ = 200. ');
    assert.match(plain, 'is λ times the fall in uncertainty.');
    assert.match(html, '<mi>λ</mi><mo>=</mo><mn>50</mn>');
    assert.match(html, `href="${page.url()}#eq-logit"`);
    const equation = await copy('article .prose :has(> math[display=block])');
    assert.match(equation.plain, 'P(better) = (π e^(Δ/λ))/(π e^(Δ/λ) + (1 − π))');
  },

  'a citation leads to its reference and back': async ({ open }) => {
    const live = await open(page);
    const mark = live.locator('a[role=doc-biblioref]').first();
    const target = (await mark.getAttribute('href')) ?? '';
    await mark.click();
    await live.waitForURL((url) => url.hash === target);
    await live.locator(target).locator('[role=doc-backlink]').first().click();
    await live.waitForURL((url) => url.hash.startsWith('#cite-'));
    await live.goBack();
    await live.waitForURL((url) => url.hash === target);
    await live.goBack();
    await live.waitForURL((url) => url.hash === '');
    assert.is(await live.locator('h1').count(), 1);
  },

  'a link to a heading of another page lands there at once, and the page is announced': async ({ open }) => {
    const live = await open('/');
    await live.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, id: 'deep' });
      link.textContent = 'deep link';
      document.querySelector('main')?.prepend(link);
    }, `${page}#references`);
    const places = await live.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await live.locator('#deep').click();
    await live.waitForURL((url) => url.pathname + url.hash === `${page}#references`);
    await live.waitForFunction(() => {
      const top = document.getElementById('references')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
    assert.is((await places.jsonValue()).length, 1, 'one jump');
    assert.is(await live.locator('[aria-live=polite].visually-hidden').last().textContent(), await live.title());
  },

  'the table of contents marks the heading that is read': async ({ open }) => {
    const live = await open(page);
    const entries = live.locator('.toc a');
    await live.evaluate(() => document.querySelectorAll('.prose h2')[2]?.scrollIntoView());
    const title = await entries.nth(2).textContent();
    await live.waitForFunction((text) => document.querySelector('.toc [aria-current]')?.textContent === text, title);
  },

  'the table of contents follows jumps past headings': async ({ open }) => {
    const live = await open(page);
    const headings = live.locator('.prose h2');
    for (const place of [3, 1]) {
      const title = await live.locator('.toc a').nth(place).textContent();
      const top = await headings.nth(place).evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
      await live.evaluate((to) => scrollTo({ top: to }), top + 100);
      await live.waitForFunction((text) => document.querySelector('.toc [aria-current]')?.textContent === text, title);
    }
  },

  'a link that is pointed at is loaded ahead': async ({ open }) => {
    const live = await open('/');
    const data = live.waitForResponse(/\/data\/pages\/privacy-policy\.json$/);
    await live.getByRole('link', { name: 'Privacy Policy' }).last().hover();
    assert.is((await data).status(), 200);
    assert.is(new URL(live.url()).pathname, '/');
  },

  'the code of interactive figures is loaded when their page is opened, and not for a link that is pointed at': async ({
    open,
  }) => {
    const live = await open('/contact');
    const asked: string[] = [];
    live.on('request', (request) => asked.push(request.url()));
    const styles = live.waitForResponse(/\/figure-[\w-]{8}\.css/);
    await live.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'a page with a figure' });
      document.querySelector('main')?.prepend(link);
    }, page);
    const link = live.getByRole('link', { name: 'a page with a figure' });
    await link.hover();
    await styles;
    const isOfFigure = (url: string) => /curves-figure/.test(url);
    assert.equal(asked.filter(isOfFigure), []);
    const code = live.waitForRequest((request) => isOfFigure(request.url()));
    await link.click();
    await code;
  },

  'nothing of the video is loaded before it is wanted, and its captions are offered, and off': async ({ open }) => {
    const live = await open('/');
    await untilHydrated(live);
    const loaded = await live.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    assert.equal(
      loaded.filter((name) => /\.(mp4|webm|vtt)$/.test(name)),
      [],
    );
    const film = live.locator('video');
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await live.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const mode = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    assert.is(await mode(), 'disabled');
    await film.evaluate(({ textTracks: [captions] }: HTMLVideoElement) => {
      if (captions) captions.mode = 'showing';
    });
    await live.waitForFunction(() => document.querySelector('video')?.textTracks[0]?.activeCues?.length === 1);
  },
};

function openNote(open: Parameters<Journeys[string]>[0]['open'], width: 360 | 1280): ReturnType<typeof open> {
  return open(`${page}#fn-a`, { width });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Waits until a slider is above a value, or below it: what a finger sets is drawn a moment later. */
async function comes(slider: Locator, side: 'above' | 'below', value: number): Promise<void> {
  const sign = side === 'above' ? 1 : -1;
  const drawn = { input: (await slider.elementHandle()) as ElementHandle<HTMLInputElement>, value, sign };
  await slider.page().waitForFunction(({ input, value, sign }) => (Number(input.value) - value) * sign > 0, drawn);
}

/** A finger that goes from one point to another and is lifted there. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
  await client.detach();
}
