import type { SubmissionLine } from '../../../../server/contract/desk.ts';
import type { DeskApi, DeskData, DeskPart } from '../../../../src/features/desk/desk-api.ts';
import { createDeskStore } from '../../../../src/features/desk/desk-store.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import { createSlots, done, ok, refused } from '../../../support/answers.ts';

export const question = {
  _id: 'q1ab3f',
  text: 'Why?',
  createdAt: '2025-03-11T14:05:00.000Z',
  hidden: false,
  editedAt: null,
} as const;
export const answered = {
  ...question,
  _id: 'q2cd9e',
  text: 'And how?',
  reply: { text: 'With *care*.', createdAt: '2025-03-12T09:00:00.000Z' },
} as const;
export const submission: SubmissionLine = {
  id: 's1',
  createdAt: '2025-03-11T14:05:00.000Z',
  spam: false,
  done: false,
  answers: {
    name: 'Ada Example',
    email: 'ada@example.org',
    location: 'Zürich',
    age: '41',
    education: 'PhD',
    workStatus: 'Y',
    interestInCognitiveEconomics: 'A colleague’s talk',
    selectedChapters: ['One'],
    selectedBooks: [],
    participationPreferences: ['Purely informational'],
    proposalTitle: 'Reading scans together',
    proposalSummary: 'Two readers',
  },
  file: { name: 'plan.pdf', type: 'application/pdf', size: 2048 },
};

const nothing = { question: 0, submission: 0, message: 0, declined: 0 };
const data: DeskData = {
  overview: {
    professor: 'prof@example.org',
    waiting: { ...nothing, question: 1 },
    newest: [],
    weeks: [],
    countsViews: false,
  },
  questions: [question, answered],
  submissions: [submission],
  messages: [],
  declined: { clusters: [], unshown: 0 },
  account: { email: 'prof@example.org', twoFactor: false, recoveryCodesLeft: 0, sessions: [] },
  audit: [],
  views: { weeks: [], pages: [] },
};

/** A desk whose server answers with what the test has put there, and which records every change that it is asked for. */
export function createDesk(memory = new Map<string, string>([['professorToken', 'kept']])) {
  const { slot } = createSlots(memory);
  const kept: { -readonly [Part in DeskPart]: DeskData[Part] } = { ...data };
  const changes: unknown[] = [];
  const reads: DeskPart[] = [];
  const refusals: (Answer<never> | undefined)[] = [];
  const otherTabs = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  let released = Promise.resolve();
  const answer = async <T>(whole: T): Promise<Answer<T>> => {
    const given = refusals.shift() ?? ok(whole);
    await released;
    return given;
  };
  const desk: DeskApi = {
    read: (part) => {
      reads.push(part);
      return answer(kept[part]);
    },
    change: (change) => {
      changes.push(change);
      return answer(true);
    },
    remove: (id) => {
      changes.push({ remove: id });
      return answer({ undoWithin: 10_000 });
    },
    beginTwoFactor: () => answer({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
    confirmTwoFactor: () => answer({ codes: ['aaaaa-bbbbb'] }),
    download: () => answer(new Blob(['x'])),
  };
  const login: Answer<{ token: string; identifiesBrowser: boolean }>[] = [];
  const logins: unknown[] = [];
  const logouts: string[] = [];
  const store = createDeskStore({
    api: {
      login: (request) => {
        logins.push(request);
        return Promise.resolve(login.shift() ?? ok({ token: 'fresh', identifiesBrowser: true }));
      },
      logout: (token) => {
        logouts.push(token);
        return Promise.resolve(done);
      },
      ask: (asked) => {
        changes.push({ ask: asked.text });
        kept.questions = [{ ...question, _id: 'new1', text: asked.text }, ...kept.questions];
        return answer({ id: 'new1' });
      },
    },
    desk,
    token: slot('professorToken'),
    lastToken: slot('professorLastToken'),
    drafts: slot('desk-drafts'),
    changed: slot('desk-changed'),
    onOtherTab: (key, changed) => {
      otherTabs.set(key, changed);
      return () => otherTabs.delete(key);
    },
    onReturn: (back) => {
      otherTabs.set('return', back);
      return () => otherTabs.delete('return');
    },
    later: (task) => timers.push(task),
    now: () => 1000,
  });
  return {
    store,
    state: store.getState,
    memory,
    kept,
    changes,
    reads,
    login,
    logins,
    logouts,
    refuse: (status?: number, rest?: Parameters<typeof refused>[1]) => refusals.push(refused(status, rest)),
    /** Lets one answer through before the next refusal. */
    pass: () => refusals.push(undefined),
    /** Holds the answers until the function that it gives is called. */
    hold: () => {
      let release: () => void = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    signal: (key: string) => otherTabs.get(key)?.(),
    runTimers: () => {
      for (const task of timers.splice(0)) task();
    },
  };
}
