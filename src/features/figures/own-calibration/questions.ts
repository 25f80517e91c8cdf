import type { Href } from '../../../content/types.ts';

/** A question of fact that this site answers: `right` is the index of the answer that is true. */
export interface QuizQuestion {
  readonly text: string;
  readonly answers: readonly [string, string];
  readonly right: 0 | 1;
  /** Where the site says so. */
  readonly href: Href;
}

export const questions: readonly QuizQuestion[] = [
  {
    text: 'Of the visitors to 90 shops for software, how many opened the terms and conditions?',
    answers: ['One or two in a hundred', 'One or two in a thousand'],
    right: 1,
    href: '/resources/businessandpolicy',
  },
  {
    text: 'Which company named the bullwhip effect, the swings of orders along a supply chain?',
    answers: ['Procter & Gamble', 'General Motors'],
    right: 0,
    href: '/research/papers/operations-research-paper',
  },
  {
    text: 'Labour judges in Mexico were given an index to long files. By how much did successful appeals fall in complex cases?',
    answers: ['By 50 per cent', 'By 15 per cent'],
    right: 0,
    href: '/resources/accelerator',
  },
  {
    text: 'When fees were added up in dollars for payday borrowers, how much less did they borrow?',
    answers: ['35 per cent', '11 per cent'],
    right: 1,
    href: '/resources/businessandpolicy#financial-presentation',
  },
  {
    text: 'In a Swedish trial of breast screening, by how much did AI reduce the work of reading?',
    answers: ['By 14 per cent', 'By 44 per cent'],
    right: 1,
    href: '/resources/training#what-changes-when-a-machine-advises',
  },
  {
    text: 'Over 106 experiments, how did people with AI do on average, compared with the better of the two alone?',
    answers: ['Worse', 'Better'],
    right: 0,
    href: '/resources/manufacturing#the-finding',
  },
  {
    text: 'Students had practised with an ordinary chatbot. How did they do in the exam without it?',
    answers: ['As well as students who never had it', '17 per cent worse than those'],
    right: 1,
    href: '/resources/housing#a-tutor-that-always-answers',
  },
  {
    text: 'What was the average effect of a nudge in all the trials of two large American nudge units?',
    answers: ['1.4 percentage points', '5.6 percentage points'],
    right: 0,
    href: '/resources/accelerator',
  },
  {
    text: 'How did the American rate of home ownership in 2025 compare with that of 1995?',
    answers: ['It was about five points higher', 'It was within one point of it'],
    right: 1,
    href: '/resources/caseandlesson#the-forecast-and-the-fact',
  },
  {
    text: 'Where opinions are concave, which majority brings voting to rest, however many the issues?',
    answers: ['64 per cent', '75 per cent'],
    right: 0,
    href: '/research/papers/political-economy#how-much-is-enough',
  },
];
