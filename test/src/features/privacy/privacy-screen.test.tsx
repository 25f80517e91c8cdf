import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PrivacyScreen } from '../../../../src/features/privacy/privacy-screen.tsx';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

test('the policy says its day, and its numbered sections are open at first and listed in the contents', async () => {
  const html = (key: string) => ({ key, html: `<p>${key}.</p>` });
  const sections = [
    { id: 'scope', number: '1', title: 'Scope', body: html('All') },
    { id: 'rights', number: '2', title: 'Rights', body: html('Yours') },
  ];
  const page = { title: 'Privacy policy', date: '2025-03-11', intro: [html('Who we are')], sections };
  const screen = await show(<PrivacyScreen page={page as never} />);
  assert.equal(screen.texts('h1, time, .privacy p:not(.dates)'), [
    ...['Privacy policy', '11 March 2025', 'Who we are.', 'All.', 'Yours.'],
  ]);
  assert.equal(screen.texts('details[open] summary'), ['1 Scope', '2 Rights']);
  assert.equal(
    Array.from(document.querySelectorAll('#toc a'), (link) => [link.textContent, link.getAttribute('href')]),
    [
      ['1 Scope', '#scope'],
      ['2 Rights', '#rights'],
    ],
  );
});

test.run();
