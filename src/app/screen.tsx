import type { Page } from '../content/types.ts';
import { ChatbotScreen } from '../features/chatbot/chatbot-screen.tsx';
import { ContactScreen } from '../features/contact/contact-screen.tsx';
import { ForumScreen } from '../features/forum/forum-screen.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { PrivacyScreen } from '../features/privacy/privacy-screen.tsx';
import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';
import { ReferencesScreen } from '../features/references/references-screen.tsx';
import { PaperScreen } from '../features/research/paper-screen.tsx';
import { ResearchScreen } from '../features/research/research-screen.tsx';
import { ResourcesScreen } from '../features/resources/resources-screen.tsx';
import { TopicScreen } from '../features/resources/topic-screen.tsx';

/** The screen of each kind of page. */
export function Screen({ page }: { page: Page }) {
  switch (page.kind) {
    case 'home':
      return <HomeScreen page={page} />;
    case 'resources':
      return <ResourcesScreen />;
    case 'topic':
      return <TopicScreen page={page} />;
    case 'research':
      return <ResearchScreen page={page} />;
    case 'paper':
      return <PaperScreen page={page} />;
    case 'references':
      return <ReferencesScreen page={page} />;
    case 'contact':
      return <ContactScreen page={page} />;
    case 'forum':
      return <ForumScreen page={page} />;
    case 'chatbot':
      return <ChatbotScreen page={page} />;
    case 'questionnaire':
      return <QuestionnaireScreen page={page} />;
    case 'privacy-policy':
      return <PrivacyScreen page={page} />;
  }
}
