import type { Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { listMessages } from '../support/admin.ts';
import { startEmailJs } from '../support/emailjs-server.ts';
import { hasNoViolation } from './support/axe.ts';
import { troubles, withBackend } from './support/backend.ts';
import { configuredSite, mail } from './support/configured.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import { firstTopic } from './support/present-pages.ts';
import { type Journeys, visit, visitAgain } from './support/stage.ts';
import { waitForValue } from './support/value.ts';

const call = '/api/v1.0/email/send';
const failing = [call];
const tag = 'https://www.googletagmanager.com/';
const logging = ['The message was not sent'];

export const journeys: Journeys = {
  'without EmailJS a message reaches our own server, whatever happened to the line before': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await backend.open('/contact', { failing, logging });
      await page.getByRole('button', { name: 'Submit' }).click();
      await waitForFocus(page, 'Name');
      await hasNoViolation(page, 'missing');
      await fill(page);
      for (const trouble of troubles.filter((one) => one !== 'cut')) {
        await backend.break(trouble);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByText('Failed to send message. Try again.').waitFor();
        await keepsValues(page);
        await backend.mend();
      }
      await hasNoViolation(page, 'not sent');
      await visitAgain(page);
      await keepsValues(page);
      await backend.break('held');
      await page.getByRole('button', { name: 'Submit' }).click();
      assert.is(await page.getByRole('button', { name: 'Sending...' }).isDisabled(), true);
      await backend.mend();
      await page.getByText('Message sent successfully!').waitFor();
      await hasNoViolation(page, 'sent');
      await waitForValue(page.getByLabel('Message'), '');
      assert.is((await listMessages(backend.server.data)).length, 1);
    });
  },

  'the field for the message is 120 px high, and higher with the message': async ({ open }) => {
    const field = (await open('/contact')).getByLabel('Message');
    assert.is(await field.evaluate((element) => getComputedStyle(element).minHeight), '120px');
    assert.is((await field.boundingBox())?.height, 120);
    await field.fill('A line\n'.repeat(12));
    assert.ok(((await field.boundingBox())?.height ?? 0) > 240);
  },

  'where the browser forbids storage, a message is sent all the same': async (stage) => {
    await withBackend(stage, async (backend) => {
      const page = await backend.open('/');
      await page.addInitScript(() => {
        const forbid = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: forbid, configurable: true });
        Object.defineProperty(window, 'sessionStorage', { get: forbid, configurable: true });
      });
      await visit(page, '/contact');
      await fill(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Message sent successfully!').waitFor();
      assert.is((await listMessages(backend.server.data)).length, 1);
    });
  },

  'with EmailJS every answer of the service is told, and nothing is lost': async (stage) => {
    const emailJs = await startEmailJs();
    try {
      await withBackend({ ...stage, dist: await configuredSite() }, async ({ open }) => {
        const page = await open('/contact', { failing: [mail, emailJs.address, tag], logging });
        await page.route(`${mail}/**`, (route) => route.continue({ url: emailJs.address + call }));
        await page.clock.install();
        await visitAgain(page);
        await fill(page);
        for (const mood of [403, 429, 451, 'cut', 'silent'] as const) {
          emailJs.set(mood);
          await page.getByRole('button', { name: 'Submit' }).click();
          await page
            .getByRole('button', { name: 'Sending...' })
            .waitFor({ state: mood === 'silent' ? 'visible' : 'hidden' });
          if (mood === 'silent') await page.clock.fastForward(15_000);
          await page.getByText('Failed to send message. Try again.').waitFor();
          await keepsValues(page);
        }
        emailJs.set(200);
        // The clock stands, so that the next message is too early on any machine.
        const sentAt = await page.evaluate(() => Date.now());
        await page.clock.setFixedTime(sentAt);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByText('Message sent successfully!').waitFor();
        assert.equal(emailJs.received.at(-1), {
          lib_version: '4.4.1',
          user_id: 'key',
          service_id: 'service',
          template_id: 'template',
          template_params: { name: 'Ada', email: 'ada@example.org', occupation: '', message: 'Two lines,\nof text.' },
        });
        const arrived = emailJs.received.length;
        await fill(page);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByText('Failed to send message. Try again.').waitFor();
        await page.getByText('Too many messages were sent in a short time.').waitFor();
        assert.is(emailJs.received.length, arrived);
        await page.clock.setFixedTime(sentAt + 61_000);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByText('Message sent successfully!').waitFor();
      });
    } finally {
      await emailJs.stop();
    }
  },

  'a message that fails can be taken into the own e-mail program': async ({ open }) => {
    const answering = { '**/api/v1.0/email/send': (route: Route) => route.abort() };
    const page = await open('/contact', { failing, logging, answering });
    await fill(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    const link = page.getByRole('link', { name: 'send it from your own email program' });
    const href = (await link.getAttribute('href')) ?? '';
    assert.is(href.startsWith('mailto:'), true);
    assert.is(new URL(href).searchParams.get('body'), 'Two lines,\r\nof text.');
  },

  'what became of a message is said in line with the button, which stays where it is': async ({ open }) => {
    const answering = { '**/api/v1.0/email/send': (route: Route) => route.abort() };
    const page = await open('/contact', { failing, logging, answering });
    const submit = page.getByRole('button', { name: 'Submit' });
    await fill(page);
    const top = await submit.evaluate((button) => button.getBoundingClientRect().top + scrollY);
    await submit.click();
    const told = page.getByText('Failed to send message. Try again.');
    await told.waitFor();
    assert.is(await submit.evaluate((button) => button.getBoundingClientRect().top + scrollY), top);
    const gap = await told.evaluate(
      (text) =>
        text.getBoundingClientRect().left -
        (document.querySelector('[type="submit"]')?.getBoundingClientRect().right ?? Number.NaN),
    );
    assert.is(Math.round(gap), 20);
  },

  'a correction begins with the page and the words selected on it, below what was typed before': async ({ open }) => {
    const page = await open('/contact');
    await page.getByLabel('Message').fill('Half a letter.');
    await visit(page, firstTopic);
    const address = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href);
    const link = page.getByRole('link', { name: 'Suggest a correction' });
    const selected = await selectFirstLine(page);
    await link.click();
    await page.waitForURL((url) => url.pathname === '/contact');
    const beginning = `Half a letter.\n\nOn ${address}:\n“${selected}”\n`;
    await waitForValue(page.getByLabel('Message'), beginning);
    await visitAgain(page);
    await waitForValue(page.getByLabel('Message'), beginning);
    assert.is(await link.count(), 0);
  },

  'a correction is suggested by keyboard, and without scripts the link leads to the form all the same': async ({
    open,
  }) => {
    const page = await open(firstTopic);
    await page.keyboard.press('Tab');
    const selected = await selectFirstLine(page);
    await page.getByRole('link', { name: 'Suggest a correction' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/contact');
    assert.ok((await page.getByLabel('Message').inputValue()).endsWith(`:\n“${selected}”\n`));
    const plain = await open(firstTopic, { scripts: false });
    await plain.getByRole('link', { name: 'Suggest a correction' }).click();
    assert.is(new URL(plain.url()).search, `?about=${firstTopic}`);
  },

  'a visitor with a keyboard alone writes': async (stage) => {
    await withBackend(stage, async ({ open }) => {
      const page = await open('/contact');
      for (const [label, value] of [
        [/^Name/, 'Ada'],
        [/^Email/, 'ada@example.org'],
        [/^Message/, 'Hello.'],
      ] as const) {
        await tabTo(page, label);
        await page.keyboard.type(value);
      }
      await tabTo(page, /^Submit$/);
      await page.keyboard.press('Enter');
      await page.getByText('Message sent successfully!').waitFor();
      await waitForFocus(page, 'Submit');
    });
  },
};

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Message').fill('Two lines,\nof text.');
}

async function keepsValues(page: Page): Promise<void> {
  await waitForValue(page.getByLabel('Name'), 'Ada');
  await waitForValue(page.getByLabel('Email'), 'ada@example.org');
  await waitForValue(page.getByLabel('Message'), 'Two lines,\nof text.');
}

/** Selects the beginning of the text as a reader does, once the page can take it along; gives the words. */
async function selectFirstLine(page: Page): Promise<string> {
  await page.mouse.move(10, 10);
  // Headings get their links from the same code.
  await page.waitForFunction(() => {
    document.querySelector('.prose h2')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return document.querySelector('.heading-link') !== null;
  });
  return page.evaluate(() => {
    const text = document.querySelector('.prose p')?.firstChild as Text;
    document.getSelection()?.setBaseAndExtent(text, 0, text, 40);
    return String(document.getSelection()).trim();
  });
}
