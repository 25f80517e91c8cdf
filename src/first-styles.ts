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
  return Promise.all([kind !== 'topic' && kindStyles[kind](), hasFigures && import('./figure-styles.ts')]);
}

const scholar = () => import('./scholar-styles.ts');
const answers = () => import('./answers-styles.ts');
const late = () => import('./late-styles.ts');

/** A topic has no styles beyond those of every page. */
const kindStyles: Readonly<Record<Exclude<StyledKind, 'topic'>, () => Promise<unknown>>> = {
  home: () => import('./home-styles.ts'),
  resources: () => import('./resources-styles.ts'),
  research: () => import('./research-styles.ts'),
  paper: () => import('./paper-styles.ts'),
  talks: scholar,
  talk: scholar,
  courses: scholar,
  course: scholar,
  'news-list': scholar,
  news: scholar,
  people: scholar,
  person: scholar,
  page: scholar,
  cv: () => import('./cv-styles.ts'),
  'privacy-policy': () => import('./privacy-policy-styles.ts'),
  answers,
  answer: answers,
  glossary: () => import('./glossary-styles.ts'),
  references: late,
  forum: late,
  questionnaire: late,
  chatbot: late,
  contact: late,
  missing: () => import('./missing-styles.ts'),
  desk: () => Promise.all([late(), import('./desk-styles.ts')]),
};

/** Loads the styles that are not needed for the first paint. */
export function loadLaterStyles(): Promise<unknown> {
  return Promise.all([import('./app-styles.ts'), import('./apparatus-styles.ts'), import('./print-styles.ts')]);
}
