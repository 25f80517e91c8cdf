import type { AnswerPage, AnswersPage } from './answer.ts';
import type { ChatbotPage } from './chatbot.ts';
import type { ContactPage } from './contact.ts';
import type { CoursePage, CoursesPage } from './course.ts';
import type { CvPage } from './cv.ts';
import type { ForumPage } from './forum.ts';
import type { HomePage } from './home.ts';
import type { NewsItemPage, NewsPage } from './news.ts';
import type { FreePage } from './page.ts';
import type { PaperPage } from './paper.ts';
import type { PeoplePage, PersonPage } from './person.ts';
import type { PrivacyPage } from './privacy-policy.ts';
import type { QuestionnairePage } from './questionnaire.ts';
import type { ReferencesPage } from './reference.ts';
import type { ResearchPage } from './research.ts';
import type { TalkPage, TalksPage } from './talk.ts';
import type { GlossaryPage } from './term.ts';
import type { ResourcesPage, TopicPage } from './topic.ts';

/** What one route shows: `generated/pages<route>.json`, fetched when the route is visited. */
export type Page = KindPage & {
  /** Where its file is edited, on a site that says so. */
  readonly edit?: string;
};

type KindPage =
  | HomePage
  | ResourcesPage
  | TopicPage
  | ResearchPage
  | PaperPage
  | ContactPage
  | ForumPage
  | ChatbotPage
  | QuestionnairePage
  | PrivacyPage
  | ReferencesPage
  | TalksPage
  | TalkPage
  | CoursesPage
  | CoursePage
  | NewsPage
  | NewsItemPage
  | PeoplePage
  | PersonPage
  | AnswersPage
  | AnswerPage
  | GlossaryPage
  | CvPage
  | FreePage;

export type SearchKind =
  | 'topic'
  | 'paper'
  | 'talk'
  | 'course'
  | 'news'
  | 'person'
  | 'question'
  | 'term'
  | 'page'
  | 'reference';
