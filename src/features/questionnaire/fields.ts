import type { QuestionnairePage, Shown } from '../../content/types.ts';
import { limits } from '../../lib/limits.ts';

/** What a visitor answers, under the names that the server gives the fields. */
export const blankAnswers = {
  name: '',
  email: '',
  location: '',
  age: '',
  education: '',
  workStatus: '',
  interestInCognitiveEconomics: '',
  selectedChapters: [] as readonly string[],
  selectedBooks: [] as readonly string[],
  participationPreferences: [] as readonly string[],
  proposalTitle: '',
  proposalSummary: '',
};
export type Answers = Readonly<typeof blankAnswers>;
export type TextField = { [Name in keyof Answers]: Answers[Name] extends string ? Name : never }[keyof Answers];
export type ListField = Exclude<keyof Answers, TextField>;
export type FieldName = keyof Answers | 'proposalFile';

/** The questions that a site may word for itself. */
export type Questions = Pick<Shown<QuestionnairePage>, 'askInterest' | 'askChapters' | 'askBooks'>;

interface FieldRule {
  readonly step: Step;
  readonly label: string;
  /** The key of the page that may ask something else. */
  readonly asked?: keyof Questions;
  /** The message when it is missing; null where it is optional. */
  readonly missing: string | null;
  /** The most characters of a text. */
  readonly most: number;
}
export type Step = 0 | 1 | 2;

export const stepTitles = ['About You', 'Your Interest', 'Participate in Growth'] as const;
export const lastStep = 2;

const { short, long } = limits;

/** Every field, in the order of the screen. */
export const fields: Readonly<Record<FieldName, FieldRule>> = {
  name: { step: 0, label: 'Name', missing: 'Enter your name', most: short },
  email: { step: 0, label: 'Email Address', missing: 'Enter your email address', most: short },
  location: { step: 0, label: 'Location (City/State, Country)', missing: 'Enter your location', most: short },
  age: { step: 0, label: 'Age', missing: 'Enter your age as a number', most: short },
  education: {
    step: 0,
    label: 'Highest educational qualification and field',
    missing: 'Enter your highest qualification and its field',
    most: short,
  },
  workStatus: {
    step: 0,
    label: 'Work status (paid work Y/N and line of work)',
    missing: 'Enter your work status',
    most: short,
  },
  interestInCognitiveEconomics: {
    step: 1,
    label: 'How did you find out about cognitive economics, and why does it interest you?',
    asked: 'askInterest',
    missing: 'Describe your interest',
    most: long,
  },
  selectedChapters: {
    step: 1,
    label: 'Which chapters of the book interest you?',
    asked: 'askChapters',
    missing: 'Tick at least one of them',
    most: 0,
  },
  selectedBooks: {
    step: 1,
    label: 'Which of the planned books interest you?',
    asked: 'askBooks',
    missing: null,
    most: 0,
  },
  participationPreferences: {
    step: 2,
    label: 'How would you like to participate?',
    missing: 'Tick at least one way to participate',
    most: 0,
  },
  proposalTitle: { step: 2, label: 'Proposal title', missing: 'Enter a title for your proposal', most: short },
  proposalSummary: { step: 2, label: 'Proposal summary', missing: 'Enter a summary of your proposal', most: long },
  proposalFile: { step: 2, label: 'Supporting file', missing: null, most: 0 },
};

/** Whether a field name from the server is one of ours. */
export function isField(name: string | null): name is FieldName {
  return name !== null && Object.hasOwn(fields, name);
}

/** The label of a field on a page. */
export function labelOf(field: FieldName, page: Questions): string {
  return wordOf(field, page) ?? fields[field].label;
}

/** The label without the help that stands in its brackets. */
export function shortLabelOf(field: FieldName, page: Questions): string {
  return wordOf(field, page) ?? fields[field].label.replace(/ \(.*\)$/, '');
}

function wordOf(field: FieldName, page: Questions): string | null | undefined {
  const { asked } = fields[field];
  return asked && page[asked];
}

/** The id of a field's element, which the summary of problems links to. */
export function fieldId(field: FieldName): string {
  return `answer-${field}`;
}
