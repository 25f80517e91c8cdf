import './styles/layers.css';
import './styles/fonts.css';
import './styles/fallback-fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/ui.css';
import './styles/prose.css';
import './styles/features/resources.css';
import type { StyledKind } from './app/screens.ts';

/** Loads the styles that a page has beyond those of every page. */
export function loadStyles(kind: StyledKind, hasFigures: boolean): Promise<unknown> {
  return Promise.all([kind !== 'topic' && kindStyles[kind](), hasFigures && import('./styles/screens/figure.ts')]);
}

const scholar = () => import('./styles/screens/scholar.ts');
const answers = () => import('./styles/screens/answers.ts');
const late = () => import('./styles/screens/late.ts');

/** A topic has no styles beyond those of every page. */
const kindStyles: Readonly<Record<Exclude<StyledKind, 'topic'>, () => Promise<unknown>>> = {
  home: () => import('./styles/screens/home.ts'),
  resources: () => import('./styles/screens/resources.ts'),
  research: () => import('./styles/screens/research.ts'),
  paper: () => import('./styles/screens/paper.ts'),
  talks: scholar,
  talk: scholar,
  courses: scholar,
  course: scholar,
  'news-list': scholar,
  news: scholar,
  people: scholar,
  person: scholar,
  page: scholar,
  cv: () => import('./styles/screens/cv.ts'),
  'privacy-policy': () => import('./styles/screens/privacy-policy.ts'),
  answers,
  answer: answers,
  glossary: () => import('./styles/screens/glossary.ts'),
  references: late,
  forum: late,
  questionnaire: late,
  chatbot: late,
  contact: late,
  missing: () => import('./styles/screens/missing.ts'),
  desk: () => Promise.all([late(), import('./styles/screens/desk.ts')]),
};

/** Loads the styles that are not needed for the first paint. */
export function loadLaterStyles(): Promise<unknown> {
  return Promise.all([
    import('./styles/screens/app.ts'),
    import('./styles/screens/callouts-and-formulas.ts'),
    import('./styles/screens/code.ts'),
    import('./styles/screens/formula-columns.ts'),
    import('./styles/screens/print.ts'),
  ]);
}
