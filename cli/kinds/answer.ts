import type { QAPage } from 'schema-dts';
import { type Derived, derive, deriveEach, isSameList, isSameText } from '../core/graph.ts';
import { groupBy } from '../core/group-by.ts';
import { plural } from '../core/text.ts';
import { escapeText, placeOnSite, referToResearcher } from '../metadata/json-ld.ts';
import type { ListModule, Member, News, PageFacts, PageSource, SiteView, Starter } from './kind.ts';
import * as paper from './paper.ts';
import { prefillAnswer } from './prefill-answer.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { AnswerPage, AnswersPage, PageAnswers } from './shapes/answer.ts';
import type { Link } from './shapes/parts.ts';
import * as topic from './topic.ts';

export const title = 'An answer';
export const folder = 'answers';
export const otherFolders = ['answer', 'faq', 'faqs', 'questions', 'antworten'];
export const isOptional = true;
export const route = '/answers/:slug';
export const text = 'note';
export const section = { path: '/answers', title: 'Answers', isInFooter: true };
export const titleKey = 'question';
export const searchedAs = 'question' as const;
export const answersQuestions = true;

/** The longest answer; a longer text should be a page. */
export const mostWords = 120;

export const schema = ({ z, field, optional, listOf, dated, namesFiles }: SchemaTools) =>
  z.strictObject({
    question: field.text.max(200).meta({
      description: 'What is asked, as a whole question.',
      examples: ['What is your research about?'],
    }),
    asks: listOf(
      field.text.max(200),
      'Other ways to ask the same, in the words of visitors. The question with the most of them leads its group on `/answers`, unless `faq` names another.',
      'What do you work on?',
    ),
    topics: namesFiles('topic', 'The topics that say more, by their file names (without .md).'),
    papers: namesFiles('paper', 'The papers that say more, by their file names (without .md).'),
    faq: optional(
      field.order,
      'Shows the answer in the forum too, under the frequent questions: a whole number, smaller first. The first is the example that the chatbot shows.',
      10,
    ),
    updated: dated.updated,
    references: dated.references,
    aliases: dated.aliases,
    draft: field.draft.default(false),
    publishAt: field.publishAt.optional(),
  });

type Schema = ReturnType<typeof schema>;

export const list: ListModule<AnswersPage> = {
  kind: 'answers',
  name: 'the list of answers',
  anchors: ({ frontMatter: { topics, papers } }) =>
    [topics, papers].flatMap((named) => (Array.isArray(named) ? named.map(String) : [])).concat('this-site'),
  describe: (site) =>
    `${plural(site.all({ title, schema }).length, 'question')} on the field, on the research and on this site, each with a short answer and its sources.`,
  page: ({ head, site }) => ({ kind: 'answers', head, title: section.title, groups: groupAnswers(site) }),
};

type FrontMatter = Member<Schema>['frontMatter'];
type Answers = PageAnswers['answers'];

/** The answers in groups by the page that each belongs to: topics first, then papers, then the rest. */
function groupAnswers(site: SiteView): PageAnswers[] {
  return [...pagesOf(site), rest].flatMap((page) => {
    const answers = groupsOf(site).get(page.name) ?? [];
    return answers.length === 0 ? [] : [{ title: page.title(), href: page.href, answers }];
  });
}

/** A page that answers may name. */
interface NamedPage {
  /** The key under which they name it, and its file name. */
  readonly name: string;
  readonly href: string;
  readonly title: Derived<string>;
}

/** Stands for the page of the answers that name none. */
const rest = { name: '', href: null, title: () => 'General questions' };

const nameTopic = deriveEach((one: Member<ReturnType<typeof topic.schema>>): NamedPage => {
  return { name: `topics/${one.slug}`, href: one.href, title: derive(() => one.frontMatter.title) };
});
const namePaper = deriveEach((one: Member<ReturnType<typeof paper.schema>>): NamedPage => {
  return { name: `papers/${one.slug}`, href: one.href, title: derive(() => one.frontMatter.label) };
});

/** The pages that answers may name, in the order in which they are read. */
const pagesOf = deriveEach(
  (site: SiteView): readonly NamedPage[] => [...site.all(topic).map(nameTopic), ...site.all(paper).map(namePaper)],
  isSameList,
);

/** The pages with some of these names, which are joined by a space, in the same order. */
const pagesNamed = deriveEach((site: SiteView) => {
  const named = derive(() => new Map(pagesOf(site).map((page, index) => [page.name, { page, index }])));
  return deriveEach((names: string): readonly NamedPage[] => {
    const found = names.split(' ').flatMap((name) => named().get(name) ?? []);
    return [...new Set(found)].sort((a, b) => a.index - b.index).map(({ page }) => page);
  }, isSameList);
});

/** The pages that an answer names, topics first. */
function listNamed({ topics, papers }: FrontMatter, site: SiteView): readonly NamedPage[] {
  const names = [...topics.map((slug) => `topics/${slug}`), ...papers.map((slug) => `papers/${slug}`)];
  return pagesNamed(site)(names.join(' '));
}

/** The answers below each page, by its name. */
const groupsOf = deriveEach((site: SiteView): ReadonlyMap<string, Answers> => {
  const groups = groupBy(site.all({ title, schema }), ({ frontMatter }) => findHome(frontMatter, site).name);
  return new Map(Array.from(groups, ([page, group]) => [page, orderGroup(group).map(listAnswer)]));
});

/** The page below which an answer stands: its first topic, else its first paper in the order of the pages. */
function findHome(frontMatter: FrontMatter, site: SiteView): Pick<NamedPage, 'name'> {
  const named = listNamed(frontMatter, site);
  const [topicSlug] = frontMatter.topics;
  return (topicSlug === undefined ? named[0] : named.find(({ name }) => name === `topics/${topicSlug}`)) ?? rest;
}

/** A group begins with its first frequent question of the forum, else with the question that has the most `asks`. */
function orderGroup(group: readonly Member<Schema>[]): Member<Schema>[] {
  const rank = ({ frontMatter: { faq, asks } }: Member<Schema>) => (faq === undefined ? asks.length : 1e6 - faq);
  const [lead] = group.toSorted((a, b) => rank(b) - rank(a));
  return group.toSorted((a, b) => +(b === lead) - +(a === lead));
}

function listAnswer({ href, frontMatter }: Member<Schema>): Answers[number] {
  return { title: frontMatter.question, href, asks: frontMatter.asks };
}

/** How many other questions are named below an answer. */
const othersAtMost = 6;

/**
 * The questions that follow an answer in its group and, after the last one, from the first on. They are asked for by the
 * name of the page above the answer and its own, as in `topics/foundation what-is-clarity`.
 */
const othersOf = deriveEach((site: SiteView) =>
  deriveEach((names: string): readonly Link[] => {
    const [page = '', slug = ''] = names.split(' ');
    const group = groupsOf(site).get(page) ?? [];
    const self = group.findIndex(({ href }) => href.endsWith(`/${slug}`));
    return [...group.slice(self + 1), ...group.slice(0, Math.max(self, 0))]
      .slice(0, othersAtMost)
      .map(({ title: question, href }) => ({ title: question, href }));
  }, isSameText),
);

/** A question with its answer, the pages that say more, and other questions of the same group. */
export function page({ slug, frontMatter, article, site }: PageSource<Schema>): AnswerPage {
  const { toc: _, ...whole } = article();
  const others = othersOf(site)(`${findHome(frontMatter, site).name} ${slug}`);
  return {
    kind: 'answer',
    list: { title: section.title, href: section.path },
    title: frontMatter.question,
    more: listNamed(frontMatter, site).map(({ title: readTitle, href }) => ({ title: readTitle(), href })),
    next: others[0] ?? null,
    others,
    ...whole,
  };
}

/** The question and its answer. */
export function jsonLd({ frontMatter, url, sections, site }: PageFacts<Schema>): [QAPage] {
  const { question } = frontMatter;
  const answer = sections()
    .map((part) => part.text)
    .join('\n');
  const author = referToResearcher(site.facts);
  const acceptedAnswer = { '@type': 'Answer', text: escapeText(answer), url, author } as const;
  return [
    {
      '@type': 'QAPage',
      ...placeOnSite(site.facts, url),
      mainEntity: { '@type': 'Question', name: question, text: question, answerCount: 1, acceptedAnswer },
    },
  ];
}

/** Its entry in the feed. */
export function news({ title: name, updated, body }: AnswerPage): News {
  return { title: name, updated, body, published: null, authors: [] };
}

/** The label on its card and in the feed. */
export function label(): string {
  return 'Answer';
}

/** The word beside its title in search results. */
export const context = label;

export const starter: Starter = {
  asks: [],
  values: ({ title: question, references }) => ({ question, references }),
  from: prefillAnswer,
};
