import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { listSubmissions } from '../support/admin.ts';
import { alertAfter } from './support/alert.ts';
import { hasNoViolation } from './support/axe.ts';
import { troubles, withBackend } from './support/backend.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import type { Journeys } from './support/stage.ts';
import { waitForValue } from './support/value.ts';

const failing = ['/api/'];
const success = '✅ Your form has been successfully submitted!';
const failure = '❌ Something went wrong. Please try again.';
const banner = '❌ Please fill in all required fields before proceeding to the next step.';
const proposal = { name: 'proposal.txt', mimeType: 'text/plain', buffer: Buffer.from('A proposal in plain words.') };

export const journeys: Journeys = {
  'answers with a file arrive, and the same e-mail unlocks the chatbot, which knows the book and nothing else': async (
    stage,
  ) => {
    await withBackend(stage, async ({ address, open, server }) => {
      const page = await open('/questionnaire', { failing });
      await fillFirst(page);
      await page.locator('.spinner').waitFor();
      await page.getByRole('heading', { name: 'Your Interest' }).waitFor();
      await fillSecond(page);
      await page.getByRole('heading', { name: 'Participate in Growth' }).waitFor();
      await fillThird(page);
      await page.setInputFiles('input[type=file]', proposal);
      await page.getByText('proposal.txt, 26 bytes').waitFor();
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog').getByText(success).waitFor();
      await hasNoViolation(page, 'submitted');
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('heading', { name: 'About You' }).waitFor();
      await waitForValue(page.getByLabel('Name'), '');
      assert.is((await listSubmissions(server.data)).length, 1);

      await page.getByRole('link', { name: 'Chatbot', exact: true }).click();
      await page.getByRole('heading', { name: 'Access Cap - AI' }).waitFor();
      await hasNoViolation(page, 'gate');
      await page.getByLabel('Please enter your email to continue').fill('stranger@example.org');
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await page.getByText('This email has not completed the questionnaire.').waitFor();
      assert.match((await page.getByText('Go to Questionnaire').getAttribute('href')) ?? '', /\/questionnaire$/);
      await hasNoViolation(page, 'gate refused');
      await page.getByLabel('Please enter your email to continue').fill('Ada@example.org');
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await page.getByRole('heading', { name: 'Cap - AI', exact: true }).waitFor();
      await waitForFocus(page, 'Your message');
      await page.keyboard.type('What is rational inattention?');
      await page.keyboard.press('Enter');
      const answers = page.locator('.message[data-role="assistant"]:has(.chat-time)');
      const link = answers.first().locator('a').first();
      await link.waitFor();
      await page.getByPlaceholder('Enter your doubt or query').fill('Who won the football match last night?');
      await page.getByRole('button', { name: 'Send' }).click();
      await answers.nth(1).getByText('Ask the professor').waitFor();
      await hasNoViolation(page, 'chat');
      assert.match((await page.locator('.chat-time').first().textContent()) ?? '', /^\d{1,2}:\d\d(\s[AP]M)?$/);

      await page.evaluate(() => Object.assign(window, { same: true }));
      const target = new URL((await link.getAttribute('href')) ?? '', address);
      await link.click();
      await page.waitForURL(target.href);
      assert.is(await page.evaluate(() => 'same' in window), true, 'the document was loaded again');
      if (target.hash) {
        await page.waitForFunction(
          (id) => {
            const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
            return top >= 0 && top < innerHeight;
          },
          decodeURIComponent(target.hash.slice(1)),
        );
      }
      await page.goBack();
      await answers.nth(1).waitFor();
    });
  },

  'whatever happens to the line, nothing is lost, and the answers are kept once': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await backend.open('/questionnaire', { failing });
      await fillAll(page);
      await page.setInputFiles('input[type=file]', proposal);
      for (const trouble of troubles) {
        await backend.break(trouble);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByRole('dialog').getByText(failure).waitFor();
        if (trouble === 'html') await hasNoViolation(page, 'not submitted');
        await page.getByRole('button', { name: 'OK' }).click();
        await waitForValue(page.getByLabel('Proposal title'), 'Notes');
        await page.getByText('proposal.txt, 26 bytes').waitFor();
        await backend.mend();
      }
      await backend.break('held');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'Submitting...' }).waitFor();
      await backend.mend();
      await page.getByRole('dialog').getByText(success).waitFor();
      assert.is((await listSubmissions(backend.server.data)).length, 1);
    });
  },

  'each step asks for what is missing, with links that lead to it': async ({ open }) => {
    const page = await open('/questionnaire', { width: 360 });
    await hasNoViolation(page, 'step 1');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(banner).waitFor();
    await page.locator('.problem-summary:focus').waitFor();
    const sign = await page.locator('.banner .drawn-emoji').boundingBox();
    const words = await page.locator('.banner').boundingBox();
    assert.is(sign?.x, words?.x, 'the sign stands before the words');
    assert.ok((sign?.y ?? 0) - (words?.y ?? 0) < 8, 'and on their first line');
    await hasNoViolation(page, 'missing');
    await page.getByRole('link', { name: 'Age', exact: true }).click();
    await waitForFocus(page, 'Age');
    await fillFirst(page, { email: 'no address' });
    await page.getByText('Enter a valid email address').first().waitFor();
    assert.is(await page.getByText(banner).count(), 0);
    await fillFirst(page);
    await page.getByRole('heading', { name: 'Your Interest' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(banner).waitFor();
    await hasNoViolation(page, 'missing in step 2');
    await fillSecond(page);
    await page.getByRole('heading', { name: 'Participate in Growth' }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(banner).waitFor();
    await page.getByLabel('Proposal summary').fill('word '.repeat(201));
    await page.getByText('201 of 200 words').waitFor();
    await page.getByText('you can still submit it').waitFor();
    await page.setInputFiles('input[type=file]', { ...proposal, name: 'proposal.exe' });
    await page.getByText('proposal.exe cannot be sent').first().waitFor();
    await hasNoViolation(page, 'wrong file');
  },

  'Enter submits nothing, and Previous loses nothing': async ({ open }) => {
    const page = await open('/questionnaire');
    await fillAll(page);
    await page.getByLabel('Proposal title').press('Enter');
    assert.is(await page.getByRole('dialog').count(), 0);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('heading', { name: 'Your Interest' }).waitFor();
    assert.is(await page.getByLabel('Cognitive Household Finance').isChecked(), true);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('heading', { name: 'About You' }).waitFor();
    await page.getByLabel('Age').press('Enter');
    assert.is(await page.getByRole('heading', { name: 'About You' }).count(), 1);
    await waitForValue(page.getByLabel('Name'), 'Ada');
    assert.is(await page.getByRole('button', { name: 'Previous' }).isDisabled(), true);
  },

  'an empty box is on the paper of a text field, and says when it is ticked': async ({ open }) => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await open('/questionnaire', { theme });
      await fillFirst(page);
      const paper = (field: Locator) => field.evaluate((element) => getComputedStyle(element).backgroundColor);
      const [text, box] = [page.getByLabel('How did you find out'), page.getByLabel('Cognitive Household Finance')];
      assert.is(await paper(box), await paper(text), theme);
      await box.check();
      assert.is(await box.evaluate((element) => getComputedStyle(element).appearance), 'auto', theme);
    }
  },

  'leaving with unsaved answers asks, and a reload keeps them': async ({ open }) => {
    const page = await open('/questionnaire');
    await fillAll(page);
    await page.setInputFiles('input[type=file]', proposal);
    assert.is(await alertAfter(page, () => page.reload()), '');
    await page.getByRole('heading', { name: 'Participate in Growth' }).waitFor();
    await waitForValue(page.getByLabel('Proposal title'), 'Notes');
    await page.getByText('Please attach proposal.txt again').waitFor();
  },

  'a file that is not what its name says is told by the server and leads to the field': async (stage) => {
    await withBackend(stage, async ({ open, server }) => {
      const page = await open('/questionnaire', { failing });
      await fillAll(page);
      await page.setInputFiles('input[type=file]', { ...proposal, name: 'proposal.pdf' });
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog').getByText(failure).waitFor();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.locator('.problem-summary a').waitFor();
      assert.is(await page.locator('#answer-proposalFile').getAttribute('aria-invalid'), 'true');
      assert.is((await listSubmissions(server.data)).length, 0);
    });
  },

  'a file that was moved after it was chosen is asked for again': async ({ open }) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-proposal-'));
    try {
      const file = join(folder, 'proposal.txt');
      writeFileSync(file, 'On the engine.');
      const page = await open('/questionnaire');
      await fillAll(page);
      await page.setInputFiles('input[type=file]', file);
      rmSync(file);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('choose it again').first().waitFor();
      assert.is(await page.getByRole('dialog').count(), 0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },

  'a visitor with a keyboard alone fills in all three steps': async (stage) => {
    await withBackend(stage, async ({ open }) => {
      const page = await open('/questionnaire');
      for (const [label, value] of Object.entries(first)) {
        await tabTo(page, new RegExp(`^${label}`));
        await page.keyboard.type(value);
      }
      await tabTo(page, /^Next$/);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your Interest' }).waitFor();
      await page.locator('h2:focus').waitFor();
      await tabTo(page, /^How did you find out/);
      await page.keyboard.type('A friend told me.');
      await tabTo(page, /^Cognitive Household Finance/);
      await page.keyboard.press('Space');
      await tabTo(page, /^Next$/);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Participate in Growth' }).waitFor();
      await page.locator('h2:focus').waitFor();
      await tabTo(page, /^Research partnership/);
      await page.keyboard.press('Space');
      await tabTo(page, /^Proposal title/);
      await page.keyboard.type('Notes');
      await tabTo(page, /^Proposal summary/);
      await page.keyboard.type('On the engine.');
      await tabTo(page, /^Submit$/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText(success).waitFor();
      await waitForFocus(page, 'OK');
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'About You' }).waitFor();
      await page.locator('h2:focus').waitFor();
    });
  },
};

const first = {
  Name: 'Ada',
  'Email Address': 'ada@example.org',
  Location: 'London, United Kingdom',
  Age: '36',
  'Highest educational': 'Mathematics',
  'Work status': 'Y, engines',
};

async function fillFirst(page: Page, { email = 'ada@example.org' } = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...first, 'Email Address': email })) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByRole('button', { name: 'Next' }).click();
}

async function fillSecond(page: Page): Promise<void> {
  await page.getByLabel('How did you find out').fill('A friend told me.');
  await page.getByLabel('Cognitive Household Finance').check();
  await page.getByRole('button', { name: 'Next' }).click();
}

async function fillThird(page: Page): Promise<void> {
  await page.getByLabel('Research partnership').check();
  await page.getByLabel('Proposal title').fill('Notes');
  await page.getByLabel('Proposal summary').fill('On the engine.');
}

async function fillAll(page: Page): Promise<void> {
  await fillFirst(page);
  await page.getByRole('heading', { name: 'Your Interest' }).waitFor();
  await fillSecond(page);
  await page.getByRole('heading', { name: 'Participate in Growth' }).waitFor();
  await fillThird(page);
}
