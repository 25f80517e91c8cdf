import { createElement } from 'react';
import type { Page } from '../content/types.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { PrivacyScreen } from '../features/privacy/privacy-screen.tsx';
import { PaperScreen } from '../features/research/paper-screen.tsx';
import { ResearchScreen } from '../features/research/research-screen.tsx';
import { ResourcesScreen } from '../features/resources/resources-screen.tsx';
import { TopicScreen } from '../features/resources/topic-screen.tsx';
import { lateScreen } from './screens.ts';

/** The screen of each kind of page; a late one has been loaded with its page. */
export function Screen({ page }: { page: Page }) {
  switch (page.kind) {
    case 'home':
      return <HomeScreen page={page} />;
    case 'resources':
      return <ResourcesScreen groups={page.groups} />;
    case 'topic':
      return <TopicScreen page={page} />;
    case 'research':
      return <ResearchScreen page={page} />;
    case 'paper':
      return <PaperScreen page={page} />;
    case 'references':
      return createElement(lateScreen('references'), { page });
    case 'contact':
      return createElement(lateScreen('contact'), { page });
    case 'forum':
      return createElement(lateScreen('forum'), { page });
    case 'chatbot':
      return createElement(lateScreen('chatbot'), { page });
    case 'questionnaire':
      return createElement(lateScreen('questionnaire'), { page });
    case 'privacy-policy':
      return <PrivacyScreen page={page} />;
  }
}
