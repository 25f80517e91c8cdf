import type { Locator, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { professor } from '../support/admin.ts';
import { measureShiftDuring } from '../support/layout-shift.ts';
import { alertAfter } from './support/alert.ts';
import { hasNoViolation } from './support/axe.ts';
import { troubles, withBackend } from './support/backend.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import { type Journeys, visit, visitAgain } from './support/stage.ts';
import { waitForValue } from './support/value.ts';

const failing = ['/api/questions', '/api/auth/login', '/api/health'];

export const journeys: Journeys = {
  'a visitor asks, the professor logs in and replies, and the button is gone': async (stage) => {
    await withBackend(stage, async ({ open, addProfessor }) => {
      await addProfessor();
      const page = await open('/forum', { failing });
      await page.getByText('No messages yet. Start the conversation!').waitFor();
      await hasNoViolation(page, 'empty forum');
      await input(page).fill('Why does attention cost?');
      await page.getByRole('button', { name: 'Send' }).click();
      const question = page.locator('.question');
      await question.getByText('Why does attention cost?').waitFor();
      assert.match(await textOf(question.locator('h3')), /^Anonymous ID: #[A-Z0-9]{4}$/);
      assert.match(await textOf(question.locator('time')), /^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d\s[AP]M$/);

      await page.getByRole('button', { name: 'Reply as Professor' }).click();
      await page.getByRole('heading', { name: 'Professor Login' }).waitFor();
      await hasNoViolation(page, 'login');
      assert.is(await alertAfter(page, () => logIn(page, 'not the password')), 'Invalid login credentials');
      await logIn(page, professor.password);
      await page.getByLabel('Your reply').fill('Because time does.');
      await hasNoViolation(page, 'reply');
      await page.getByRole('button', { name: 'Submit' }).click();
      await question.getByText('PROFESSOR', { exact: true }).waitFor();
      assert.is(await page.getByRole('button', { name: 'Reply as Professor' }).count(), 0);
      assert.is(await page.getByRole('dialog').count(), 0);
      await page.locator('.question:focus').waitFor();
      await hasNoViolation(page, 'answered');
      await visitAgain(page);
      await question.getByText('Because time does.').waitFor();

      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('heading', { name: 'Delete this question?' }).waitFor();
      await hasNoViolation(page, 'delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No messages yet.').waitFor();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log in as the professor' }).waitFor();
      assert.is(await page.evaluate(() => localStorage.getItem('professorToken')), null);
    });
  },

  'each frequent question stands as far below the rule above it': async ({ open }) => {
    const page = await open('/forum');
    const gaps = await page.locator('.forum-aside .fold').evaluateAll((folds) =>
      folds.map((fold) => {
        const above = fold.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return Math.round((fold.querySelector('h3')?.getBoundingClientRect().top ?? 0) - above);
      }),
    );
    assert.is(new Set(gaps).size, 1, `${gaps}`);
  },

  'a session that has ended leads to the login and back to the kept reply': async (stage) => {
    await withBackend(stage, async ({ address, open, addProfessor }) => {
      await addProfessor();
      const page = await open('/forum', { failing });
      await post(address, 'What ends?');
      await visitAgain(page);
      await page.getByRole('button', { name: 'Reply as Professor' }).click();
      await logIn(page, professor.password);
      await page.getByLabel('Your reply').fill('Sessions do.');
      const token = await page.evaluate(() => localStorage.getItem('professorToken'));
      await fetch(`${address}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      const submit = () => page.getByRole('button', { name: 'Submit' }).click();
      assert.is(await alertAfter(page, submit), 'Failed to submit reply. Try again.');
      await page.getByText('Your login has expired.').waitFor();
      await logIn(page, professor.password);
      await waitForValue(page.getByLabel('Your reply'), 'Sessions do.');
      await submit();
      await page.locator('.reply').getByText('Sessions do.').waitFor();
    });
  },

  'a question survives whatever happens to the line, and is asked once': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await backend.open('/forum', { failing });
      await page.getByText('No messages yet.').waitFor();
      await input(page).fill('Will this get lost?');
      for (const trouble of troubles) {
        await backend.break(trouble);
        const alert = await alertAfter(page, () => page.getByRole('button', { name: 'Send' }).click());
        assert.is(alert, 'Failed to send message. Please try again.', trouble);
        await waitForValue(input(page), 'Will this get lost?');
        assert.is(await input(page).getAttribute('aria-invalid'), 'false', `${trouble} is no mistake of the visitor`);
        await backend.mend();
      }
      await hasNoViolation(page, 'question not sent');
      await visitAgain(page);
      await waitForValue(input(page), 'Will this get lost?');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Your question was sent.').waitFor();
      await page.locator('.question').getByText('Will this get lost?').waitFor();
      assert.is(await page.locator('.question').count(), 1);
      await waitForValue(input(page), '');
    });
  },

  'a slow server is waited for, and the button says so': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await backend.open('/forum');
      await page.getByText('No messages yet.').waitFor();
      await backend.break('held');
      await input(page).fill('Is this slow?');
      await page.getByRole('button', { name: 'Send' }).click();
      assert.is(await page.getByRole('button', { name: 'Sending...' }).isDisabled(), true);
      await backend.mend();
      await page.locator('.question').getByText('Is this slow?').waitFor();
    });
  },

  'a list that cannot be loaded is no empty forum, and can be tried again': async (stage) => {
    await withBackend(stage, async (backend) => {
      for (const trouble of troubles.filter((one) => one !== 'down')) {
        const page = await backend.open('/contact', { failing });
        await backend.break(trouble);
        const alert = await alertAfter(page, () => page.getByRole('link', { name: 'Forum', exact: true }).click());
        assert.is(alert, 'Failed to load questions. Please try again.', trouble);
        await page.getByText('The questions could not be loaded.').waitFor();
        assert.is(await page.getByText('No messages yet.').count(), 0);
        await hasNoViolation(page, 'list not loaded');
        await backend.mend();
        await page.getByRole('button', { name: 'Retry' }).click();
        await page.getByText('No messages yet.').waitFor();
        await page.locator('#questions:focus').waitFor();
        await page.context().close();
      }
    });
  },

  'an old question has a link to itself, and earlier ones come on demand': async (stage) => {
    await withBackend(stage, async ({ address, open }) => {
      const first = await post(address, 'The very first question');
      for (let count = 2; count <= 45; count += 1) await post(address, `Question number ${count}`);
      const page = await open('/forum');
      await page.locator('.question').first().waitFor();
      assert.is(await page.locator('.question').count(), 20);
      await page.getByRole('button', { name: 'Earlier questions' }).click();
      assert.is(await page.locator('.question').count(), 40);
      assert.match(await textOf(page.locator('.question:focus')), /Question number 25/);
      await page.getByRole('button', { name: 'Answered', exact: true }).click();
      await page.getByText('No answered questions yet.').waitFor();
      await visit(page, `${address}/contact`);
      await visit(page, `${address}/forum#question-${first}`);
      const linked = page.locator('.question', { hasText: 'The very first question' });
      await linked.waitFor();
      await page.waitForFunction((id) => {
        const place = document.getElementById(id)?.getBoundingClientRect();
        return place !== undefined && place.top >= 0 && place.bottom <= innerHeight;
      }, `question-${first}`);
      assert.is(await page.getByRole('button', { name: 'Earlier questions' }).count(), 0);
    });
  },

  'the questions come without moving what is in the window': async (stage) => {
    await withBackend(stage, async ({ address, open }) => {
      for (const text of ['The first question', 'The second question', 'The third question']) {
        for (const width of [360, 1280] as const) {
          let answer = () => {};
          const asked = new Promise<void>((resolve) => {
            answer = resolve;
          });
          const page = await open('/forum', {
            width,
            answering: { '**/api/questions': (route) => asked.then(() => route.continue()) },
          });
          await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
          const moved = await measureShiftDuring(page, async () => {
            answer();
            await page.getByText(/^No messages yet|^The first question/).waitFor();
          });
          assert.is(moved, 0, `before ${text} at ${width}`);
          await page.context().close();
        }
        await post(address, text);
      }
    });
  },

  'a forum that is left while it loads raises no alert on the next page': async (stage) => {
    await withBackend(stage, async (backend) => {
      let fail = () => {};
      const answering = {
        '**/api/questions': (route: Route) => {
          fail = () => void route.abort();
        },
      };
      const page = await backend.open('/contact', { failing, answering });
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.getByText('Loading questions...').waitFor();
      await page.getByRole('link', { name: 'Contact', exact: true }).click();
      await page.getByLabel('Message').waitFor();
      const failed = page.waitForEvent('requestfailed');
      fail();
      await failed;
      await page.getByLabel('Message').fill('Still here');
      assert.equal(alerts, []);
    });
  },

  'a visitor with a keyboard alone asks, and the professor replies': async (stage) => {
    await withBackend(stage, async ({ open, addProfessor }) => {
      await addProfessor();
      const page = await open('/forum');
      await page.getByText('No messages yet.').waitFor();
      await tabTo(page, /^Your question/);
      await page.keyboard.type('Is a mouse needed?');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.question').waitFor();
      await tabTo(page, /^Reply as Professor/);
      await page.keyboard.press('Space');
      await page.getByRole('heading', { name: 'Professor Login' }).waitFor();
      await page.keyboard.press('Escape');
      await waitForFocus(page, 'Reply as Professor');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Professor Login' }).waitFor();
      await page.keyboard.type(professor.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(professor.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Write Reply' }).waitFor();
      await page.keyboard.type('No.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.reply').getByText('No.', { exact: true }).waitFor();
      await page.locator('.question:focus').waitFor();
    });
  },

  'a draft in one tab stays when another tab asks': async (stage) => {
    await withBackend(stage, async ({ address, open }) => {
      const page = await open('/forum');
      await input(page).fill('Half a quest');
      const other = await page.context().newPage();
      await visit(other, `${address}/forum`);
      await waitForValue(input(other), '');
      await input(other).fill('A whole question');
      await other.getByRole('button', { name: 'Send' }).click();
      await other.locator('.question').waitFor();
      await visitAgain(page);
      await page.locator('.question').getByText('A whole question').waitFor();
      await waitForValue(input(page), 'Half a quest');
      await post(address, 'A question from elsewhere');
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await page.locator('.question').getByText('A question from elsewhere').waitFor();
      await waitForValue(input(page), 'Half a quest');
    });
  },

  'which questions are shown stays over a reload and on Back': async (stage) => {
    await withBackend(stage, async ({ address, open }) => {
      await post(address, 'Who answers this?');
      const page = await open('/forum');
      const chosen = (name: string) => page.locator('.filter [aria-pressed=true]', { hasText: name }).waitFor();
      await page.getByRole('button', { name: 'Unanswered', exact: true }).click();
      await page.waitForURL('**/forum?show=unanswered');
      await visitAgain(page);
      await chosen('Unanswered');
      await page.locator('.question-head a').click();
      await page.getByRole('heading', { name: 'Who answers this?', level: 1 }).waitFor();
      await page.goBack();
      await page.waitForURL('**/forum?show=unanswered');
      await chosen('Unanswered');
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.waitForURL('**/forum');
      await chosen('All');
    });
  },
};

function input(page: Page) {
  return page.getByPlaceholder('Enter your doubt or query');
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(professor.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function post(address: string, text: string): Promise<string> {
  const answer = await fetch(`${address}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  return ((await answer.json()) as { _id: string })._id;
}
