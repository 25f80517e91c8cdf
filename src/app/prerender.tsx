import { renderToString } from 'react-dom/server';
import type { ForumThread } from '../../server/contract/forum.ts';
import type { ShownPage } from '../content/page-store.ts';
import { createPageStore } from '../content/page-store.ts';
import { writePrerendered } from '../content/prerendered.ts';
import { site } from '../content/site.ts';
import type { AnswersPage, Page, SidebarEntries } from '../content/types.ts';
import { loadFigures } from '../features/figures/figure.tsx';
import { questionHead } from '../features/forum/question-head.ts';
import { createRelateAnswers } from '../features/forum/relate-answers.ts';
import type { ServedForumPage } from '../features/forum/served-page.ts';
import { App } from './app.tsx';
import { headTags } from './head.ts';
import { lateKinds, loadScreen } from './screens.ts';
import { headHtml } from './write-head.ts';

const idle = () => undefined;

/** What is to be rendered at a path: a page as it was compiled, or what stands in its place. */
export interface CompiledRoute {
  readonly path: string;
  readonly result:
    | { readonly status: 'ready'; readonly page: Page; readonly sidebar: SidebarEntries | null }
    | Exclude<ShownPage['result'], { status: 'ready' }>;
}

interface DocumentParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/**
 * Gives a function that renders a page into the parts of its document: the head, the content of the root element, and
 * the content of the `page` element.
 */
export async function preparePrerender(): Promise<(route: CompiledRoute) => DocumentParts> {
  await loadFigures();
  for (const kind of lateKinds) await loadScreen(kind, async () => undefined);
  return ({ path, result }) => {
    const prerendered = { path, result: result.status === 'ready' ? { ...result, head: result.page.head } : result };
    const pages = createPageStore({ ...prerendered, landing: { top: 0 } });
    return {
      head: headHtml(headTags(prerendered, site)),
      body: renderToString(<App pages={pages} onRetry={idle} onView={idle} />),
      data: writePrerendered(prerendered),
    };
  };
}

/** A page of the forum as it is rendered for a server. */
interface ServedForum {
  /** The page with its questions, as its data file has it. */
  readonly page: ServedForumPage;
  readonly document: DocumentParts;
}

/**
 * Gives a function that renders the compiled forum page with some questions into the page that a server sends; the
 * answers related to a single question come from `answers`.
 */
export async function prepareForum(
  answers: Pick<AnswersPage, 'groups'> = { groups: [] },
): Promise<(page: ServedForumPage, thread: ForumThread) => ServedForum> {
  const prerender = await preparePrerender();
  // Imported as the screens import it: a static import would give a server that reloads this file another instance.
  const { loadMarkdown } = await import('../ui/written-text.tsx');
  await loadMarkdown();
  const relateAnswers = createRelateAnswers(answers.groups);
  return (compiled, thread) => {
    const question = thread.questions.find(({ _id }) => _id === thread.id);
    const page =
      question === undefined
        ? { ...compiled, thread }
        : {
            ...compiled,
            head: questionHead(compiled.head, question, site),
            intro: [],
            faq: [],
            thread,
            related: relateAnswers(question.text),
          };
    const path = question === undefined ? '/forum' : `/forum/${question._id}`;
    return { page, document: prerender({ path, result: { status: 'ready', page, sidebar: null } }) };
  };
}
