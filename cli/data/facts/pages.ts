import { joinWords } from '../../core/words.ts';
import { askFor, countInWords, type Fact, type NamedFacts, nameFirst } from '../../kinds/fact.ts';
import { nameKind, routeOf } from '../../kinds/paths.ts';
import { kindWith } from '../../kinds/registry.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { groupKind, nextInChain, previousInChain, topicKind } from '../../resolve/chain.ts';
import type { Model } from '../../resolve/model.ts';
import { linkToPage } from '../../resolve/page-link.ts';
import { readSite } from '../../resolve/site.ts';

/** Facts on the reading order of topics: overall, in each group, and the neighbours of each topic. */
export function orderFacts({ chain }: Model): NamedFacts {
  const facts: Record<string, Fact> = {};
  const groups = chain.groups.flatMap(({ group, topics }) => {
    const links = topics.flatMap((topic) => linkToPage(topic) ?? []);
    return links[0] === undefined ? [] : [{ slug: group.slug, title: group.frontMatter.title ?? group.slug, links }];
  });
  const first = groups[0]?.links[0];
  if (first === undefined) return {};
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  facts.order = {
    asks: askFor('order'),
    text: `There ${count === 1 ? 'is' : 'are'} ${countInWords(count, nameKind(topicKind))} in ${countInWords(groups.length, nameKind(groupKind))}, to be read in this order:\n${groups
      .map(({ title, links }, index) => `${index + 1}. ${title}: ${links.map((link) => link.title).join('; ')}`)
      .join('\n')}`,
    on: first,
    more: groups.slice(1).flatMap(({ links }) => links.slice(0, 1)),
  };
  for (const { slug, title, links } of groups) {
    facts[`order-${slug}`] = {
      asks: askFor('orderInGroup', { title, slug }),
      text: `The group “${title}” has ${countInWords(links.length, 'page')}, to be read in this order:\n${links.map((link, index) => `${index + 1}. ${link.title}`).join('\n')}`,
      on: links[0] ?? first,
      more: links.slice(1),
    };
  }
  for (const topic of chain.topics) {
    const link = linkToPage(topic);
    const next = nextInChain(chain, topic.slug);
    const previous = previousInChain(chain, topic.slug);
    const after = next === null ? null : linkToPage(next);
    const before = previous === null ? null : linkToPage(previous);
    if (link === null || after === null) continue;
    const start = before === null ? `No topic comes before “${link.title}”.` : `Before it comes “${before.title}”.`;
    facts[`after-${topic.slug}`] = {
      asks: askFor('neighbours', { title: link.title, slug: topic.slug }),
      text: `After “${link.title}” comes “${after.title}”. ${start}`,
      on: after,
      more: [link, ...(before === null ? [] : [before])],
    };
  }
  return facts;
}

/** Facts on how to take part and on planned books, from the options of the questionnaire. */
export function questionnaireFacts(model: Model): NamedFacts {
  const [form] = model.publishedOf(kindWith('takesChoices'));
  const on = form === undefined ? null : linkToPage(form);
  if (form === undefined || on === null) return {};
  const { participation = [], books = [] } = form.frontMatter;
  // A study has participants, and a page of its own for them, which answers instead.
  const isTold = model.gather(listOnTakingPart).some((page) => page !== form);
  const hasBook = readSite(model).book !== undefined;
  return {
    ...(!isTold && {
      participation: {
        asks: askFor('participation'),
        text: `You take part by filling in the questionnaire, which has three short steps. There ${participation.length === 1 ? 'is' : 'are'} ${countInWords(participation.length, 'way')} to choose from: ${joinWords(participation.map((way) => way.toLowerCase()))}. The last step asks for the title and a summary of what you propose.`,
        on,
      },
    }),
    ...(hasBook && { 'planned-books': tellPlanned(books, on) }),
  };
}

/** An ordinary page whose title says that it is on taking part; others are about participation in something. */
function listOnTakingPart(document: AnyDocument, { isHeld }: Model): readonly AnyDocument[] {
  const { frontMatter, kind } = document;
  const title = 'title' in frontMatter ? (frontMatter.title ?? '') : '';
  const isOn =
    routeOf(kind, document.slug) === `/${document.slug}` &&
    /\btak(?:e|ing) part\b|\bparticipa(?:te|nts?)\b/i.test(title);
  return isOn && !isHeld(document) ? [document] : [];
}

/** The books to come, which are more than the one that the site has. */
function tellPlanned(books: readonly string[], on: Link): Fact {
  return {
    asks: askFor('plannedBooks'),
    text: `The books that are planned next (${books.length}): ${joinWords(books.map((book) => book.replace(/^[A-Z](?![A-Z-])/, (letter) => letter.toLowerCase())))}. In the questionnaire you can tick the ones that you would like to read.`,
    on,
  };
}

/** The subjects of the pages on papers. */
export function paperFacts(model: Model): NamedFacts {
  const links = [...model.publishedOf(kindWith('isAboutWorks'))]
    .sort((a, b) => (a.frontMatter.order ?? 0) - (b.frontMatter.order ?? 0))
    .flatMap((paper) => linkToPage(paper) ?? []);
  if (links.length === 0) return {};
  return {
    papers: {
      asks: askFor('papers'),
      text: [
        `The section Research has ${countInWords(links.length, 'page')} on papers:`,
        ...nameFirst(links.map(({ title }) => `- ${title}`)),
      ].join('\n'),
      on: { title: 'Research', href: '/research' },
      more: links,
    },
  };
}
