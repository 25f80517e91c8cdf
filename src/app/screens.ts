import type { ComponentType } from 'react';
import type { Loader } from '../content/load.ts';
import { site } from '../content/site.ts';
import type { Body, FigureName, Page, Shown } from '../content/types.ts';
import { bringFigures } from '../features/figures/figure.tsx';
import { deskPath } from '../lib/desk-address.ts';
import { DeskPlaceholder } from './desk-placeholder.tsx';
import { NoServerScreen } from './no-server-screen.tsx';

export type ScreenOf<Kind extends Page['kind']> = ComponentType<{ page: Shown<Extract<Page, { kind: Kind }>> }>;

/** The screens that are not needed to read texts: their code is loaded with the first page of their kind. */
const late = {
  forum: async () => (await import('../features/forum/forum-screen.tsx')).ForumScreen,
  contact: async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen,
  chatbot: async () => (await import('../features/chatbot/chatbot-screen.tsx')).ChatbotScreen,
  questionnaire: async () => (await import('../features/questionnaire/questionnaire-screen.tsx')).QuestionnaireScreen,
  talks: async () => (await import('../features/scholar/talks-screen.tsx')).TalksScreen,
  talk: async () => (await import('../features/scholar/talk-screen.tsx')).TalkScreen,
  courses: async () => (await import('../features/scholar/courses-screen.tsx')).CoursesScreen,
  course: async () => (await import('../features/scholar/course-screen.tsx')).CourseScreen,
  'news-list': async () => (await import('../features/scholar/news-list-screen.tsx')).NewsListScreen,
  news: async () => (await import('../features/scholar/news-screen.tsx')).NewsScreen,
  people: async () => (await import('../features/scholar/people-screen.tsx')).PeopleScreen,
  person: async () => (await import('../features/scholar/person-screen.tsx')).PersonScreen,
  cv: async () => (await import('../features/scholar/cv-screen.tsx')).CvScreen,
  page: async () => (await import('../features/scholar/page-screen.tsx')).PageScreen,
  answers: async () => (await import('../features/answers/answers-screen.tsx')).AnswersScreen,
  answer: async () => (await import('../features/answers/answer-screen.tsx')).AnswerScreen,
  glossary: async () => (await import('../features/glossary/glossary-screen.tsx')).GlossaryScreen,
  'privacy-policy': async () => (await import('../features/privacy/privacy-screen.tsx')).PrivacyScreen,
  references: async () => (await import('../features/references/references-screen.tsx')).ReferencesScreen,
};

/** The pages that only say where to write where no server runs. */
export const servedKinds: ReadonlySet<Page['kind']> = new Set<Page['kind']>(['forum', 'chatbot', 'questionnaire']);

type LateKind = keyof typeof late;
export type EarlyKind = Exclude<Page['kind'], LateKind>;
const loaded: { [Kind in LateKind]?: ScreenOf<Kind> } = {};

export const lateKinds = Object.keys(late) as LateKind[];

/** Whatever has styles of its own: the kinds of pages, the desk, and the not-found page. */
export type StyledKind = Page['kind'] | 'desk' | 'missing';

/** Loads the styles of a kind of page, and those of figures; outside the browser it does nothing. */
export type LoadStyles = (kind: StyledKind, hasFigures: boolean) => Promise<unknown>;

/** Loads the screen and the styles of a kind of page. */
export async function loadScreen(kind: Page['kind'], loadStyles: LoadStyles, hasFigures = false): Promise<void> {
  const load = isLate(kind) && !loaded[kind] ? late[kind] : null;
  const own = !site.hasServer && servedKinds.has(kind) ? NoServerScreen : load?.();
  const [screen] = await Promise.all([own, loadStyles(kind, hasFigures)]);
  if (screen) Object.assign(loaded, { [kind]: screen });
}

/** The screen of a late kind. Throws if it is not loaded. */
export function lateScreen<Kind extends LateKind>(kind: Kind): ScreenOf<Kind> {
  const screen = loaded[kind];
  if (!screen) throw new Error(`The screen of ${kind} was not loaded before it was shown.`);
  return screen;
}

/** Whether the screen of a kind is loaded with its first page. */
export function isLate(kind: Page['kind']): kind is LateKind {
  return kind in late;
}

/** The text of a page or, on pages like the home page, its introduction: what can hold figures. */
function textOf(page: Shown): Body {
  if ('body' in page) return page.body;
  return 'intro' in page ? page.intro : [];
}

/** Whether a page has a figure or table that the compiler drew; interactive figures load their styles themselves. */
function hasDataFigure(page: Shown): boolean {
  return textOf(page).some(
    (part) =>
      'html' in part &&
      /<(?:div|span) class="(?:figure|drawing|table-scroll records(?: pairs)?)"| data-pad=/.test(part.html),
  );
}

function figuresOf(page: Shown): FigureName[] {
  return textOf(page).flatMap((part) => ('figure' in part ? [part.figure] : []));
}

let desk: ComponentType = DeskPlaceholder;

/** The professor's desk, or its placeholder until it is loaded. */
export function deskScreen(): ComponentType {
  return desk;
}

async function loadDesk(loadStyles: LoadStyles): ReturnType<Loader['load']> {
  try {
    const [{ DeskScreen }] = await Promise.all([import('../features/desk/desk-screen.tsx'), loadStyles('desk', false)]);
    desk = DeskScreen;
    return { status: 'desk' };
  } catch {
    return { status: 'failed', why: 'incomplete' };
  }
}

/**
 * Wraps a loader so that pages are loaded together with their screens, figures and styles. Pages that will only
 * probably be wanted are loaded without the code of their figures.
 */
export function withScreens(loader: Loader, loadStyles: LoadStyles): Loader {
  async function load(path: string, isWanted = true): ReturnType<Loader['load']> {
    if (path === deskPath && site.hasServer) return loadDesk(loadStyles);
    const result = await loader.load(path);
    if (result.status !== 'ready' && result.status !== 'missing') return result;
    const bring =
      result.status === 'missing'
        ? loadStyles('missing', false)
        : loadScreen(result.page.kind, loadStyles, hasDataFigure(result.page));
    // A figure that cannot be loaded is tried again when it comes near the window.
    const figures =
      isWanted && result.status === 'ready' && bringFigures(figuresOf(result.page)).catch(() => undefined);
    return Promise.all([bring, figures]).then(
      () => result,
      () => ({ status: 'failed', why: 'incomplete' }),
    );
  }
  return { ...loader, load: (path) => load(path), prefetch: (path) => void load(path, false) };
}
