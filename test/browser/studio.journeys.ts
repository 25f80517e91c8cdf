import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cutFrontMatter } from '../../cli/edit/front-matter.ts';
import { topic } from '../support/workspace.ts';
import { hasNoViolation } from './axe.ts';
import { type Developing, develop } from './develop.ts';
import type { Journeys, Stage } from './stage.ts';

/** Opens the studio of a site that is worked on. */
async function enter({ hear }: Developing, open: Stage['open'], hash = '', view: Parameters<Stage['open']>[1] = {}) {
  const address = await hear(/write in the browser at (\S+)/m);
  const page = await open(`${address}${hash}`, view);
  return { page, frame: page.frameLocator('iframe') };
}

async function waitForWords(frame: FrameLocator, words: string): Promise<void> {
  await frame.locator('main', { hasText: words }).waitFor();
}

/** Types at the end of the text, as somebody who writes. */
async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'The text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 9 0"/></svg>');

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
        await page.getByLabel('Words of its title or name').fill('doe 2020');
        await page.keyboard.press('Enter');
        await page.keyboard.type('.\n\nSee ');
        await frame.locator('main a[href="#ref-doe-2020-study"]').first().waitFor();

        await page.getByRole('button', { name: 'Link…' }).click();
        await page.getByLabel('Words of its title, or a web address').fill('beta');
        await page.getByRole('button', { name: /\/resources\/beta/ }).click();
        await page.keyboard.type(' for more.');
        await frame.locator('main .prose a[href$="/resources/beta"]').waitFor();

        await page.getByRole('button', { name: 'Picture…' }).click();
        const file = { name: 'My Curve.svg', mimeType: 'image/svg+xml', buffer: picture };
        await page.getByLabel('The picture').setInputFiles(file);
        await page.getByLabel('What it shows').fill('A line that rises from left to right.');
        await page.getByRole('button', { name: 'Put it in' }).click();
        await page.locator('dialog').waitFor({ state: 'detached' });
        await page.keyboard.type('More words.');
        await frame.getByRole('img', { name: 'A line that rises from left to right.' }).waitFor();

        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
        await page.getByRole('button', { name: 'What changed' }).click();
        const message = page.getByLabel('What you changed, in a sentence');
        assert.is(await message.inputValue(), 'Add “Attention and stakes”');
        await page.getByLabel('Your name').fill('Ada');
        await page.getByLabel('Your e-mail').fill('ada@example.org');
        await page.getByRole('button', { name: 'Commit', exact: true }).click();
        await page.getByRole('status').filter({ hasText: 'Committed.' }).waitFor();

        assert.is(git('log', '-1', '--format=%s|%an'), 'Add “Attention and stakes”|Ada\n');
        assert.is(git('status', '--porcelain'), '');
        const text = readFileSync(join(site.content, 'topics/attention-and-stakes.md'), 'utf8');
        assert.match(text, /^description: How attention follows/m);
        assert.match(text, /^references: \[doe-2020-study\]$/m);
        assert.match(text, /at stake \[@doe-2020-study\]\.\n\nSee \[Beta\]\(\/resources\/beta\) for more\./);
        assert.match(text, /!\[A line that rises from left to right\.\]\(\/media\/my-curve\.svg\)\n\nMore words\./);
        await page.close();
      });
    },

  'a mistake is told where it is made, and goes when it is mended': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'A text.');
      await write(page, ' See [one](/nothing).');
      const problem = page.locator('.problems li', { hasText: 'There is no page /nothing.' });
      await problem.waitFor();
      await page.locator('.cm-lintRange-error').waitFor();
      for (let count = 0; count < ' See [one](/nothing).'.length; count += 1) await page.keyboard.press('Backspace');
      await problem.waitFor({ state: 'detached' });

      await write(page, ' As was found [@do');
      await page.getByRole('option', { name: /doe-2020-study/ }).waitFor();
      await page.keyboard.press('Enter');
      await frame.locator('main a[href="#ref-doe-2020-study"]').first().waitFor();
      assert.is(await page.getByLabel('References 1', { exact: true }).inputValue(), 'doe-2020-study');

      await write(page, '. See [two](/resources/bet).');
      await page
        .getByRole('button', { name: /\/resources\/beta/ })
        .first()
        .click();
      await frame.locator('main .prose a[href$="/resources/beta"]').waitFor();
      await page.keyboard.press('Control+z');
      await page.locator('.problems li', { hasText: 'There is no page' }).waitFor();
      await write(page, ' More.');
      await page
        .getByRole('button', { name: /\/resources\/beta/ })
        .first()
        .click();
      await frame.locator('main .prose a[href$="/resources/beta"]').waitFor();
      await page.keyboard.press('Control+z');
      await page.locator('.cm-content', { hasText: '(/resources/bet). More.' }).waitFor();

      await page.getByRole('button', { name: 'Show as lines of text' }).click();
      const lines = page.getByLabel('The lines at the top of the file');
      const dated = (day: string) => cutFrontMatter(topic('', `updated: ${day}\n`)).frontMatter;
      await lines.fill(dated('14.3.2027'));
      await page.getByRole('button', { name: 'Write 2027-03-14' }).click();
      assert.is(await lines.inputValue(), dated('2027-03-14'));
      await page.keyboard.press('Control+z');
      await page.getByRole('button', { name: 'Write 2027-03-14' }).waitFor();
      assert.is(await lines.inputValue(), dated('14.3.2027'));
      await lines.fill(cutFrontMatter(topic('')).frontMatter);
      await page.getByRole('button', { name: 'Show as a form' }).click();
      await page.getByLabel('Description', { exact: true }).fill('Short.');
      await page.locator('.front-matter .wrong', { hasText: /characters/ }).waitFor();
      await page.close();
    });
  },

  'mistakes of files that are no pages are told beside the list of files, counted, told of before a commit, and taken back':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const git = (...args: string[]) => execFileSync('git', ['-C', site.content, ...args]);
        git('init', '--quiet');
        git('add', '--all');
        git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
        const { page, frame } = await enter(site, open);
        site.apply({ 'topics/beta (1).md': topic('A copy.') });
        await page.locator('.other-files', { hasText: 'beta (1).md' }).waitFor();
        await page.getByRole('button', { name: '1 mistake to mend: show where' }).click();
        await page.getByRole('link', { name: 'Gamma' }).waitFor({ state: 'detached' });
        await hasNoViolation(page, 'with other files');
        await page.getByRole('button', { name: 'Show all files' }).click();
        await page.getByRole('link', { name: 'Gamma' }).click();
        await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
        await write(page, ' More.');
        await page.getByRole('button', { name: 'Save' }).click();
        const kept = '1 mistake keeps the site from being published.';
        await page
          .getByRole('status')
          .filter({ hasText: `Saved. ${kept}` })
          .waitFor();
        await page.getByRole('button', { name: 'What changed' }).click();
        await page.getByRole('dialog').getByText(kept).waitFor();
        page.on('dialog', (asked) => void asked.accept());
        for (const [summary, place] of [
          ['Changed: content/topics/gamma.md', 'topics/gamma.md'],
          ['New: content/topics/beta (1).md', 'topics/beta (1).md'],
        ] as const) {
          await page.getByText(summary).click();
          await page.getByRole('button', { name: `Take back content/${place}…` }).click();
          await page.getByText(summary).waitFor({ state: 'detached' });
        }
        await page.getByText('Nothing has changed since the last commit.').waitFor();
        await page.getByRole('button', { name: 'Close' }).click();
        await page.getByRole('status').filter({ hasText: 'Taken back.' }).waitFor();
        await waitForWords(frame, 'A text.');
        assert.not.match(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), 'More.');
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

  'a file that another program changes while it is written is overwritten only by choice': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const file = join(site.content, 'topics/gamma.md');
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'A text.');
      writeFileSync(file, topic('A text of theirs.'));
      await waitForWords(frame, 'A text of theirs.');

      await write(page, ' And mine.');
      await waitForWords(frame, 'And mine.');
      const told = 'Another program has changed this file. This is its new text. Not saved yet.';
      await page.getByRole('status').filter({ hasText: told }).waitFor();
      writeFileSync(file, topic('A later text of theirs.'));
      await page.getByRole('heading', { name: 'Another program has changed this file' }).waitFor();
      await page.getByText('Show both').click();
      await page.locator('.conflict del', { hasText: 'A later text of theirs.' }).waitFor();
      await page.locator('.conflict ins', { hasText: 'And mine.' }).waitFor();
      assert.is(readFileSync(file, 'utf8'), topic('A later text of theirs.'));
      await page.getByRole('button', { name: 'Keep mine and save it' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      assert.is(readFileSync(file, 'utf8'), topic('A text of theirs.').concat(' And mine.'));
      await page.close();
    });
  },

  'the studio is accessible on a wide screen and a narrow one, in both themes': async ({ open }) => {
    await develop({}, async (site) => {
      const { page } = await enter(site, open, '#content/topics/alpha.md');
      await page.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
      const address = page.url();
      await hasNoViolation(page, 'light, 1280');
      await page.context().close();
      for (const view of [{ width: 360 }, { width: 360, theme: 'dark' }, { width: 1280, theme: 'dark' }] as const) {
        const other = await open(address, view);
        await other.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
        await hasNoViolation(other, JSON.stringify(view));
        const width = await other.evaluate(() => document.documentElement.scrollWidth);
        assert.is(width, view.width, 'nothing is cut off at the side');
        await other.getByRole('button', { name: 'What changed' }).click();
        await other.getByRole('dialog').waitFor();
        await hasNoViolation(other, `${JSON.stringify(view)} with a dialog`);
        // The page beside the text may still be loading, and must not miss a server that ends.
        await other.context().close();
      }
    });
  },

  'a site that has never been good is mended in the studio, which goes on when the site has taken its place': async ({
    open,
  }) => {
    const changes = { 'topics/gamma.md': topic('See [one](/nothing).') };
    await develop({ changes }, async (site) => {
      const address = await site.hear(/will be at (\S+)/m);
      const page = await open(`${address}studio#content/topics/gamma.md`, {
        failing: ['/studio/call/', '/studio/events', '/studio/page', '/preview.tsx'],
        logging: ['[vite]', 'Failed to load', 'WebSocket'],
      });
      await page.locator('.problems li', { hasText: 'There is no page /nothing.' }).waitFor();
      await page.getByRole('textbox', { name: 'The text' }).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('A mended text.');
      await page.keyboard.press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      await waitForWords(page.frameLocator('iframe'), 'A mended text.');
      await write(page, ' More of it.');
      await waitForWords(page.frameLocator('iframe'), 'More of it.');
      await page.close();
    });
  },

  'a page is found, changed and saved by the keyboard alone, and a picture is dropped into it': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open);
      const search = page.getByLabel('Find a file');
      await search.focus();
      await page.keyboard.type('gamma');
      await page.getByRole('link', { name: 'Gamma' }).waitFor();
      for (const name of ['New…', 'Topics 1', 'Gamma']) {
        await page.keyboard.press('Tab');
        assert.is(await page.evaluate(() => document.activeElement?.textContent), name);
      }
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      const text = page.getByRole('textbox', { name: 'The text' });
      await text.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('By key.');
      await waitForWords(frame, 'By key.');
      await page.keyboard.press('Tab');
      assert.is.not(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'The text');
      await page.keyboard.press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      assert.is(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), `${topic('A text.')}By key.`);

      await page.locator('.cm-content').evaluate((element) => {
        const data = new DataTransfer();
        const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 9 0"/></svg>';
        data.items.add(new File([svg], 'Dropped.svg', { type: 'image/svg+xml' }));
        element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      });
      await page.getByRole('button', { name: 'Put it in' }).click();
      await page.getByRole('alert').filter({ hasText: 'Say what the picture shows' }).waitFor();
      await page.getByLabel('What it shows').fill('A dropped line.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await frame.getByRole('img', { name: 'A dropped line.' }).waitFor();
      const tree = await page.locator('body').ariaSnapshot();
      for (const part of ['banner', 'navigation "Files"', 'main', 'heading "Gamma" [level=1]', 'textbox "The text"'])
        assert.ok(tree.includes(part), `${part} in\n${tree}`);
      await page.close();
    });
  },

  'a PDF is added to a paper by its form, and what is heavy or too large is told when it is added': async ({
    open,
  }) => {
    await develop({}, async (site) => {
      const { page, frame } = await enter(site, open, '#content/papers/paper-one.md', { width: 360 });
      await page.getByRole('heading', { name: 'A Paper', level: 1 }).waitFor();
      await page.getByText('More that can be said').click();
      await page.getByRole('button', { name: 'Add to links' }).click();
      await page.getByLabel('Kind', { exact: true }).selectOption('pdf');
      const choose = async (name: string, mimeType: string, size: number) => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('button', { name: 'Add a file for address' }).press('Enter'),
        ]);
        await chooser.setFiles({ name, mimeType, buffer: Buffer.alloc(size, 'x') });
      };
      await choose('paper.docx', 'application/x', 9);
      await page.getByRole('status').filter({ hasText: 'is of no kind that browsers show' }).waitFor();
      await choose('Paper.pdf', 'application/pdf', 21 * 1024 * 1024);
      await page.getByRole('status').filter({ hasText: 'more than 20 MB' }).waitFor();
      await choose('My Paper.pdf', 'application/pdf', 9);
      await page.getByRole('status').filter({ hasText: '20 MB' }).waitFor({ state: 'detached' });
      assert.is(await page.getByLabel('Address', { exact: true }).inputValue(), '/media/my-paper.pdf');
      await hasNoViolation(page, 'with a file');

      const photo = { name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024) };
      await page.getByRole('button', { name: 'Picture…' }).click();
      await page.getByLabel('The picture').setInputFiles(photo);
      const told = page.getByRole('dialog').getByRole('status').filter({ hasText: 'The picture has 12.0 MB' });
      await told.filter({ hasText: 'Make it 1600 pixels wide' }).waitFor();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      const saved = readFileSync(join(site.content, 'papers/paper-one.md'), 'utf8');
      assert.ok(saved.includes('links:\n  - kind: "pdf"\n    href: "/media/my-paper.pdf"\n'), saved);
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await frame.locator('main a[href$="/media/my-paper.pdf"]').first().waitFor();
      await page.close();
    });
  },

  'a PDF that is dropped into the text is a link, words are words, and of a file that is not taken the way in is told':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const { page, frame } = await enter(site, open, '#content/topics/gamma.md', { width: 360 });
        await write(page, ' See ');
        const put = (event: 'drop' | 'paste', ...files: readonly (readonly [name: string, bytes: string])[]) =>
          page.locator('.cm-content').evaluate(
            (element, [event, files]) => {
              const data = new DataTransfer();
              for (const [name, bytes] of files) data.items.add(new File([bytes], name));
              const options = { bubbles: true, cancelable: true };
              element.dispatchEvent(
                event === 'drop'
                  ? new DragEvent('drop', { ...options, dataTransfer: data })
                  : new ClipboardEvent('paste', { ...options, clipboardData: data }),
              );
            },
            [event, files] as const,
          );
        const keeping = page.waitForRequest('**/studio/call/keep');
        const held: Route[] = [];
        await page.route('**/studio/call/keep', (route) => void held.push(route));
        await put('paste', ['My Paper.pdf', '%PDF-1.4']);
        await keeping;
        await page.keyboard.type(' for more.');
        await held[0]?.continue();
        await page.unroute('**/studio/call/keep');
        await page.locator('.cm-content', { hasText: 'See [My Paper.pdf](/media/my-paper.pdf) for more.' }).waitFor();
        await put('paste', ['notes.txt', ' and\r\nmore']);
        await page.locator('.cm-line', { hasText: /^more$/ }).waitFor();
        const words = await page.locator('.cm-line').allTextContents();

        const told = page.getByRole('status').filter({ hasText: 'Not put in:' });
        await put('drop', ['data.zip', 'PK\0\0'], ['other.pdf', '%PDF-1.4']);
        await told.getByText(/data\.zip is of no kind that browsers show\. .* a link to it here/).waitFor();
        await told.getByText('other.pdf came with another file').waitFor();
        await hasNoViolation(page, 'with a file that is not taken');
        await put('paste', ['Draft.docx', 'PK\0\0']);
        await told
          .getByText(/Draft\.docx is a document\. .* copy its text .* npm run site -- import "Draft\.docx"/)
          .waitFor();
        assert.equal(await page.locator('.cm-line').allTextContents(), words);
        await told.getByRole('button', { name: 'Close' }).click();
        await told.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Page', exact: true }).click();
        await frame.locator('main a[href$="/media/my-paper.pdf"]').waitFor();
        await page.close();
      });
    },

  'a table and a formula are put in by key as examples that hold, and typing takes their place': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await write(page, 'As');
      for (const [name, typed] of [
        ['Table', 'Country'],
        ['Formula', 'u(x)'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.locator(name === 'Table' ? '.cm-line:text("First column")' : '.cm-line:text("$y = x^2$")').waitFor();
        await page.keyboard.type(typed);
        await page.keyboard.press('Control+End');
      }
      await frame.getByRole('columnheader', { name: 'Country' }).waitFor();
      await frame.locator('main math').waitFor();
      assert.is(await page.locator('.problems li').count(), 0);
      const text = (await page.locator('.cm-line').allTextContents()).join('\n');
      assert.match(text, /As\n\n\| Country \| Second column \|\n\| --- \| ---: \|\n\| words \| 1\.5 \|\n\n\$u\(x\)\$$/);
      await page.close();
    });
  },

  'what is copied from Word keeps its form when it is pasted, is told what it loses, and goes with one undo': async ({
    open,
  }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const view = { width: 360, failing: ['/studio/call/paste'], logging: ['Failed to load'] } as const;
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md', view);
      await write(page, ' More');
      /** Pastes as Word does, which puts a picture of the words beside them. */
      const paste = (html: string, words: string) =>
        page.locator('.cm-content').evaluate(
          (element, [html, words]) => {
            const data = new DataTransfer();
            data.setData('text/html', html);
            data.setData('text/plain', words);
            data.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
            element.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
            );
          },
          [html, words] as const,
        );
      const lines = async () => (await page.locator('.cm-line').allTextContents()).join('\n');

      await paste('<p class=MsoNormal> in <b>bold</b> </p>', ' in bold ');
      await page.locator('.cm-content', { hasText: 'More in **bold** ' }).waitFor();
      await paste('<h1>Part</h1><p>Words.</p><p><img src="file:///C:/clip.png"></p>', 'Part\r\nWords.');
      const note = page.getByRole('status').filter({ hasText: 'A picture is left out' });
      await note.waitFor();
      assert.match(await lines(), /^A text\. ?\n? ?More in \*\*bold\*\* \n\n## Part\n\nWords\.$/);
      await hasNoViolation(page, 'with what a paste has lost');
      await note.getByRole('button', { name: 'Close' }).click();
      await note.getByText('A picture').waitFor({ state: 'detached' });
      await page.getByRole('textbox', { name: 'The text' }).focus();
      await page.keyboard.press('Control+z');
      await page.locator('.cm-line', { hasText: 'Words.' }).waitFor({ state: 'detached' });
      assert.match(await lines(), /More in \*\*bold\*\* $/);

      await page.route('**/studio/call/paste', (route) => route.abort());
      await paste('<h1>Part</h1>', '## As *it* is');
      await page.locator('.cm-content', { hasText: '**bold** ## As *it* is' }).waitFor();
      await page.unroute('**/studio/call/paste');

      // Two pastes whose answers come the other way round, with words written after each.
      const held: Route[] = [];
      await page.route('**/studio/call/paste', (route) => void held.push(route));
      const pasteSlowly = async (words: string) => {
        const asked = page.waitForRequest('**/studio/call/paste');
        await paste(`<p><b>${words}</b></p>`, words);
        await asked;
        await page.keyboard.type(`, after ${words}. `);
      };
      await pasteSlowly('one');
      await pasteSlowly('two');
      await held[1]?.continue();
      await held[0]?.continue();
      await page.locator('.cm-content', { hasText: '**one**, after one. **two**, after two. ' }).waitFor();
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await waitForWords(frame, 'in bold');
      await page.close();
    });
  },

  'a file that comes late is put into no other file than the one that it was added to, and closes no other dialog':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const { page } = await enter(site, open, '#content/papers/paper-one.md');
        await page.getByRole('heading', { name: 'A Paper', level: 1 }).waitFor();
        await page.getByText('More that can be said').click();
        await page.getByRole('button', { name: 'Add to links' }).click();
        const held: Route[] = [];
        await page.route('**/studio/call/keep', (route) => void held.push(route));
        /** Answers the call that waits, and lets the studio do what follows from that. */
        const letKeep = async () => {
          const kept = page.waitForResponse('**/studio/call/keep');
          await held.shift()?.continue();
          await (await kept).finished();
          await page.evaluate(
            () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
          );
        };
        const asked = page.waitForRequest('**/studio/call/keep');
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('button', { name: 'Add a file for address' }).press('Enter'),
        ]);
        await chooser.setFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
        await asked;
        await page.getByLabel('Find a file').fill('gamma');
        await page.locator('.files a').first().click();
        await page.locator('.cm-content', { hasText: 'A text.' }).waitFor();
        await letKeep();
        assert.is(await page.getByText('Not saved yet.').count(), 0);

        const keeping = page.waitForRequest('**/studio/call/keep');
        await page.getByRole('button', { name: 'Picture…' }).click();
        const photo = { name: 'late.svg', mimeType: 'image/svg+xml', buffer: picture };
        await page.getByLabel('The picture').setInputFiles(photo);
        await page.getByLabel('What it shows').fill('A line.');
        await page.getByRole('button', { name: 'Put it in' }).click();
        await keeping;
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'New…' }).click();
        await letKeep();
        assert.is(await page.getByRole('dialog', { name: 'Add new content' }).count(), 1);
        assert.not((await page.locator('.cm-content').textContent())?.includes('late'));
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

  'a page whose code could not be loaded is whole again at the next change': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const lacking = ['/preview.tsx', '/paper-styles.ts', '/app-styles.ts'];
      let isOff = false;
      const answering = Object.fromEntries(
        lacking.map((file) => [`**${file}*`, (route: Route) => (isOff ? route.abort() : route.continue())]),
      );
      const view = { answering, failing: lacking, logging: ['Failed to load'] };
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md', view);
      await waitForWords(frame, 'A text.');
      const note = page.getByRole('status').filter({ hasText: 'Not all of the page could be loaded.' });

      isOff = true;
      await page.getByLabel('Find a file').fill('paper-one');
      await page.locator('.files a').first().click();
      await note.waitFor();
      isOff = false;
      await write(page, ' Whole again.');
      await waitForWords(frame, 'Whole again.');
      await note.waitFor({ state: 'detached' });

      isOff = true;
      // The page is told first that its code is lacking, and then what it would have shown.
      await page.addInitScript(
        'window.told = new Promise((settle) => addEventListener("message", ({ data }) => data.isBroken && settle()))',
      );
      await page.route('**/studio/call/open', async (route) => {
        await page.evaluate('told');
        await route.continue();
      });
      await page.reload();
      await note.waitFor();
      isOff = false;
      await write(page, ' And again.');
      await waitForWords(frame, 'And again.');
      await page.close();
    });
  },

  'the page goes along with the text that is scrolled': async ({ open }) => {
    const body = ['One', 'Two', 'Three'].map((name) => `## ${name}\n\n${'A line of text.\n\n'.repeat(60)}`).join('');
    await develop({ changes: { 'topics/gamma.md': topic(body) } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await frame.getByRole('heading', { name: 'Three' }).waitFor();
      await page.locator('.cm-line', { hasText: '## One' }).waitFor();
      const top = () => frame.getByRole('heading', { name: 'Three' }).evaluate((it) => it.getBoundingClientRect().top);
      assert.ok((await top()) > 1000);
      await page.getByRole('main').evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
      await frame.locator('h2', { hasText: 'Three' }).evaluate(
        (it) =>
          new Promise<void>((settle) => {
            const look = () => (it.getBoundingClientRect().top < 0 ? settle() : requestAnimationFrame(look));
            look();
          }),
      );
      await page.close();
    });
  },
};
