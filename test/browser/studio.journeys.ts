import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { topic } from '../support/workspace.ts';
import { hasNoViolationInAnyTheme } from './support/axe.ts';
import { develop } from './support/develop.ts';
import { enter, picture, waitForWords } from './support/in-studio.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'a page is begun, written, cited, linked, illustrated, saved and committed in the studio, without a terminal':
    async ({ open }) => {
      await develop({}, async (site) => {
        const git = (...args: string[]) => execFileSync('git', ['-C', site.content, ...args], { encoding: 'utf8' });
        git('init', '--quiet');
        git('config', 'user.name', '');
        git('config', 'user.email', '');
        git('add', '--all');
        git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
        const { page, frame } = await enter(site, open);

        await page.getByRole('main').getByRole('button', { name: 'Begin a new page…' }).click();
        await page.getByLabel('Title', { exact: true }).fill('Attention and stakes');
        await page.getByLabel('Position').selectOption({ label: 'after “Alpha”' });
        await page.getByRole('button', { name: 'Preview the changes' }).click();
        await page.getByText('is new, at /resources/attention-and-stakes').waitFor();
        await page.getByRole('button', { name: 'Add it' }).click();

        await page.getByRole('heading', { name: 'Attention and stakes', level: 1 }).waitFor();
        await waitForWords(frame, 'Attention and stakes');
        const sentence = 'How attention follows what is at stake, and what that means for choice.';
        await page.getByLabel('Description', { exact: true }).fill(sentence);
        await page.getByRole('textbox', { name: 'The text' }).click();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('People look closer where more is at stake ');
        await waitForWords(frame, 'People look closer where more is at stake');

        await page.getByRole('button', { name: 'Cite…' }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type('doe 2020\n');
        await page.keyboard.type('.\n\nSee ');
        await frame.locator('main a[href="#ref-doe-2020-study"]').first().waitFor();

        await page.getByRole('button', { name: 'Link…' }).click();
        await page.getByLabel('Words of its title, or a web address').fill('beta');
        await page.getByRole('button', { name: /\/resources\/beta/ }).click();
        await page.keyboard.type(' for more, and ');
        await frame.locator('main .prose a[href$="/resources/beta"]').waitFor();
        await page.getByRole('button', { name: 'Link…' }).click();
        await page.getByLabel('Words of its title, or a web address').fill('https://www.example.org/data');
        await page.getByRole('button', { name: 'Link to this address' }).waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.type('the data');
        await frame.locator('main .prose a[href="https://www.example.org/data"]', { hasText: 'the data' }).waitFor();
        await page.keyboard.press('Control+End');
        await page.keyboard.type('.');

        await page.getByRole('button', { name: 'Picture…' }).click();
        const file = { name: 'My Curve.svg', mimeType: 'image/svg+xml', buffer: picture };
        await page.getByLabel('The picture').setInputFiles(file);
        await page.getByLabel('What it shows').fill('A line that rises from left to right.');
        await page.getByRole('button', { name: 'Put it in' }).click();
        await page.locator('dialog').waitFor({ state: 'detached' });
        await page.keyboard.type('More words.');
        await frame.getByRole('img', { name: 'A line that rises from left to right.' }).waitFor();

        await page.getByRole('button', { name: 'Save' }).press('Enter');
        await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
        await page.locator('button:focus', { hasText: 'Save' }).waitFor();
        await page.getByRole('button', { name: 'What changed' }).click();
        const message = page.getByLabel('What you changed, in a sentence');
        assert.is(await message.inputValue(), 'Add “Attention and stakes”');
        await page.getByLabel('Your name').fill('Ada');
        await page.getByLabel('Your email').fill('ada@example.org');
        await page.getByRole('button', { name: 'Commit', exact: true }).click();
        await page.getByRole('status').filter({ hasText: 'Committed.' }).waitFor();

        assert.is(git('log', '-1', '--format=%s|%an'), 'Add “Attention and stakes”|Ada\n');
        assert.is(git('status', '--porcelain'), '');
        const text = readFileSync(join(site.content, 'topics/attention-and-stakes.md'), 'utf8');
        assert.match(text, /^description: How attention follows/m);
        assert.match(text, /^references: \[doe-2020-study\]$/m);
        assert.match(
          text,
          /at stake \[@doe-2020-study\]\.\n\nSee \[Beta\]\(\/resources\/beta\) for more, and \[the data\]\(https:\/\/www\.example\.org\/data\)\./,
        );
        assert.match(text, /!\[A line that rises from left to right\.\]\(\/media\/my-curve\.svg\)\n\nMore words\./);
        await page.close();
      });
    },

  'a publication that the site lacks is added where it is cited, and the cursor stays there': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('As they say. No more.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await page.getByRole('textbox', { name: 'The text' }).click();
      await page.keyboard.press('Control+Home');
      for (const _ of 'As they say') await page.keyboard.press('ArrowRight');
      await page.keyboard.type(' ');
      await page.getByRole('button', { name: 'Cite…' }).click();
      await page.getByLabel('Words of its title or name').fill('Knight 1921');
      await page.getByText('Nothing on this site has these words.').waitFor();
      await page.getByRole('button', { name: 'Add a publication…' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Title', { exact: true }).fill('Risk, Uncertainty and Profit');
      await form.getByLabel('What it is').selectOption('book');
      await form.getByLabel('Authors').fill('Frank H. Knight');
      await form.getByLabel('Year').fill('1921');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByLabel('Words of its title or name').press('Enter');
      await frame.locator('main .prose p', { hasText: 'As they say[1]. No more.' }).waitFor();
      await frame.locator('main', { hasText: 'Risk, Uncertainty and Profit' }).waitFor();
      await page.close();
    });
  },

  'where there is no group yet, the form of a topic leads to the form of a group': async ({ open }) => {
    await develop({ changes: { topics: null, groups: null } }, async (site) => {
      const address = await site.hear(/will be at (\S+)/m);
      const failing = ['/studio/call/', '/studio/events', '/studio/page', '/preview.tsx'];
      const page = await open(`${address}studio`, { failing, logging: ['[vite]', 'Failed to load', 'WebSocket'] });
      await page.getByRole('button', { name: 'New…' }).click();
      await page.getByText('A topic stands in a group, and there is none yet. Make one first.').waitFor();
      await page.getByRole('button', { name: 'Make a group' }).click();
      await page.getByLabel('Title', { exact: true }).fill('Introduction');
      assert.is(await page.getByLabel('Kind').inputValue(), 'group');
      await page.close();
    });
  },

  'an address outside the site is typed where one is allowed, and a photo is chosen among the pictures': async ({
    open,
  }) => {
    const person = '---\ntitle: Jane Doe\ndescription: Jane Doe works on how people learn what they are bad at.\n';
    const changes = {
      'people/jane-doe.md': `${person}photo: { file: /media/face.svg, alt: A face }\n---\n`,
      'media/face.svg': picture,
    };
    await develop({ changes }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/people/jane-doe.md');
      await page.getByText('More that can be said').click();
      const own = page.getByLabel('Page (may be empty)', { exact: true });
      await own.fill('https://www.example.org/jane');
      await frame.locator('a[href="https://www.example.org/jane"]').waitFor({ state: 'attached' });
      assert.is(await own.inputValue(), 'https://www.example.org/jane');
      await page.getByLabel('Draft', { exact: true }).waitFor();
      const file = page.getByLabel('File', { exact: true });
      assert.equal(await file.locator('option').allTextContents(), ['–', '/media/face.svg', '/media/picture.svg']);
      await page.close();
    });
  },

  'what is typed and ticked in a form stands in the file as its keys want it, and goes when it is emptied': async ({
    open,
  }) => {
    await develop({}, async (site) => {
      const { page } = await enter(site, open, '#content/references/doe-2020-study.md');
      const saved = async (path: string) => {
        await page.keyboard.press('Control+s');
        await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
        return readFileSync(join(site.content, path), 'utf8');
      };
      await page.getByLabel('Year', { exact: true }).fill('2021');
      await page.getByLabel('Pages (may be empty)').fill('');
      const reference = await saved('references/doe-2020-study.md');
      assert.match(reference, /^year: 2021$/m);
      assert.not.match(reference, 'pages');

      await page.evaluate('location.hash = "#content/topics/alpha.md"');
      await page.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Add a note' }).click();
      await page.getByLabel('Note', { exact: true }).first().fill('It began here.');
      await page.getByText('More that can be said').click();
      const draft = page.getByLabel('Draft', { exact: true });
      await draft.check();
      const text = await saved('topics/alpha.md');
      assert.match(text, /^ {2}- (?:\{ )?id: "?doe-2020-study"?[,\n].*note: "?It began here\./ms);
      assert.match(text, /^draft: true$/m);
      await draft.uncheck();
      assert.not.match(await saved('topics/alpha.md'), 'draft');
      await page.close();
    });
  },

  'the studio is accessible on a wide screen and a narrow one, in both themes': async ({ open }) => {
    await develop({}, async (site) => {
      const { page } = await enter(site, open, '#content/topics/alpha.md');
      await page.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
      const address = page.url();
      await page.context().close();
      for (const width of [360, 1280] as const) {
        const other = await open(address, { width });
        await other.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
        await hasNoViolationInAnyTheme(other, `at ${width}`);
        const shown = await other.evaluate(() => document.documentElement.scrollWidth);
        assert.is(shown, width, 'nothing is cut off at the side');
        await other.getByRole('button', { name: 'What changed' }).click();
        await other.getByRole('dialog').waitFor();
        await hasNoViolationInAnyTheme(other, `at ${width} with a dialog`);
        // The page beside the text may still be loading, and must not miss a server that ends.
        await other.context().close();
      }
    });
  },

  'a page is found, changed and saved by the keyboard alone, and a picture is dropped into it': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open);
      const active = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      const search = page.getByLabel('Find a file');
      await search.focus();
      await page.keyboard.type('gamma');
      await page.getByRole('link', { name: 'Gamma' }).waitFor();
      for (const name of ['New…', 'Topics 1', 'Gamma']) {
        await page.keyboard.press('Tab');
        assert.is(await page.evaluate(() => document.activeElement?.textContent), name);
      }
      await search.press('Enter');
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      await page.locator('h1:focus', { hasText: 'Gamma' }).waitFor();
      for (let count = 0; count < 25 && (await active()) !== 'The text'; count += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Control+End');
      await page.keyboard.type('By key.');
      await waitForWords(frame, 'By key.');
      await page.keyboard.press('Tab');
      assert.is.not(await active(), 'The text');
      await page.keyboard.press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      assert.is(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), `${topic('A text.')}By key.`);

      await page.locator('.cm-content').evaluate((element) => {
        const data = new DataTransfer();
        const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 9 0"/></svg>';
        data.items.add(new File([svg], 'Dropped.svg', { type: 'image/svg+xml' }));
        element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      });
      await page.locator('dialog textarea:focus').waitFor();
      await page.getByRole('button', { name: 'Put it in' }).click();
      await page.getByRole('alert').filter({ hasText: 'Say what the picture shows' }).waitFor();
      await page.getByLabel('What it shows').fill('A dropped line.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await frame.getByRole('img', { name: 'A dropped line.' }).waitFor();
      await search.fill('');
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.evaluate('location.hash = "#content/site.md"');
      const listed = page.locator('.files [aria-current]', { hasNotText: 'Gamma' });
      const { bottom, top } = await listed.evaluate((link) => link.getBoundingClientRect());
      assert.ok(top > 0 && bottom < 400, 'the open file is in sight in the list');
      await page.goBack();
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'New…' }).press('Enter');
      await page.getByLabel('Kind').selectOption('A page of its own');
      await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Imprint');
      await page.getByRole('button', { name: 'Preview the changes' }).press('Enter');
      await page.getByRole('button', { name: 'Add it' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const added = page.locator('.files [aria-current]', { hasText: 'Imprint' });
      const place = await added.evaluate((link) => link.getBoundingClientRect());
      assert.ok(place.top > 0 && place.bottom <= 400, 'the new file is in sight in the list');
      await page.getByRole('link', { name: 'Gamma' }).click();
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      const tree = await page.locator('body').ariaSnapshot();
      for (const part of ['banner', 'navigation "Files"', 'main', 'heading "Gamma" [level=1]', 'textbox "The text"'])
        assert.ok(tree.includes(part), `${part} in\n${tree}`);
      await page.close();
    });
  },

  'no file of the built site holds anything of the studio': async ({ dist }) => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|css|html)$/.test(file),
    );
    const found = files.filter((file) =>
      /cm-editor|x-studio-token|data-token/.test(readFileSync(join(dist, file), 'utf8')),
    );
    assert.ok(files.length > 30);
    assert.equal(found, []);
  },
};
