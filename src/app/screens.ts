import type { ComponentType } from 'react';
import type { Loader } from '../content/load.ts';
import type { Page } from '../content/types.ts';

type Screen<Kind extends Page['kind']> = ComponentType<{ page: Extract<Page, { kind: Kind }> }>;

/** The screens that readers of texts do without: their code comes with the first page that needs it. */
const late = {
  forum: async () => (await import('../features/forum/forum-screen.tsx')).ForumScreen,
  contact: async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen,
  chatbot: async () => (await import('../features/chatbot/chatbot-screen.tsx')).ChatbotScreen,
  questionnaire: async () => (await import('../features/questionnaire/questionnaire-screen.tsx')).QuestionnaireScreen,
  references: async () => (await import('../features/references/references-screen.tsx')).ReferencesScreen,
};

type LateKind = keyof typeof late;
const loaded: { [Kind in LateKind]?: Screen<Kind> } = {};

export const lateKinds = Object.keys(late) as LateKind[];

/** Loads what a kind of page needs beyond the first load: its screen and, in the browser, its styles. */
export async function loadScreen(kind: Page['kind'], loadStyles: () => Promise<unknown>): Promise<void> {
  if (!isLate(kind) || loaded[kind]) return;
  const [screen] = await Promise.all([late[kind](), loadStyles()]);
  Object.assign(loaded, { [kind]: screen });
}

/** The screen of a late kind; it has to be loaded. */
export function lateScreen<Kind extends LateKind>(kind: Kind): Screen<Kind> {
  const screen = loaded[kind];
  if (!screen) throw new Error(`The screen of ${kind} was not loaded before it was shown.`);
  return screen;
}

/** Whether a kind of page comes late. */
export function isLate(kind: Page['kind']): kind is LateKind {
  return kind in late;
}

/** A loader whose pages come with their screens. */
export function withScreens(loader: Loader, loadStyles: () => Promise<unknown>): Loader {
  async function load(path: string): ReturnType<Loader['load']> {
    const result = await loader.load(path);
    if (result.status !== 'ready') return result;
    return loadScreen(result.page.kind, loadStyles).then(
      () => result,
      () => ({ status: 'failed' }),
    );
  }
  return { load, prefetch: (path) => void load(path) };
}
