import { type ComponentType, createElement } from 'react';
import type { Shown } from '../content/types.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { PaperScreen } from '../features/research/paper-screen.tsx';
import { ResearchScreen } from '../features/research/research-screen.tsx';
import { ResourcesScreen } from '../features/resources/resources-screen.tsx';
import { TopicScreen } from '../features/resources/topic-screen.tsx';
import { type EarlyKind, isLate, lateScreen, type ScreenOf } from './screens.ts';

/** The screens of the start bundle; those in `screens.ts` are loaded with their pages. */
const early: { readonly [Kind in EarlyKind]: ScreenOf<Kind> } = {
  home: HomeScreen,
  resources: ({ page }) => <ResourcesScreen groups={page.groups} />,
  topic: TopicScreen,
  research: ResearchScreen,
  paper: PaperScreen,
};

/** The screen of a page; a late one has to be loaded already. */
export function Screen({ page }: { page: Shown }) {
  const screen = isLate(page.kind) ? lateScreen(page.kind) : early[page.kind];
  return createElement(screen as ComponentType<{ page: Shown }>, { page });
}
