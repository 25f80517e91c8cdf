/**
 * The shapes of everything in generated/. The compiler copies this file there as `shapes.ts`, beside a
 * `names.ts` whose unions are closed over the pages that exist; here they are open.
 */
import type { AnyHref, FigureName, GroupSlug, Href, PaperSlug, ReferenceId, ShownFields, TopicSlug } from './names.ts';

/** HTML made from content/ at build time. `key` is unique within its page: a prerendered page sends the HTML once, and the app finds it again by this key. */
export interface Markup {
  readonly key: string;
  readonly html: string;
}

/** A figure that moves: its number on its page, and the words of its caption as HTML, empty where it has none. */
export interface FigurePart {
  readonly figure: FigureName;
  readonly number: number;
  readonly caption: string;
}

/** The text of a page: stretches of HTML with figures between them. */
export type Body = readonly (Markup | FigurePart)[];

export interface Link {
  readonly title: string;
  readonly href: Href;
}

/** A link that may lead out of the site; `external` opens a new tab. */
export interface AnyLink {
  readonly title: string;
  readonly href: AnyHref;
  readonly external: boolean;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Markup;
}

export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly depth: 2 | 3;
}

/** What the document head of a page says. `canonical` is absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly type: 'website' | 'article';
  readonly keywords: readonly string[];
  readonly author: string;
  /** Absolute address of the picture that stands for the page where it is shared, 1200 by 630. */
  readonly card: string;
}

/** The head of a page with what machines read in it. */
export interface PageHead extends Head {
  /** The Highwire tags of a paper, in order; empty on other pages. */
  readonly citation: readonly { readonly name: string; readonly content: string }[];
  /** The text of a script element of type `application/ld+json`. */
  readonly jsonLd: string;
}

/** How to cite something in one format: a file of its own, below the base of the site. */
export interface CitationFile {
  /** The name of the format. */
  readonly title: string;
  readonly href: string;
}

/** How to cite a publication in one format; a list of these is fetched when a reader asks for it. */
export interface ReferenceCitation {
  /** The name of the format. */
  readonly title: string;
  /** The name that the text is saved under. */
  readonly file: string;
  readonly text: string;
}

/** What the front matter of a kind hands on as it is. */
type Fields<K extends keyof ShownFields> = ShownFields[K];

/** What every page has. */
interface PageOf<K extends string> {
  readonly kind: K;
  readonly head: PageHead;
}

/** A page that lists what the site has of a kind. */
interface ListPage<K extends string> extends PageOf<K> {
  readonly title: string;
}

/** A text that is read from its beginning to its end. */
export interface Article {
  readonly head: PageHead;
  readonly slug: string;
  /** Ends with the numbered list of references, where there are any. */
  readonly body: Body;
  readonly toc: readonly TocEntry[];
  /** ISO day of the last change, if known. */
  readonly updated: string | null;
  readonly draft: boolean;
}

/** An article that stands in a list. */
interface ListedArticle extends Article {
  readonly list: Link;
}

/** What stands around an article of the book or of the research. */
export interface ReadingInfo {
  readonly updated: string | null;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  readonly draft: boolean;
  /** How to cite this page; empty when nobody knows the year it is from. */
  readonly cite: readonly CitationFile[];
}

/** The pages before and after one in the order of its kind. */
export interface Neighbours {
  readonly previous: Link | null;
  readonly next: Link | null;
}

export interface HomePage extends PageOf<'home'>, Omit<Fields<'home'>, 'title'> {
  readonly intro: Body;
  readonly promo: readonly (AnyLink & { readonly description: string; readonly linkText: string | null })[];
  readonly video: {
    readonly title: string;
    readonly webm: string;
    readonly mp4: string;
    readonly poster: string;
    readonly captions: string;
  } | null;
  readonly research: readonly (AnyLink & {
    readonly description: string;
    readonly citation: string;
    readonly year: number;
  })[];
  readonly resources: readonly (AnyLink & { readonly number: number; readonly description: string })[];
  /** How to cite the book. */
  readonly cite: readonly CitationFile[];
  /** The latest news, and where all of them stand; null where there are none. */
  readonly news: { readonly list: Link; readonly latest: readonly NewsItem[] } | null;
}

/** `/resources` without a topic: all topics, in the order of the chain. */
export interface ResourcesPage extends PageOf<'resources'> {
  readonly groups: readonly {
    readonly slug: GroupSlug;
    readonly title: string;
    readonly topics: readonly TopicEntry[];
  }[];
}

/** A topic as the overview lists it. */
export interface TopicEntry extends Link {
  /** Its place in the chain, from 1. */
  readonly number: number;
  readonly description: string;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
}

export interface TopicPage extends PageOf<'topic'>, Fields<'topic'>, Article, ReadingInfo, Neighbours {
  readonly slug: TopicSlug;
  readonly group: { readonly slug: GroupSlug; readonly title: string };
}

export interface ResearchPage extends PageOf<'research'>, Fields<'research'> {
  readonly papers: readonly ResearchTopic[];
  readonly intro: Body;
  readonly sections: readonly Section[];
}

/** A line of research: its page, and the publications that the page is about. */
export interface ResearchTopic extends Link, Pick<Fields<'paper'>, 'question' | 'finding'> {
  readonly id: string;
  /** From when to when its publications appeared; null where none has a year. */
  readonly years: { readonly first: number; readonly last: number } | null;
  /** By year. */
  readonly papers: readonly {
    /** The address of the publication; empty where it has none. */
    readonly id: string;
    readonly title: string;
    /** Where it appeared; empty where that is not known. */
    readonly citation: string;
    readonly year: Year;
  }[];
}

type PaperFields = Omit<Fields<'paper'>, 'question' | 'finding'>;

export interface PaperPage extends PageOf<'paper'>, PaperFields, Article, ReadingInfo, Neighbours {
  readonly slug: PaperSlug;
  /** What the page is about, and the file with its citation in all formats; null where the page does not say. */
  readonly publication: (Link & { readonly cite: string }) | null;
  /** Those who have a page on this site, with its address. */
  readonly authors: readonly { readonly name: string; readonly href: Href | null }[];
  /** PDF, preprint, code and whatever else belongs to it. */
  readonly links: readonly AnyLink[];
}

/** `/talks`: those to come, the next first, and those that were given, the newest first. */
export interface TalksPage extends ListPage<'talks'> {
  readonly upcoming: readonly TalkEntry[];
  readonly past: readonly TalkEntry[];
  /** All of them for a calendar, below the base of the site. */
  readonly calendar: string;
}

export interface TalkEntry extends Link, Fields<'talk'> {
  readonly links: readonly AnyLink[];
}

export interface TalkPage extends PageOf<'talk'>, Fields<'talk'>, ListedArticle {
  /** Slides and film first. */
  readonly links: readonly AnyLink[];
  readonly papers: readonly Link[];
  readonly minutes: number;
  /** The talk for a calendar, below the base of the site. */
  readonly calendar: string;
}

/** `/courses`: the latest term first. */
export interface CoursesPage extends ListPage<'courses'> {
  readonly courses: readonly CourseEntry[];
}

export interface CourseEntry extends Link, Fields<'course'> {
  readonly description: string;
  readonly sessions: number;
}

export interface CoursePage extends PageOf<'course'>, Fields<'course'>, ListedArticle {
  readonly description: string;
  readonly syllabus: readonly CourseSession[];
  readonly files: readonly AnyLink[];
  /** Its sessions for a calendar, below the base of the site; null where none has a day. */
  readonly calendar: string | null;
}

export interface CourseSession {
  readonly title: string;
  readonly date: string | null;
  readonly text: string | null;
  readonly readings: readonly Link[];
  readonly files: readonly AnyLink[];
}

/** `/news`: the latest first. */
export interface NewsPage extends ListPage<'news-list'> {
  readonly news: readonly NewsItem[];
}

/** A line of news; `link` leads to its post, or to what it is about. */
export interface NewsItem extends Fields<'news'> {
  readonly link: Omit<AnyLink, 'title'> | null;
}

export interface NewsItemPage extends PageOf<'news'>, NewsItem, ListedArticle {
  readonly minutes: number;
}

/** `/people`: by how they belong to the site, and by family name. */
export interface PeoplePage extends ListPage<'people'> {
  readonly groups: readonly { readonly title: string; readonly people: readonly PersonEntry[] }[];
}

interface Photo {
  readonly href: string;
  readonly alt: string;
}

export interface PersonEntry extends Link, Fields<'person'> {
  readonly photo: Photo | null;
}

export interface PersonPage extends PageOf<'person'>, Fields<'person'>, ListedArticle {
  readonly photo: Photo | null;
  /** The person's own page elsewhere. */
  readonly page: Omit<AnyLink, 'title'> | null;
  /** The papers of this site that they wrote. */
  readonly papers: readonly Link[];
  /** Their publications among the references of this site, the latest first. */
  readonly works: readonly (Link & { readonly venue: string | null; readonly year: Year })[];
}

/** `/answers`: every question that is answered, below the topic or paper that it belongs to. */
export interface AnswersPage extends ListPage<'answers'> {
  /** In the order of the topics and then of the papers; questions on the site itself are the last. */
  readonly groups: readonly PageAnswers[];
}
export interface PageAnswers {
  readonly title: string;
  /** Null where the questions belong to no page. */
  readonly href: Href | null;
  readonly answers: readonly AnswerEntry[];
}
export interface AnswerEntry extends Link {
  /** Other ways to ask the same, by which a reader finds it. */
  readonly asks: readonly string[];
}

export interface AnswerPage extends PageOf<'answer'>, Omit<ListedArticle, 'toc'> {
  /** The question. */
  readonly title: string;
  /** The topics and papers that say more. */
  readonly more: readonly Link[];
  /** Other questions of the same group. */
  readonly others: readonly Link[];
}

/** `/glossary`: what words mean, by the alphabet. */
export interface GlossaryPage extends ListPage<'glossary'> {
  readonly terms: readonly GlossaryTerm[];
}
export interface GlossaryTerm {
  /** Its anchor. */
  readonly slug: string;
  readonly term: string;
  readonly also: readonly string[];
  readonly plain: string;
  /** What it means exactly; null where nothing more is to be said. */
  readonly precise: Markup | null;
  /** Where the texts of the site use it first; null where none does. */
  readonly use: Link | null;
}

export interface ContactPage extends PageOf<'contact'>, Fields<'contact'> {
  readonly photo: Photo | null;
  readonly intro: Body;
}

export interface ForumPage extends PageOf<'forum'>, Fields<'forum'> {
  readonly intro: Body;
  readonly faq: readonly Section[];
}

export interface ChatbotPage extends PageOf<'chatbot'>, Fields<'chatbot'> {
  readonly disclaimer: Body;
}

export interface QuestionnairePage extends PageOf<'questionnaire'>, Fields<'questionnaire'> {
  readonly intro: Body;
}

export interface PrivacyPage extends PageOf<'privacy-policy'>, Fields<'privacy-policy'> {
  readonly intro: Body;
  readonly sections: readonly (Section & { readonly number: number })[];
}

/** `/cv`: what is known of the researcher, and the text of the file before it. */
export interface CvPage extends PageOf<'cv'>, Fields<'cv'>, Omit<Article, 'slug'> {
  readonly description: string;
  readonly author: CvAuthor;
  readonly awards: readonly NewsItem[];
  /** By what they are; the latest first. */
  readonly publications: readonly { readonly title: string; readonly works: readonly CvWork[] }[];
  /** Papers of this site that are no publication. */
  readonly papers: readonly (Link & Pick<Fields<'paper'>, 'date'>)[];
  readonly talks: readonly (Link & Pick<Fields<'talk'>, 'date' | 'event' | 'place'>)[];
  readonly courses: readonly (Link & Pick<Fields<'course'>, 'institution' | 'level' | 'terms'>)[];
}

export interface CvAuthor extends Pick<Fields<'person'>, 'role' | 'affiliation'> {
  readonly name: string;
  readonly email: string;
  readonly photo: Photo | null;
}

export interface CvWork {
  readonly title: string;
  readonly venue: string | null;
  readonly year: Year;
  /** Where it is found; null where it has no address. */
  readonly href: string | null;
  readonly links: readonly AnyLink[];
  /** Its line in a list. */
  readonly body: Markup;
}

/** A page of content/pages/ at an address of its own. */
export interface FreePage extends PageOf<'page'>, Fields<'page'>, Article {}

/** `/references`: every publication of the site, and what it can be narrowed down by. */
export interface ReferencesPage extends ListPage<'references'> {
  /** All of them as BibTeX, below the base of the site. */
  readonly bibtex: string;
  /** The pages that cite, in groups; a value is a page's path without the leading slash. */
  readonly topics: readonly { readonly title: string; readonly options: readonly Option[] }[];
  readonly types: readonly Option[];
  /** Authors of more than one publication, by name. */
  readonly authors: readonly Option[];
  readonly years: { readonly first: number; readonly last: number };
  /** By author and year. */
  readonly entries: readonly ReferenceEntry[];
}

export interface Option {
  readonly value: string;
  readonly title: string;
}

export interface ReferenceEntry {
  readonly id: ReferenceId;
  readonly type: string;
  readonly year: Year;
  /** The authors' names in addresses: `caplin`. */
  readonly authors: readonly string[];
  /** Values of `topics`. */
  readonly citedOn: readonly string[];
  readonly body: Markup;
}

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

/** `generated/sidebar.json`. */
export type SidebarEntries = readonly SidebarEntry[];
export interface SidebarEntry {
  readonly slug: GroupSlug;
  readonly title: string;
  readonly items: readonly Link[];
}

/** `generated/site.json`: what every screen needs, whatever its route. */
export interface SiteData extends Fields<'site'> {
  readonly description: string;
  /** Public address without a trailing slash. */
  readonly url: string;
  /** Path of the public address: empty, or `/folder` for a site that is not at the root of its host. */
  readonly base: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Where else the researcher is found; `icon` is the path of a sign, 24 units wide and high. */
  readonly profiles: readonly { readonly title: string; readonly href: string; readonly icon: string }[];
  readonly navigation: readonly Link[];
  /** The lists that the footer leads to. */
  readonly footer: readonly Link[];
  /** A Google tag and how visitors consent to it, the counts of the site's own server, or null: nothing is loaded. */
  readonly analytics: { readonly id: string; readonly consent: 'express' | 'implied' } | 'own' | null;
}

/** `generated/routes.json`: every address of the site, in the order of the sitemap. */
export type RouteList = readonly Route[];
export interface Route {
  readonly path: Href;
  readonly kind: Page['kind'];
  readonly head: Head;
  /** The data file below generated/ (and below data/ in the built site). */
  readonly data: string;
  readonly updated: string | null;
}

/** `generated/redirects.json`: alias path to route. */
export type Redirects = Readonly<Record<string, Href>>;

/** `generated/references.json`: every publication, by author and year. */
export type References = readonly Reference[];
export interface Reference {
  readonly id: ReferenceId;
  readonly type: string;
  /** Empty where editors stand for the authors. */
  readonly authors: readonly Author[];
  readonly editors: readonly Author[];
  readonly title: string;
  readonly year: Year;
  /** A journal, the book of a chapter, a school; the publisher of what stands in nothing else. */
  readonly venue: string | null;
  /** Who published the journal or the book that is the venue. */
  readonly publisher: string | null;
  readonly edition: string | null;
  readonly series: string | null;
  /** What a thesis was written for. */
  readonly degree: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly pages: string | null;
  readonly doi: string | null;
  /** The identifier at arXiv. */
  readonly eprint: string | null;
  readonly isbn: string | null;
  readonly url: string | null;
  /** PDF, preprint, code and whatever else belongs to it. */
  readonly links: readonly AnyLink[];
  readonly annotation: string;
  readonly citedOn: readonly Link[];
}

export type Year = number | 'forthcoming' | 'n.d.';

/** A particle (`van`, `de la`) belongs to the family name. */
export type Author =
  | { readonly given: string; readonly family: string; readonly suffix?: string; readonly orcid?: string }
  | { readonly organisation: string };

/** `generated/passages.json`: what the chatbot answers from: the text of the site in pieces of a paragraph or two, and sentences made of its data. */
export type Passages = readonly Passage[];
export interface Passage {
  /** `fact` is a sentence made of data, `section` any text that is neither an answer nor a term. */
  readonly kind: 'answer' | 'term' | 'fact' | 'section';
  /** `<page path>#<n>`. */
  readonly id: string;
  readonly path: Href;
  /** The page of its own that an answer has. */
  readonly address?: Href;
  /** Anchor of the nearest heading above, without `#`; null at the top of the page. */
  readonly anchor: string | null;
  readonly page: string;
  readonly heading: string | null;
  /** Questions that the text answers, in the words of people who ask; empty for a section. */
  readonly asks: readonly string[];
  /** Plain text, without citations and footnote marks. Paragraphs are lines. */
  readonly text: string;
  /** Pages that say more. */
  readonly more: readonly Link[];
}

/** `generated/search.json`: what the search finds, a section or a publication each. */
export type SearchEntries = readonly SearchEntry[];
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly href: Href;
  /** The heading, or the title where the page or the publication itself is meant. */
  readonly title: string;
  /** What the heading belongs to: a page, a group, the authors and the year. */
  readonly context: string;
  readonly text: string;
  /** Words that find the entry without being shown. */
  readonly also: string;
}
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

/** `generated/citations.json`: what the build writes citations of. `file` is below the site, without an extension. */
export type CitedPages = readonly CitedPage[];
export interface CitedPage {
  readonly file: string;
  readonly publication: Omit<Reference, 'citedOn' | 'id' | 'links'> & { readonly id: string };
}
