import { compareText } from '../core/problem.ts';
import { compareYears } from '../core/year.ts';
import { routeOf } from '../kinds/paths.ts';
import type { Page, PaperPage, ResearchTopic, TocEntry, TopicPage } from '../kinds/shapes.ts';
import type { AnyDocument, Document } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import { addressOf } from '../render/citation-text.ts';
import { emitSectioned, emitWhole } from '../render/text.ts';
import type { View, Work } from '../render/view.ts';
import { isDraft } from '../resolve/model.ts';
import { emitHref } from '../resolve/page-link.ts';
import { listReferences } from '../resolve/references.ts';
import { readSite } from '../resolve/site.ts';
import { citeBook, citePage } from './cite.ts';
import { listAuthors } from './head.ts';
import { emitPageHead } from './page-head.ts';
import { sortPapers } from './papers.ts';
import { countMinutes, emitUpdated } from './reading.ts';

/** The payload of a document's route, or null for documents that have no page. */
export function emitPage(document: AnyDocument, view: View): Page | null {
  const { model } = view;
  const path = routeOf(document.kind, document.slug);
  if (path === null) return null;
  const head = emitPageHead(document, path, view);
  const whole = (name: string) => emitWhole(document, view, name);
  switch (document.kind) {
    case 'home': {
      const matter = wholeMatter(document);
      const place = (link: string) => emitHref(link, document, model);
      return {
        kind: 'home',
        head,
        headline: matter.headline,
        intro: whole('intro'),
        quote: { text: matter.quote.text, source: matter.quote.source ?? null },
        promo: matter.promo.map(({ title, description, linkText, link }) => ({
          title,
          description,
          linkText: linkText ?? null,
          ...place(link),
        })),
        video: matter.video === undefined ? null : emitVideo(matter.video, (link) => place(link).href),
        research: matter.research.map(({ title, description, citation, year, link }) => ({
          title,
          description,
          citation,
          year,
          ...place(link),
        })),
        resources: matter.resources.map(({ title, description, link }, index) => ({
          number: index + 1,
          title,
          description,
          ...place(link),
        })),
        cite: citeBook(),
      };
    }
    case 'topic':
      return emitTopic(document, view, { head, body: whole('body') });
    case 'paper':
      return emitPaper(document, view, { head, body: whole('body') });
    case 'research': {
      const links = sortPapers(model).map((paper) => emitResearchTopic(paper, view));
      return {
        kind: 'research',
        head,
        title: wholeMatter(document).title,
        papers: links,
        ...emitSectioned(document, view),
      };
    }
    case 'contact':
      return { kind: 'contact', head, title: wholeMatter(document).title, intro: whole('intro') };
    case 'forum': {
      const { intro, sections } = emitSectioned(document, view);
      return { kind: 'forum', head, title: wholeMatter(document).title, intro, faq: sections };
    }
    case 'chatbot':
      return { kind: 'chatbot', head, title: wholeMatter(document).title, disclaimer: whole('disclaimer') };
    case 'questionnaire': {
      const { title, chapters, books, participation } = wholeMatter(document);
      return { kind: 'questionnaire', head, title, intro: whole('intro'), chapters, books, participation };
    }
    case 'privacy-policy': {
      const { title, date } = wholeMatter(document);
      const { intro, sections } = emitSectioned(document, view);
      return {
        kind: 'privacy-policy',
        head,
        title,
        date,
        intro,
        sections: sections.map((section, index) => ({ ...section, number: index + 1 })),
      };
    }
    default:
      return null;
  }
}

type Prepared<P extends Page> = Pick<P & { body: unknown }, 'head' | 'body'>;

function emitTopic(document: Document<'topic'>, view: View, { head, body }: Prepared<TopicPage>): TopicPage {
  const { model } = view;
  const matter = wholeMatter(document);
  return {
    kind: 'topic',
    head,
    slug: document.slug,
    title: matter.title,
    group: { slug: matter.group, title: view.groupTitle(matter.group) ?? matter.group },
    body,
    toc: emitToc(document),
    ...view.neighboursOf(document),
    updated: emitUpdated(document),
    minutes: countMinutes(document),
    draft: isDraft(document, model.today),
    cite: citePage(document, model),
  };
}

function emitPaper(document: Document<'paper'>, view: View, { head, body }: Prepared<PaperPage>): PaperPage {
  const { model } = view;
  const matter = wholeMatter(document);
  return {
    kind: 'paper',
    head,
    slug: document.slug,
    title: matter.title,
    label: matter.label,
    authors: listAuthors(matter.authors, readSite(model).author.name),
    date: matter.date,
    body,
    toc: emitToc(document),
    ...view.neighboursOf(document),
    updated: emitUpdated(document),
    minutes: countMinutes(document),
    draft: isDraft(document, model.today),
    cite: citePage(document, model),
  };
}

interface Video<T> {
  readonly title: string;
  readonly webm: T;
  readonly mp4: T;
  readonly poster: T;
  readonly captions: T;
}

function emitVideo(video: Video<string>, place: (link: string) => string): Video<string> {
  return {
    title: video.title,
    webm: place(video.webm),
    mp4: place(video.mp4),
    poster: place(video.poster),
    captions: place(video.captions),
  };
}

function emitToc(document: AnyDocument): TocEntry[] {
  const toc: TocEntry[] = document.body.headings.flatMap(({ id, title, depth }) =>
    depth === 2 || depth === 3 ? [{ id, title, depth }] : [],
  );
  return listReferences(document).length === 0 ? toc : [...toc, { id: 'references', title: 'References', depth: 2 }];
}

/** A line of research as the index has it; its publications stand in the order of their years. */
function emitResearchTopic(paper: Document<'paper'>, { work }: View): ResearchTopic {
  const { label, question, finding } = wholeMatter(paper);
  const papers = listReferences(paper)
    .flatMap(({ id }) => work(id) ?? [])
    .sort((a, b) => compareYears(a.year, b.year) || compareText(a.id, b.id));
  const years = papers.flatMap(({ year }) => (typeof year === 'number' ? [year] : []));
  const [first] = years;
  return {
    id: paper.slug,
    title: label,
    href: `/research/papers/${paper.slug}`,
    question: question ?? null,
    finding: finding ?? null,
    years: first === undefined ? null : { first, last: years.at(-1) ?? first },
    papers: papers.map(describePaper),
  };
}

function describePaper(work: Work): ResearchTopic['papers'][number] {
  const { title, venue, year } = work;
  return { id: addressOf(work) ?? '', title, citation: venue ?? '', year };
}
