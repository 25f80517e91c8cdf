import { createStore, type StoreApi } from 'zustand/vanilla';
import { appendText, keepDraft, readDraft } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import type { Slot } from '../../lib/storage.ts';
import { checkEmail, checkText, isBlank } from '../../lib/text-checks.ts';
import type { Deliver, Delivery } from './deliver.ts';

const blank = { name: '', email: '', message: '' };
export type ContactValues = Readonly<typeof blank>;
export type ContactField = keyof ContactValues;

const missing: Readonly<Record<ContactField, string>> = {
  name: 'Enter your name',
  email: 'Enter your email address',
  message: 'Write a message',
};
const most: Readonly<Record<ContactField, number>> = { name: limits.short, email: limits.short, message: limits.long };

interface ContactState {
  readonly values: ContactValues;
  readonly status: 'idle' | 'sending' | 'success' | 'error';
  readonly problems: Partial<Readonly<Record<ContactField, string>>>;
  /** Counts the attempts to send that were refused: each moves the focus to the first problem. */
  readonly refusals: number;
  /** Why a message was not sent, as far as it is known. */
  readonly reason: string | null;
  /**
   * Restores what was typed earlier, and appends the beginning of a message about a page. Gives a function to call when
   * the screen closes: a success that was seen is not said of the next message.
   */
  readonly open: (beginning?: string) => () => void;
  readonly type: (field: ContactField, value: string) => void;
  readonly submit: () => Promise<void>;
}

interface ContactDeps {
  readonly deliver: Deliver;
  readonly slot: Slot;
  readonly log: (what: string, why: unknown) => void;
}

export type ContactStore = StoreApi<ContactState>;

export function createContactStore({ deliver, slot, log }: ContactDeps): ContactStore {
  let attempts = 0;

  return createStore<ContactState>()((set, get) => ({
    values: blank,
    status: 'idle',
    problems: {},
    refusals: 0,
    reason: null,

    open(beginning = '') {
      const values = isUntouched(get().values) ? readDraft(slot, blank) : get().values;
      set({ values: { ...values, message: appendText(values.message, beginning) } });
      return () => set(({ status }) => ({ status: status === 'success' ? 'idle' : status }));
    },

    type(field, value) {
      const { values, problems } = get();
      const { [field]: reported, ...others } = problems;
      const problem = reported === undefined ? checkText(value, most[field]) : check(field, value);
      set({
        values: { ...values, [field]: value },
        problems: problem === null ? others : { ...others, [field]: problem },
      });
      keepDraft(slot, get().values);
    },

    async submit() {
      const { values, status } = get();
      if (status === 'sending') return;
      const problems = checkAll(values);
      set(({ refusals }) => ({
        status: 'idle',
        reason: null,
        problems,
        refusals: refusals + Math.sign(Object.keys(problems).length),
      }));
      if (Object.keys(problems).length > 0) return;
      set({ status: 'sending' });
      const attempt = ++attempts;
      function succeed(): void {
        set((now) => ({ status: 'success', reason: null, values: areEqual(now.values, values) ? blank : now.values }));
        keepDraft(slot, get().values);
      }
      // A message that was given up and arrives all the same also settles the attempt that sends it again.
      function onLate(delivery: Delivery): void {
        if (!isSuccess(delivery) || !areEqual(get().values, values)) return;
        attempts += 1;
        succeed();
      }
      // The call has a field for an occupation, which the form does not ask for.
      const delivery = await deliver({ ...values, email: values.email.trim(), occupation: '' }, onLate);
      if (attempt !== attempts) return;
      if (isSuccess(delivery)) return succeed();
      log('The message was not sent', delivery);
      set({ status: 'error', reason: explain(delivery.status) });
    },
  }));
}

function check(field: ContactField, value: string): string | null {
  if (isBlank(value)) return missing[field];
  return checkText(value, most[field]) ?? (field === 'email' ? checkEmail(value) : null);
}

function checkAll(values: ContactValues): ContactState['problems'] {
  const fields = Object.keys(values) as ContactField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = check(field, values[field]);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

function areEqual(one: ContactValues, other: ContactValues): boolean {
  return (Object.keys(blank) as ContactField[]).every((field) => one[field] === other[field]);
}

function isSuccess({ status }: Delivery): boolean {
  return status >= 200 && status <= 299;
}

function isUntouched(values: ContactValues): boolean {
  return Object.values(values).every((value) => value === '');
}

function explain(status: number): string | null {
  if (status === 0) return 'The server did not answer. Check your connection, then try again.';
  if (status === 429) return 'Too many messages were sent in a short time. Wait a little, then try again.';
  return null;
}
