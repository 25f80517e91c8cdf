import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeskScreen } from '../../../../src/features/desk/desk-screen.tsx';
import { formatStamp } from '../../../../src/lib/times.ts';
import { closeWindow } from '../../../support/dom.ts';
import { type Screen, show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

import { answered, createDesk, question, submission } from './desk-stage.ts';

async function showDesk(hash: string, memory?: Map<string, string>) {
  const desk = createDesk(memory);
  const screen = await show(<DeskScreen store={desk.store} />);
  await goTo(screen, hash);
  return { ...desk, screen };
}

async function goTo(screen: Screen, hash: string): Promise<void> {
  await screen.change(() => {
    location.hash = hash;
    dispatchEvent(new window.Event('hashchange'));
  });
}

function listLinks(selector: string): (string | null)[] {
  return Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href'));
}

test('without a login there is the login alone, and nothing is read', async () => {
  const { screen, reads } = await showDesk('', new Map());
  assert.equal(screen.texts('h1'), ['Desk']);
  assert.equal(
    Array.from(document.querySelectorAll('input'), ({ name }) => name),
    ['email', 'password'],
  );
  assert.equal([screen.texts('nav'), reads], [[], []]);
});

test('the sections say how much waits in them, and the one that is shown is marked', async () => {
  const { screen } = await showDesk('#questions');
  assert.equal(screen.texts('.desk-nav a'), [
    'Waiting for you',
    'Questions1 waiting',
    'Submissions',
    'Messages',
    'Chat',
    'Account',
  ]);
  assert.equal(screen.texts('[aria-current=page]'), ['Questions1 waiting']);
});

test('what waits leads to where it is answered, and what is older to its section', async () => {
  const { screen, kept, state } = await showDesk('#questions');
  const { createdAt } = question;
  kept.overview = {
    ...kept.overview,
    waiting: { question: 1, submission: 1, message: 3, declined: 2 },
    newest: [
      { kind: 'declined', id: 'c1', who: null, title: 'Who pays?', createdAt },
      { kind: 'message', id: 'm1', who: 'Ada Example', title: 'Hello', createdAt },
      { kind: 'question', id: 'q1ab3f', who: null, title: 'Why?', createdAt },
    ],
  };
  await goTo(screen, '');
  assert.equal(screen.texts('.desk-waiting .desk-kind'), ['Chat', 'Message by Ada Example', 'Question']);
  assert.equal(listLinks('.desk-waiting a'), ['#chat', '#messages/m1', '#questions/q1ab3f']);
  assert.equal(screen.texts('.desk-lead'), ['Older ones: Submissions (1), Messages (2), Declined by the chatbot (1)']);
  assert.equal(listLinks('.desk-lead a'), ['#submissions', '#messages', '#chat']);
  kept.overview = { ...kept.overview, waiting: { question: 1, submission: 0, message: 1, declined: 1 } };
  await screen.change(() => state().load('overview'));
  assert.equal(screen.texts('.desk-lead'), []);
  await goTo(screen, '#questions/q2cd9e');
  assert.equal(screen.texts('.desk-entry h3'), ['#CD9E']);
});

test('a question that waits is at most twelve elements, whatever a stranger wrote', async () => {
  const { screen, kept } = await showDesk('');
  kept.questions = [{ ...question, text: `${'| a | b |\n'.repeat(400)}<b>no</b> [x](https://x.example)` }];
  await goTo(screen, '#questions');
  assert.is(document.querySelectorAll('.desk-entry, .desk-entry *').length <= 12, true);
  assert.is(document.querySelector('.desk-entry b, .desk-entry a'), null);
});

test('a reply is shown as it will look while it is written, and then the reply stands there', async () => {
  const { screen, kept, state } = await showDesk('#questions');
  await screen.press('Reply');
  await screen.change(() => state().typeDraft('reply q1ab3f', 'With **force**.'));
  await screen.appears('.desk-preview strong');
  assert.equal(screen.texts('.desk-preview strong'), ['force']);
  kept.questions = [{ ...question, reply: { text: 'With **force**.', createdAt: question.createdAt } }, answered];
  await screen.press('Publish');
  await screen.appears('.reply strong');
  assert.equal(screen.texts('.reply strong'), ['force']);
  assert.equal(screen.texts('.desk-done'), ['Your reply is published.']);
});

test('a reply is edited from what it says', async () => {
  const { screen, changes, state } = await showDesk('#questions');
  await screen.press('Answered');
  await screen.press('Edit reply');
  assert.is(screen.find<HTMLTextAreaElement>('textarea').value, 'With *care*.');
  await screen.change(() => state().typeDraft('edit q2cd9e', 'With more care.'));
  await screen.press('Publish');
  assert.equal(changes, [
    { method: 'PUT', path: '/api/questions/q2cd9e/reply', body: { text: 'With more care.', was: 'With *care*.' } },
  ]);
});

test('a reply that another device changed while it is edited here is shown, and not overwritten unseen', async () => {
  const memory = new Map([['professorToken', 'kept']]);
  const begun = await showDesk('#questions', memory);
  await begun.screen.press('Answered');
  await begun.screen.press('Edit reply');
  await begun.screen.change(() => begun.state().typeDraft('edit q2cd9e', 'From the phone.'));
  await closeWindow();

  // The phone was locked: it has loaded the page anew.
  const { screen, changes, kept, signal, state } = await showDesk('', memory);
  const reply = { ...answered.reply, text: 'From the laptop.' };
  kept.questions = [{ ...answered, reply }];
  await goTo(screen, '#questions');
  await screen.press('Answered');
  await screen.change(() => signal('return'));
  assert.equal(screen.texts('.reply .written'), ['From the laptop.']);
  await screen.press('Publish');
  assert.equal(
    [changes, screen.texts('.notice p, p.notice')[0]?.startsWith('The reply was changed meanwhile.')],
    [[], true],
  );
  assert.is(screen.find<HTMLTextAreaElement>('textarea').value, 'From the phone.');
  await screen.press('Publish');
  assert.equal(changes, [
    { method: 'PUT', path: '/api/questions/q2cd9e/reply', body: { text: 'From the phone.', was: 'From the laptop.' } },
  ]);
  assert.equal(state().drafts, {});
});

test('a deleted question can be brought back, and the focus is on the way to do so', async () => {
  const { screen, kept } = await showDesk('#questions');
  kept.questions = [answered];
  await screen.change(() => {
    const button = screen.find<HTMLButtonElement>('[aria-label="Delete #AB3F"]');
    button.focus();
    button.click();
  });
  assert.is(document.activeElement?.textContent, 'Undo');
  kept.questions = [question, answered];
  await screen.press('Undo');
  assert.equal(screen.texts('.desk-entry h3'), ['#AB3F']);
});

test('the second click of a double click does not delete the question that moves up under the pointer', async () => {
  const { screen, kept, changes } = await showDesk('#questions');
  kept.questions = [{ ...question, _id: 'q3ef12' }];
  const click = (detail: number) =>
    screen.change(() =>
      screen.find('.button-delete').dispatchEvent(new window.MouseEvent('click', { bubbles: true, detail })),
    );
  await click(1);
  assert.equal(screen.texts('.desk-entry h3'), ['#EF12']);
  await click(2);
  assert.equal(changes, [{ remove: 'q1ab3f' }]);
  await click(1);
  assert.equal(changes, [{ remove: 'q1ab3f' }, { remove: 'q3ef12' }]);
});

test('the table shows the columns that are chosen', async () => {
  const { screen } = await showDesk('#submissions');
  assert.equal(screen.texts('th'), ['Proposal', 'Name', 'When', 'File']);
  await screen.change(() => {
    const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('.desk-columns input'));
    boxes.find(({ parentElement }) => parentElement?.textContent === 'Location')?.click();
  });
  assert.equal(screen.texts('th'), ['Proposal', 'Name', 'When', 'Location', 'File']);
  assert.equal(
    screen.texts('td').filter((_, column) => column !== 2),
    ['Reading scans together', 'Ada Example', 'Zürich', 'plan.pdf'],
  );
  const turn = async (boxes: string) => {
    for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) await screen.change(() => box.click());
  };
  await turn('.desk-columns input');
  assert.equal(screen.texts('th'), [
    ...['Email', 'Age', 'Education', 'Work', 'Interest', 'Chapters', 'Books', 'Participation', 'Summary', 'State'],
  ]);
  await turn('.desk-columns input:checked');
  assert.equal(
    screen.texts('th, td'),
    ['Proposal', 'Reading scans together'],
    'where none is chosen, the first is shown',
  );
});

test('the first column leads to the submission, also where it has no title, and All says the state of each', async () => {
  const { screen, kept } = await showDesk('');
  const { answers } = submission;
  kept.submissions = [
    { ...submission, id: 's2', answers: { ...answers, proposalTitle: '' } },
    { ...submission, id: 's3', done: true },
    { ...submission, id: 's4', spam: true },
  ];
  await goTo(screen, '#submissions');
  assert.equal(screen.texts('td:first-child'), ['Without a title']);
  assert.is(screen.find<HTMLAnchorElement>('td a').getAttribute('href'), '#submissions/s2');
  await screen.press('All');
  assert.equal(screen.texts('th').at(-1), 'State');
  assert.equal(screen.texts('td:last-child'), ['Waiting', 'Done', 'Spam']);
  assert.equal(document.querySelectorAll('tr[data-quiet]').length, 2);
});

test('one submission is a page with all that it says', async () => {
  const { screen } = await showDesk('#submissions/s1');
  assert.equal(screen.texts('h2'), ['Reading scans together']);
  const values = screen.texts('dd');
  const said = screen.texts('dt').map((name, index) => [name, values[index]]);
  assert.equal(said.slice(1, -1), [
    ['Name', 'Ada Example'],
    ['Email', 'ada@example.org'],
    ['Location', 'Zürich'],
    ['Age', '41'],
    ['Education', 'PhD'],
    ['Work', 'Y'],
    ['Interest', 'A colleague’s talk'],
    ['Chapters', 'One'],
    ['Books', 'None'],
    ['Participation', 'Purely informational'],
    ['Proposal', 'Two readers'],
  ]);
  assert.match(said[0]?.join(' ') ?? '', `Sent ${formatStamp(submission.createdAt)}`);
  assert.equal(screen.texts('.desk-file'), ['plan.pdf (2 KB)']);
});

test('a submission that is gone is said to be, and one that could not be read is read again', async () => {
  const { screen, refuse } = await showDesk('#questions');
  refuse();
  await goTo(screen, '#submissions/s1');
  assert.equal([screen.texts('h2'), screen.texts('.desk-none')], [[], []]);
  await screen.press('Retry');
  assert.equal(screen.texts('h2'), ['Reading scans together']);
  await goTo(screen, '#submissions/s9');
  assert.equal(screen.texts('.desk-none'), ['This submission no longer exists.']);
});

test('a long list is lengthened step by step, and narrowed to what holds the words, whole or in its reply or ID', async () => {
  const { screen, kept, state } = await showDesk('');
  const more = Array.from({ length: 25 }, (_, index) => ({ ...question, _id: `q${1001 + index}`, text: 'What for?' }));
  kept.questions = [question, ...more];
  await goTo(screen, '#questions');
  assert.is(document.activeElement?.textContent, 'Questions');
  assert.equal([screen.texts('.desk-entry').length, screen.texts('.desk-more')], [20, ['Show more (6)']]);
  await screen.press('Show more (6)');
  assert.equal([screen.texts('.desk-entry').length, screen.texts('.desk-more')], [26, []]);
  for (const [words, found] of [
    [' WHY', ['#AB3F']],
    ['#1007', ['#1007']],
    ['for #1007 what', ['#1007']],
  ] as const) {
    await screen.change(() => state().narrow('questions', { words }));
    assert.equal(screen.texts('.desk-entry h3'), found);
  }
  kept.questions = [answered];
  await screen.change(() => state().load('questions'));
  await screen.change(() => state().narrow('questions', { words: 'care', filter: 'answered' }));
  assert.equal(screen.texts('.desk-entry h3'), ['#CD9E']);
});

test('a question that visitors do not see is marked where all are listed', async () => {
  const { screen, kept } = await showDesk('');
  kept.questions = [question, { ...answered, hidden: true }];
  await goTo(screen, '#questions');
  assert.equal([screen.texts('.desk-entry h3 ~ .desk-mark'), screen.texts('.visitor-text')], [[], ['Why?']]);
  await screen.press('All');
  assert.equal(screen.texts('.desk-entry h3 ~ .desk-mark'), ['Hidden']);
  assert.equal(screen.texts('.visitor-text'), ['Why?', 'And how?']);
});

test('messages are narrowed to those that wait and hold the words, and one has a page of its own', async () => {
  const { screen, kept, changes, state } = await showDesk('');
  const ada = {
    id: 'm1',
    name: 'Ada Example',
    email: 'ada@example.org',
    occupation: 'Economist',
    message: 'How dear is a café?',
    createdAt: question.createdAt,
    done: false,
  };
  kept.messages = [ada, { ...ada, id: 'm2', name: 'Bo', message: 'Thanks.', done: true }];
  await goTo(screen, '#messages');
  assert.equal(
    [screen.texts('.desk-entry bdi'), screen.texts('.desk-entry .visitor-text')],
    [['Ada Example', 'ada@example.org, Economist'], ['How dear is a café?']],
  );
  await screen.press('Mark as done');
  await screen.press('All');
  assert.equal(screen.texts('.desk-entry h3'), ['Ada Example', 'Bo']);
  await screen.press('Let it wait again');
  await screen.change(() => state().narrow('messages', { words: ' Cafe  ada ' }));
  assert.equal(screen.texts('.desk-entry h3'), ['Ada Example']);
  await screen.press('Done');
  assert.equal(screen.texts('.desk-entry, .desk-none'), ['None.']);
  await goTo(screen, '#messages/m2');
  assert.equal([screen.texts('h2'), screen.texts('.desk-entry h3')], [['One message'], ['Bo']]);
  await goTo(screen, '#messages/m9');
  assert.equal(screen.texts('.desk-none'), ['This message no longer exists.']);
  assert.equal(changes, [
    { method: 'POST', path: '/api/desk/messages/m1/done', body: { done: true } },
    { method: 'POST', path: '/api/desk/messages/m2/done', body: { done: false } },
  ]);
});

test('what the chatbot declined is answered from the words in which it was asked', async () => {
  const { screen, kept, changes, state } = await showDesk('');
  const cluster = { id: 'c1', wording: 'Who pays?', people: 5, times: 7, lastAt: question.createdAt };
  kept.declined = { clusters: [cluster], unshown: 2 };
  await goTo(screen, '#chat');
  assert.equal(
    [screen.texts('.desk-entry h3'), screen.texts('.desk-entry .visitor-text'), screen.texts('.desk-none')],
    [['5 people'], ['Who pays?'], []],
  );
  assert.is(screen.texts('.desk-lead').at(-1), '2 questions were asked by fewer people and are not shown.');
  await screen.press('Write an answer');
  assert.is(screen.find<HTMLTextAreaElement>('textarea').value, 'Who pays?');
  await screen.press('Discard');
  assert.equal([screen.texts('textarea'), state().drafts], [[], {}]);
  await screen.press('Write an answer');
  await screen.change(() => state().typeDraft('answer c1', 'The lender.'));
  kept.declined = { clusters: [], unshown: 1 };
  await screen.press('Publish');
  assert.equal(changes, [
    { ask: 'Who pays?' },
    { method: 'POST', path: '/api/questions/new1/reply', body: { text: 'The lender.' } },
    { method: 'DELETE', path: '/api/desk/declined/c1' },
  ]);
  assert.is(screen.texts('.desk-none p')[0], '1 question had no answer, and none may be shown yet.');
});

test('an answer that was begun stays when its questions are deleted by their age, and can be published', async () => {
  const { screen, kept, changes, state } = await showDesk('');
  const cluster = { id: 'c1', wording: 'Who pays?', people: 5, times: 7, lastAt: question.createdAt };
  kept.declined = { clusters: [cluster], unshown: 0 };
  await goTo(screen, '#chat');
  await screen.press('Write an answer');
  await screen.change(() => state().typeDraft('answer c1', 'The lender.'));
  kept.declined = { clusters: [{ ...cluster, id: 'c2' }], unshown: 0 };
  await screen.change(() => state().load('declined'));
  assert.equal(screen.texts('.desk-entry h3'), ['5 people', 'An answer that you began']);
  await screen.press('Publish');
  assert.equal(changes, [
    { ask: 'Who pays?' },
    { method: 'POST', path: '/api/questions/new1/reply', body: { text: 'The lender.' } },
  ]);
  assert.equal([screen.texts('.desk-entry h3'), state().drafts], [['5 people'], {}]);
});

test('what could not be read is a line with Retry, never an empty desk', async () => {
  const { screen, refuse, state } = await showDesk('', new Map());
  refuse();
  await screen.change(() => state().login({ email: 'prof@example.org', password: 'pass word' }));
  assert.match(screen.texts('.notice')[0] ?? '', /^The server did not answer/);
  assert.equal(screen.texts('.desk-none'), []);
  await screen.press('Retry');
  assert.equal(screen.texts('.desk-none'), ['Nothing is waiting. Everything is answered.']);
});

test('views of pages have a section where the server counts them, with a line for each page', async () => {
  const { screen, kept } = await showDesk('#questions');
  kept.overview = { ...kept.overview, countsViews: true };
  kept.views = {
    weeks: [
      { monday: '2025-03-03', views: 4 },
      { monday: '2025-03-10', views: 3 },
    ],
    pages: [{ path: '/resources', week: 3, month: 7, year: 70 }],
  };
  await goTo(screen, '');
  assert.is(screen.texts('.desk-nav a').includes('Views'), true);
  await goTo(screen, '#views');
  assert.equal(screen.texts('.week-plot figcaption span'), ['Views', '3 this week']);
  assert.is(screen.find('.week-plot svg').getAttribute('aria-label'), 'Views by week, oldest first: 4, 3');
  assert.equal(screen.texts('th'), ['Page', '7 days', '30 days', '365 days']);
  assert.equal(screen.texts('td'), ['/resources', '3', '7', '70']);
});

test('the account says where its owner is logged in and what was changed, and ends what is another session', async () => {
  const { screen, kept, changes } = await showDesk('');
  const { createdAt } = question;
  kept.account = {
    ...kept.account,
    sessions: [
      { id: 'a', device: 'Firefox on Windows', createdAt, usedAt: createdAt, isThis: true },
      { id: 'b', device: '', createdAt, usedAt: createdAt, isThis: false },
    ],
  };
  const mine = { professor: kept.account.email, createdAt };
  kept.audit = [
    { ...mine, id: 'u3', action: 'session-ended', subject: null },
    { ...mine, id: 'u2', action: 'submission-restored', subject: 's000a1b2' },
    { ...mine, id: 'u1', action: 'reply', subject: 'q1ab3f', professor: 'former@example.org' },
  ];
  await goTo(screen, '#account');
  assert.equal(screen.texts('.desk-session p:first-child'), [
    'Firefox on WindowsThis browser, now',
    'A program that did not say its name',
  ]);
  assert.equal(
    screen.texts('.desk-session p:last-of-type').map((text) => text.includes(`, last used ${formatStamp(createdAt)}`)),
    [false, true],
  );
  assert.equal(screen.texts('.desk-rows li > span'), [
    'Ended session',
    'Moved out of spam: submission #A1B2',
    'Replied to question #AB3F',
    'former@example.org',
  ]);
  await screen.press('End session');
  assert.equal(changes, [{ method: 'DELETE', path: '/api/desk/sessions/b' }]);
});

/** Types a code of the app where it is asked for, and the password. */
async function typeCode(screen: Screen, password = 'four words'): Promise<void> {
  const [code, secret] = document.querySelectorAll<HTMLInputElement>('.desk-code input');
  await screen.change(() => {
    if (code !== undefined) code.value = '123456';
    if (secret !== undefined) secret.value = password;
  });
}

test('two-factor login is turned on with a code, and the recovery codes are shown once', async () => {
  const { screen } = await showDesk('#account');
  await screen.press('Turn on');
  assert.equal(screen.texts('.desk-key'), ['ABCD EFGH']);
  await typeCode(screen, '');
  await screen.press('Turn on');
  assert.is(document.activeElement?.id, 'desk-password', 'a session alone does not turn it on');
  await typeCode(screen);
  await screen.press('Turn on');
  assert.equal(screen.texts('.desk-codes li'), ['aaaaa-bbbbb']);
  await screen.press('I have them');
  assert.equal(screen.texts('.desk-codes li'), []);
});

test('recovery codes that come when another section is shown are kept until they are seen', async () => {
  const { screen, hold, memory, signal } = await showDesk('#account');
  await screen.press('Turn on');
  await typeCode(screen);
  const answer = hold();
  await screen.press('Turn on');
  await goTo(screen, '#questions');
  await screen.change(answer);
  assert.equal(screen.texts('.desk-done'), ['Two-factor login is on. Its recovery codes are under Account.']);
  await goTo(screen, '#account');
  assert.equal(screen.texts('.desk-codes li'), ['aaaaa-bbbbb']);
  await screen.change(() => {
    memory.set('professorToken', 'of another');
    signal('professorToken');
  });
  assert.equal(screen.texts('.desk-codes li'), [], 'they are nobody else’s');
});

test('two-factor login that was turned on by a call without an answer is shown as on, and begun anew once off', async () => {
  const { screen, kept, refuse } = await showDesk('#account');
  await screen.press('Turn on');
  await typeCode(screen);
  refuse();
  kept.account = { ...kept.account, twoFactor: true, recoveryCodesLeft: 10 };
  await screen.press('Turn on');
  assert.match(screen.texts('.notice')[0] ?? '', /^The server did not answer/);
  assert.match(screen.texts('.desk-part .quiet')[0] ?? '', /^On: the login asks for a code too\. 10 recovery codes/);
  await screen.press('Turn off');
  await typeCode(screen);
  kept.account = { ...kept.account, twoFactor: false };
  await screen.press('Turn off');
  assert.match(screen.texts('.desk-part .quiet')[0] ?? '', /^Off: the password alone opens the desk\./);
});

test('a reply that is being written stays in view when another one has come meanwhile', async () => {
  const { screen, kept, state, refuse } = await showDesk('#questions');
  await screen.press('Reply');
  await screen.change(() => state().typeDraft('reply q1ab3f', 'With force.'));
  kept.questions = [{ ...question, reply: { text: 'With care.', createdAt: question.createdAt } }, answered];
  refuse(409, { error: 'The question has a reply already.' });
  await screen.press('Publish');
  assert.is(screen.find<HTMLTextAreaElement>('textarea').value, 'With force.');
  assert.match(screen.texts('.reply')[0] ?? '', /With care\.$/);
  await screen.press('Discard');
  assert.equal(screen.texts('textarea'), []);
});

test('a double click on Turn on makes one key', async () => {
  const { screen, store } = await showDesk('');
  const answers: ((start: { secret: string; address: string }) => void)[] = [];
  store.setState({ beginTwoFactor: () => new Promise((resolve) => answers.push(resolve)) });
  await goTo(screen, '#account');
  await screen.press('Turn on');
  await screen.press('Turn on');
  for (const secret of ['NEWERKEY', 'OLDERKEY'])
    await screen.change(() => answers.pop()?.({ secret, address: 'otpauth://totp/x' }));
  assert.equal([screen.texts('.desk-key'), answers.length], [['NEWE RKEY'], 0]);
});

test.run();
