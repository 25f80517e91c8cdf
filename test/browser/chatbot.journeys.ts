import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { hasNoViolation } from './support/axe.ts';
import { type Backend, troubles, withBackend } from './support/backend.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import { type Journeys, visit, visitAgain } from './support/stage.ts';
import { waitForValue } from './support/value.ts';

const failing = ['/api/'];
const logging = ['The chat message was not answered'];

export const journeys: Journeys = {
  'whatever happens to the line, the gate says so and opens at the next try': async (stage) => {
    await withBackend(stage, async (backend) => {
      await admit(backend);
      const page = await backend.open('/chatbot', { failing });
      assert.is(await page.getByRole('button', { name: 'Verify Email' }).isDisabled(), true);
      await page.getByLabel('Please enter your email to continue').fill('ada@example.org');
      for (const trouble of troubles) {
        await backend.break(trouble);
        await page.getByRole('button', { name: 'Verify Email' }).click();
        const answered = trouble === 'error' || trouble === 'html';
        const text = answered ? 'Verification failed' : 'An unknown error occurred.';
        await page.getByText(text).waitFor();
        await page.getByText('Go to Questionnaire').waitFor();
        await backend.mend();
      }
      await backend.break('held');
      await page.getByRole('button', { name: 'Verify Email' }).click();
      assert.is(await page.getByRole('button', { name: 'Verifying...' }).isDisabled(), true);
      await backend.mend();
      await page.getByRole('heading', { name: 'Cap - AI', exact: true }).waitFor();
      await waitForFocus(page, 'Your message');
    });
  },

  'whatever happens to the line, a message stays and can be sent again': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await openVerified(backend);
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await input(page).fill('What is rational inattention?');
      await page.getByRole('button', { name: 'Send' }).click();
      await answer(page, 0).locator('a').first().waitFor();
      for (const trouble of troubles) {
        await backend.break(trouble);
        await input(page).fill(`And when it is ${trouble}?`);
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await page.getByText('No answer arrived.').waitFor();
        if (trouble === 'down') await hasNoViolation(page, 'not answered');
        assert.is(await page.locator('.message[data-role="assistant"]').count(), 1 + troubles.indexOf(trouble));
        await backend.mend();
        await page.getByRole('button', { name: 'Try again' }).click();
        await answer(page, 1 + troubles.indexOf(trouble)).waitFor();
        assert.is(await page.getByText('No answer arrived.').count(), 0);
      }
      await backend.break('held');
      await input(page).fill('Is this slow?');
      await page.keyboard.press('Enter');
      await page.getByText('Thinking...').waitFor();
      assert.is(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled(), true);
      await hasNoViolation(page, 'thinking');
      await backend.mend();
      await answer(page, 1 + troubles.length).waitFor();
      assert.equal(alerts, []);
    });
  },

  'the conversation survives a reload, can be cleared, and goes with its e-mail address': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await openVerified(backend);
      await input(page).fill('What is rational inattention?');
      await page.keyboard.press('Enter');
      await answer(page, 0).waitFor();
      await input(page).fill('Half a mess');
      await visitAgain(page);
      await answer(page, 0).waitFor();
      await waitForValue(input(page), 'Half a mess');
      await page.getByRole('button', { name: 'Clear the conversation' }).click();
      assert.is(await page.locator('.message').count(), 0);
      await waitForFocus(page, 'Your message');
      await page.getByRole('button', { name: 'Use another email' }).click();
      await page.getByRole('heading', { name: 'Access Cap - AI' }).waitFor();
      assert.is(await page.evaluate(() => localStorage.getItem('verifiedEmail')), null);
      await waitForFocus(page, 'Please enter your email to continue');
    });
  },

  'an empty chat shows the address at one side and the way out at the other': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await openVerified(backend);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const head = await page.locator('.chat-head').boundingBox();
        const leave = await page.getByRole('button', { name: 'Use another email' }).boundingBox();
        const right = (box: typeof head) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
        assert.is(right(leave), right(head), `${width} px`);
        const gap = await page
          .locator('.chat-who')
          .evaluate((who) => Number.parseFloat(getComputedStyle(who.firstElementChild ?? who).marginInlineEnd));
        assert.ok(gap > 0, `the room between them is one at ${width} px`);
      }
    });
  },

  'two clicks on Clear clear the conversation and leave the address, on a phone too': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await openVerified(backend);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await input(page).fill('What is rational inattention?');
        await page.keyboard.press('Enter');
        await answer(page, 0).waitFor();
        await page.getByRole('button', { name: 'Clear the conversation' }).dblclick();
        assert.is(await page.locator('.message').count(), 0);
        assert.is(await page.evaluate(() => localStorage.getItem('verifiedEmail')), 'ada@example.org');
      }
    });
  },

  'an address that is no longer verified leads back to the gate, and the text is kept': async (stage) => {
    await withBackend(stage, async ({ address, open }) => {
      const page = await open('/contact', { failing, logging });
      await page.evaluate(() => localStorage.setItem('verifiedEmail', 'nobody@example.org'));
      await visit(page, `${address}/chatbot`);
      await input(page).fill('Do you know me?');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Access Cap - AI' }).waitFor();
      await waitForFocus(page, 'Please enter your email to continue');
      assert.is(await page.evaluate(() => sessionStorage.getItem('chat-message')), '{"message":"Do you know me?"}');
    });
  },

  'on a phone the gate asks and says its conditions on the first screen, and an open chat stays whole in the window':
    async (stage) => {
      await withBackend(stage, async (backend) => {
        await admit(backend);
        const page = await backend.open('/chatbot', { width: 360 });
        const field = page.getByLabel('Please enter your email to continue');
        const box = await field.boundingBox();
        assert.ok(box !== null && box.y + box.height < 800, `the field ends at ${box && box.y + box.height}`);
        const conditions = await page.locator('.chatbot > .prose').boundingBox();
        assert.ok(conditions !== null && conditions.y < 600, `the conditions begin at ${conditions?.y}`);
        await field.fill('ada@example.org');
        await page.keyboard.press('Enter');
        const isWhole = () => {
          const box = document.querySelector('.chat')?.getBoundingClientRect();
          return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
        };
        await page.waitForFunction(isWhole);
        await input(page).fill('What is rational inattention?');
        // By the key of a phone's keyboard: for a click this program would scroll a page that is still moving.
        await page.keyboard.press('Enter');
        await answer(page, 0).waitFor();
        assert.ok(await page.evaluate(isWhole));
      });
    },

  'the log follows the newest message unless the reader has scrolled up': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await openVerified(backend);
      for (let count = 0; count < 3; count += 1) {
        await input(page).fill('What is rational inattention?');
        await page.keyboard.press('Enter');
        await answer(page, count).waitFor();
      }
      const log = page.getByRole('log');
      await page.waitForFunction(() => {
        const log = document.querySelector('[role=log]');
        const newest = log?.querySelector('ol > :last-child');
        const [inner, outer] = [newest?.getBoundingClientRect(), log?.getBoundingClientRect()];
        return inner && outer && inner.top >= outer.top && inner.top < outer.bottom;
      });
      await backend.break('held');
      await input(page).fill('And now?');
      await page.keyboard.press('Enter');
      await page.getByText('Thinking...').waitFor();
      await page.waitForFunction(() => {
        const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = document.querySelector('[role=log]') ?? {};
        return scrollHeight - scrollTop - clientHeight < 2;
      });
      await log.evaluate((element) => {
        element.scrollTop = 0;
      });
      await backend.mend();
      await answer(page, 3).waitFor();
      assert.is(await log.evaluate((element) => element.scrollTop), 0);
    });
  },

  'the Enter that takes a Japanese word sends nothing': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await openVerified(backend);
      await input(page).fill('注意');
      // As Safari tells of it: the word is composed already, and the key has the code of an input method.
      await input(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
      assert.is(await page.locator('.message').count(), 0);
      await waitForValue(input(page), '注意');
      await page.keyboard.press('Enter');
      await answer(page, 0).waitFor();
      assert.is(await page.locator('.message').count(), 2);
    });
  },

  'a visitor with a keyboard alone is verified and asks': async (stage) => {
    await withBackend(stage, async (backend) => {
      await admit(backend);
      const page = await backend.open('/chatbot');
      await tabTo(page, /^Please enter your email/);
      await page.keyboard.type('ada@example.org');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Cap - AI', exact: true }).waitFor();
      await page.keyboard.type('What is rational');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('inattention?');
      await page.keyboard.press('Enter');
      await answer(page, 0).locator('a').first().waitFor();
      await page.keyboard.press('Shift+Tab');
      assert.is(await page.locator(':focus').evaluate((element) => element.tagName), 'A');
    });
  },
};

function input(page: Page) {
  return page.getByPlaceholder('Enter your doubt or query');
}

function answer(page: Page, place: number) {
  return page.locator('.message[data-role="assistant"]:has(.chat-time)').nth(place);
}

/** A questionnaire from ada@example.org, which lets her in. */
async function admit({ server }: Backend): Promise<void> {
  const form = new FormData();
  const fields = {
    name: 'Ada',
    email: 'ada@example.org',
    location: 'London',
    age: '36',
    education: 'Mathematics',
    workStatus: 'Y',
    interestInCognitiveEconomics: 'A friend told me.',
    selectedChapters: '["One"]',
    selectedBooks: '[]',
    participationPreferences: '["One"]',
    proposalTitle: 'Notes',
    proposalSummary: 'On the engine.',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { status } = await fetch(`${server.address}/api/forms/submit`, { method: 'POST', body: form });
  assert.is(status, 201);
}

async function openVerified(backend: Backend): Promise<Page> {
  await admit(backend);
  const page = await backend.open('/chatbot', { failing, logging });
  await page.getByLabel('Please enter your email to continue').fill('ada@example.org');
  await page.keyboard.press('Enter');
  await input(page).waitFor();
  return page;
}
