import * as assert from 'uvu/assert';
import { createSevenCalls, professor } from '../support/seven-calls.ts';
import { alertAfter } from './support/alert.ts';
import { type Journeys, visit } from './support/stage.ts';
import { serveFolder } from './support/static-host.ts';

export const journeys: Journeys = {
  'the features work with a backend that has the seven calls of the specification alone': async (stage) => {
    const backend = createSevenCalls();
    const host = await serveFolder(stage.dist, '', backend.handle);
    try {
      const page = await stage.open(`${host.address}/forum`, { failing: ['/api/'] });
      await page.getByText('No messages yet. Start the conversation!').waitFor();
      await page.getByPlaceholder('Enter your doubt or query').fill('Is seven enough?');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('button', { name: 'Reply as Professor' }).click();
      await page.getByLabel('Email').fill(professor.email);
      await page.getByLabel('Password').fill('wrong');
      const logIn = () => page.getByRole('button', { name: 'Login', exact: true }).click();
      assert.is(await alertAfter(page, logIn), 'Invalid login credentials');
      await page.getByLabel('Password').fill(professor.password);
      await logIn();
      await page.getByLabel('Your reply').fill('It is.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.locator('.reply').getByText('It is.').waitFor();
      assert.is(await page.getByRole('button', { name: /Hide|Delete|Earlier/ }).count(), 0);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log in as the professor' }).click();
      await page.getByLabel('Email').fill(professor.email);
      await page.getByLabel('Password').fill(professor.password);
      await logIn();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log in as the professor' }).waitFor();

      await visit(page, `${host.address}/chatbot`);
      const email = page.getByLabel('Please enter your email to continue');
      await email.fill('ada@example.org');
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await page.getByText('Not a respondent.').waitFor();
      await page.getByText('Go to Questionnaire').click();

      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email Address').fill('ada@example.org');
      await page.getByLabel('Location').fill('London');
      await page.getByLabel('Age').fill('36');
      await page.getByLabel('Highest educational').fill('Mathematics');
      await page.getByLabel('Work status').fill('Y');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('How did you find out').fill('A friend told me.');
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Proposal title').fill('Notes');
      await page.getByLabel('Proposal summary').fill('On the engine.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('✅ Your form has been successfully submitted!').waitFor();
      await page.getByRole('button', { name: 'OK' }).click();

      await page.getByRole('link', { name: 'Chatbot', exact: true }).click();
      await email.fill('ada@example.org');
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await page.getByPlaceholder('Enter your doubt or query').fill('Hello?');
      await page.keyboard.press('Enter');
      await page.getByText('You said: Hello?').waitFor();

      const missing = backend.asked.filter((line) => !seven.some((call) => call.test(line)));
      assert.equal([...new Set(missing)], ['GET /api/health', 'POST /api/auth/logout']);
    } finally {
      await host.stop();
    }
  },
};

const seven = [
  /^GET \/api\/questions$/,
  /^POST \/api\/questions$/,
  /^POST \/api\/auth\/login$/,
  /^POST \/api\/questions\/\w+\/reply$/,
  /^POST \/api\/forms\/submit$/,
  /^POST \/api\/verify-email$/,
  /^POST \/api\/chat$/,
];
