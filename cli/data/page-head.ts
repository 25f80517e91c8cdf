import { readAuthor } from '../core/author.ts';
import type { Publication } from '../core/publication.ts';
import type { Head, PageHead } from '../kinds/shapes.ts';
import {
  describeArticle,
  describeBook,
  describeFaq,
  describeLesson,
  describePerson,
  describeSite,
  describeTrail,
  nameSite,
  type SiteFacts,
  writeJsonLd,
} from '../metadata/json-ld.ts';
import { listCitationTags, type ScholarlyPage } from '../metadata/scholar.ts';
import type { AnyDocument, Document } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { View } from '../render/view.ts';
import type { Model } from '../resolve/model.ts';
import { listReferences } from '../resolve/references.ts';
import { readSite, readUrl } from '../resolve/site.ts';
import { emitHead } from './head.ts';
import { countMinutes, emitUpdated } from './reading.ts';
import { listSectionTexts } from './section-text.ts';

type Nodes = Parameters<typeof writeJsonLd>[0];

/** The head of a page with what scholarly indexes and search engines read in it. */
export function emitPageHead(document: AnyDocument, path: string, { model, work }: View): PageHead {
  const head = emitHead(document, path, model);
  const cited = () => listReferences(document).flatMap(({ id }) => (work(id) as Publication | undefined) ?? []);
  switch (document.kind) {
    case 'home': {
      const site = siteFacts(model);
      return withNodes(head, [describePerson(site), describeSite(site), describeBook(site, readSite(model).book)]);
    }
    case 'topic': {
      const { title, description, keywords } = wholeMatter(document);
      const lesson = describeLesson(siteFacts(model), {
        title,
        description,
        url: head.canonical,
        updated: emitUpdated(document),
        minutes: countMinutes(document),
        keywords,
        // What a topic cites stands in its list; told twice it would outweigh the rest of the head.
        references: [],
      });
      const trail = [
        { title: 'Resources', url: `${readUrl(model)}/resources` },
        { title, url: head.canonical },
      ];
      return completeHead(head, model, [lesson, trailTo(model, trail)]);
    }
    case 'paper': {
      const paper = describePaper(document, head, model, cited());
      const trail = [
        { title: 'Research', url: `${readUrl(model)}/research` },
        { title: paper.title, url: head.canonical },
      ];
      const article = describeArticle(siteFacts(model), paper, emitUpdated(document));
      return { ...completeHead(head, model, [article, trailTo(model, trail)]), citation: listCitationTags(paper) };
    }
    case 'forum':
      return completeHead(head, model, [describeFaq(head.canonical, listAnswers(document))]);
    default:
      return completeHead(head, model);
  }
}

/** The head of a page together with the researcher and the site, which other descriptions refer to; the front page describes the site. */
export function completeHead(head: Head, model: Model, about: Nodes = []): PageHead {
  const site = siteFacts(model);
  return withNodes(head, [describePerson(site), nameSite(site), ...about]);
}

function withNodes(head: Head, nodes: Nodes): PageHead {
  return { ...head, citation: [], jsonLd: writeJsonLd(nodes) };
}

function siteFacts(model: Model): SiteFacts {
  const { title, description, language, author } = readSite(model);
  return { title, description, url: readUrl(model), language, author: author.name };
}

function describePaper(
  document: Document<'paper'>,
  head: Head,
  model: Model,
  references: readonly Publication[],
): ScholarlyPage {
  const { title, description, authors, date, keywords } = wholeMatter(document);
  const site = readSite(model);
  return {
    title,
    description,
    authors: (authors ?? [site.author.name]).map(readAuthor),
    date,
    url: head.canonical,
    language: site.language,
    keywords,
    publisher: site.title,
    references,
  };
}

function trailTo(model: Model, trail: readonly { readonly title: string; readonly url: string }[]) {
  return describeTrail([{ title: 'Home', url: `${readUrl(model)}/` }, ...trail]);
}

/** The questions of the forum page, with their answers as plain text in HTML. */
function listAnswers(document: AnyDocument) {
  return listSectionTexts(document).flatMap(({ heading, text }) =>
    heading === null ? [] : [{ question: heading.title, answer: text.replace(/&/g, '&amp;').replace(/</g, '&lt;') }],
  );
}
