/** The state of the questionnaire: its step, what is filled in, what is wrong in it, and sending it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '../../lib/api.ts';
import { randomId } from '../../lib/random-id.ts';
import type { Slot } from '../../lib/storage.ts';
import { type AnswerProblem, checkField, checkStep } from './check.ts';
import {
  type Answers,
  blankAnswers,
  type FieldName,
  fields,
  type ListField,
  type Step,
  type TextField,
} from './fields.ts';
import { toFormData } from './form-data.ts';
import { hasNoAnswer, keepAnswers, type Offered, readKeptAnswers } from './kept-answers.ts';
import { failure, type Outcome, success } from './outcome.ts';
import { checkStillThere } from './proposal-file.ts';

/** Milliseconds for which the spinner shows between two steps. */
const transition = 500;

export const bannerText = '❌ Please fill in all required fields before proceeding to the next step.';

interface QuestionnaireState {
  readonly step: Step;
  readonly answers: Answers;
  readonly file: File | null;
  /** The file that was chosen before a reload, and has to be chosen again. */
  readonly lostFile: string;
  /** The spinner between two steps. */
  readonly moving: boolean;
  readonly submitting: boolean;
  /** The share of the submission that was sent, from 0 to 1. */
  readonly progress: number;
  readonly problems: readonly AnswerProblem[];
  /** Whether the last attempt to continue was refused, so that the problems are listed above the step. */
  readonly refused: boolean;
  /** Counts the refused attempts: each moves the focus to the summary. */
  readonly refusals: number;
  readonly outcome: Outcome | null;
  readonly open: (offered: Offered) => void;
  readonly type: (field: TextField, value: string) => void;
  readonly tick: (field: ListField, title: string, on: boolean) => void;
  readonly chooseFile: (file: File | null) => void;
  readonly next: () => Promise<void>;
  readonly previous: () => Promise<void>;
  readonly submit: (website: string) => Promise<void>;
  /** The OK of the modal: after success the form is emptied. */
  readonly accept: () => void;
}

interface QuestionnaireDeps {
  readonly api: Pick<Api, 'submit'>;
  readonly slot: Slot;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export type QuestionnaireStore = StoreApi<QuestionnaireState>;

const untouched = {
  step: 0,
  answers: blankAnswers,
  file: null,
  lostFile: '',
  moving: false,
  submitting: false,
  progress: 0,
  problems: [],
  refused: false,
  refusals: 0,
  outcome: null,
} satisfies Partial<QuestionnaireState>;

export function createQuestionnaireStore({ api, slot, now, wait }: QuestionnaireDeps): QuestionnaireStore {
  /** Created at the first attempt to submit and kept until success, unless the answers change. */
  let submissionId = '';
  let startedAt = '';

  return createStore<QuestionnaireState>()((set, get) => {
    function keep() {
      const { answers, step, file, lostFile } = get();
      keepAnswers(slot, { answers, step, submissionId, startedAt, fileName: file?.name ?? lostFile });
    }

    function change(field: FieldName, changed: Partial<QuestionnaireState>) {
      submissionId = '';
      set(changed);
      set(({ problems, answers, file }) => ({ problems: recheck(problems, checkField(field, answers, file), field) }));
      set(({ problems, refused }) => ({ refused: refused && problems.length > 0 }));
      keep();
    }

    async function move(step: Step) {
      set({ moving: true, problems: [], refused: false });
      await wait(transition);
      set({ moving: false, step });
      keep();
    }

    function refuse(problems: readonly AnswerProblem[]) {
      set(({ refusals, step }) => ({
        problems,
        refused: true,
        refusals: refusals + 1,
        step: problems[0] ? fields[problems[0].field].step : step,
      }));
    }

    return {
      ...untouched,

      open(offered) {
        startedAt ||= now().toISOString();
        if (!hasNoAnswer(get().answers) || get().file !== null) return;
        const kept = readKeptAnswers(slot, offered);
        submissionId = kept.submissionId;
        startedAt = kept.startedAt || startedAt;
        set({ answers: kept.answers, step: kept.step, lostFile: kept.fileName });
      },

      type: (field, value) => change(field, { answers: { ...get().answers, [field]: value } }),

      tick(field, title, on) {
        const others = get().answers[field].filter((ticked) => ticked !== title);
        change(field, { answers: { ...get().answers, [field]: on ? [...others, title] : others } });
      },

      chooseFile: (file) => change('proposalFile', { file, lostFile: '' }),

      async next() {
        const { step, answers, file, moving } = get();
        if (moving) return;
        const problems = checkStep(step, answers, file);
        if (problems.length > 0) return refuse(problems);
        await move(step === 0 ? 1 : 2);
      },

      async previous() {
        const { step, moving, submitting } = get();
        if (moving || submitting) return;
        await move(step === 2 ? 1 : 0);
      },

      async submit(website) {
        const { answers, file, submitting, moving } = get();
        if (submitting || moving) return;
        const problems = ([0, 1, 2] as const).flatMap((step) => checkStep(step, answers, file));
        if (problems.length > 0) return refuse(problems);
        submissionId ||= randomId();
        keep();
        set({ submitting: true, progress: 0, problems: [], refused: false });
        const lost = file && (await checkStillThere(file));
        if (lost) {
          set({ submitting: false });
          return refuse([{ field: 'proposalFile', kind: 'wrong', text: lost }]);
        }
        const form = toFormData(answers, file, { submissionId, startedAt, website });
        const answer = await api.submit(form, (progress) => set({ progress }));
        if (answer.ok) slot.write(null);
        set({ submitting: false, outcome: answer.ok ? success : failure(answer) });
      },

      accept() {
        const { outcome } = get();
        set({ outcome: null });
        if (outcome?.problem) return refuse([outcome.problem]);
        if (!outcome?.success) return;
        submissionId = '';
        startedAt = now().toISOString();
        set(untouched);
      },
    };
  });
}

/** Whether leaving the page now would lose unsent answers. */
export function isUnsaved({ answers, file, outcome }: QuestionnaireState): boolean {
  return outcome?.success !== true && (!hasNoAnswer(answers) || file !== null);
}

/** Whether the banner on missing fields is shown. */
export function missingRequired({ problems }: QuestionnaireState): boolean {
  return problems.some(({ kind }) => kind === 'missing');
}

/**
 * The problems after a field has changed: a reported one stays until it is fixed, and a new one is added only for a
 * limit.
 */
function recheck(
  problems: readonly AnswerProblem[],
  now: AnswerProblem | null,
  field: FieldName,
): readonly AnswerProblem[] {
  const index = problems.findIndex((problem) => problem.field === field);
  const due = now !== null && (index >= 0 || now.kind === 'limit') ? [now] : [];
  return index >= 0 ? [...problems.slice(0, index), ...due, ...problems.slice(index + 1)] : [...problems, ...due];
}
