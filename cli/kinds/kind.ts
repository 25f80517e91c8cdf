import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { Author } from '../core/author.ts';
import type { Publication } from '../core/publication.ts';
import type { SiteFacts } from '../metadata/json-ld.ts';
import type { Meta } from '../metadata/scholar.ts';
import type { ShownOf } from '../schema/shown.ts';
import type { NamedFacts } from './fact.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { Article, Neighbours, ReadingInfo } from './shapes/base.ts';
import type { CvAuthor } from './shapes/cv.ts';
import type { PageHead } from './shapes/head.ts';
import type { Page, SearchKind } from './shapes/pages.ts';
import type { AnyLink, Body, CitationFile, Link, Markup, Section } from './shapes/parts.ts';
import type { Reference, ReferencesPage } from './shapes/reference.ts';
import type { SiteData } from './shapes/site.ts';
import type { GlossaryTerm } from './shapes/term.ts';
import type { ResourcesPage, SidebarEntries } from './shapes/topic.ts';

/**
 * A kind of file in content/. The registry lists a module of this shape for each, and the stages loop over it without
 * knowing any kind by name. Everything that a page is made of is passed in, so no kind imports a stage.
 */
export interface KindModule<S extends z.ZodObject = z.ZodObject, P extends Page = Page> {
  /** The name of one file, with its article: `A topic`. */
  readonly title: string;
  /** The folder of its files below content/; a kind with a single file has `file` instead. */
  readonly folder?: string;
  readonly file?: string;
  /** Names that other programs and people give that folder. */
  readonly otherFolders?: readonly string[];
  /** Whether a site may have no file of it; without any, its list does not exist either. */
  readonly isOptional?: boolean;
  readonly schema: (tools: SchemaTools) => S;
  /** The address of its page, with `:slug` for the name of the file; without it the kind has no pages. */
  readonly route?: string;
  /** How its text is used: as a whole page, as sections by heading, as a note in a list, or not at all. */
  readonly text: 'whole' | 'sections' | 'note' | 'none';
  /** Whether a page may have front matter only. */
  readonly isTextOptional?: boolean;
  /** The key that files are sorted by, whether the largest comes first, and the key that groups them. */
  readonly order?: { readonly by: string; readonly isDescending?: boolean; readonly within?: string };
  /** The part of the site to which its pages belong. */
  readonly section?: SiteSection;
  /** The anchors that its screen adds to those of the text; a section without entries may be left out. */
  readonly anchors?: readonly string[];
  /** The page that lists its files, at the path of the section. */
  readonly list?: ListModule;
  /** The key of its title (default: `title`). */
  readonly titleKey?: string;
  /** The key of the text of links to it (default: the title). */
  readonly linkKey?: string;
  /** Whether its pages are of the Open Graph type `article`; others are `website`. */
  readonly isArticle?: boolean;
  /** Whether its page says how to cite it. */
  readonly isCitable?: boolean;
  /** The kind of its results in the search (default: `page`). */
  readonly searchedAs?: SearchKind;
  /** Whether it says what the site as a whole is. */
  readonly describesSite?: boolean;
  /** Whether texts cite its files, as `[@name]`. */
  readonly isCited?: boolean;
  /** Whether its pages are about publications: an import begins one for each. */
  readonly isAboutWorks?: boolean;
  /** Whether its page lists whatever the researcher wrote. */
  readonly listsOwnWorks?: boolean;
  /** Whether its files tell what the researcher does, and with whom. */
  readonly isOfResearcher?: boolean;
  /** Whether its files are of the day that they state, and no newer when they are changed later. */
  readonly isOfItsDay?: boolean;
  /** Whether its files are people, to whom the names of authors lead. */
  readonly isPerson?: boolean;
  /** Whether a table of numbers lies beside each of its files. */
  readonly hasTable?: boolean;
  /** Whether its files say what a word means. */
  readonly explainsTerms?: boolean;
  /** Whether its files answer a question, and how many words each may have. */
  readonly answersQuestions?: boolean;
  readonly mostWords?: number;
  /** Whether visitors ask on its page, where a server shows what they asked. */
  readonly takesQuestions?: boolean;
  /** Whether its page is of no use without the server. */
  readonly needsServer?: boolean;
  /** Whether visitors tick on its page what they want. */
  readonly takesChoices?: boolean;
  /** The name of the TypeScript type of its slugs. */
  readonly slugType?: string;
  /** How `site new` makes a file. */
  readonly starter?: Starter;
  /** Makes the data of its page. */
  page?(source: PageSource<S>): P;
  /** The schema.org nodes of its page, for search engines. */
  jsonLd?(source: PageFacts<S>): readonly Thing[];
  /** The Highwire tags of its page, for Google Scholar. */
  tag?(source: PageFacts<S>): readonly Meta[];
  /** A word on what it belongs to, beside its title in search results. */
  context?(frontMatter: z.infer<S>, site: SiteView): string;
  /** The same on its card and in the feed. */
  label?(page: P): string;
  /** The text on its card (default: the title). */
  cardTitle?(page: P): string;
  /** The description, where the file has none. */
  describe?(frontMatter: z.infer<S>): string;
  /** The calendar entries of its page. */
  calendar?(page: P): readonly CalendarEntry[];
  /** What the chatbot tells of its files, besides their texts. */
  facts?(site: SiteView): NamedFacts;
  /** The honours among its files. */
  listAwards?(site: SiteView): readonly { readonly title: string }[];
  /** Its entry in the feed; a kind without this is not in the feed. */
  news?(page: P): News;
}

/** A part of the site; `hasNotFound` gives it a not-found page of its own. */
export interface SiteSection {
  readonly path: string;
  readonly title: string;
  readonly hasNotFound?: boolean;
  /** Whether its pages stand beside the list of topics. */
  readonly hasSidebar?: boolean;
  /** Whether the footer leads to its list, and the menu does not. */
  readonly isInFooter?: boolean;
}

/** The page that lists the files of a kind. */
export interface ListModule<P extends Page = Page> {
  readonly kind: P['kind'];
  /** Its name in messages: `the list of topics`. */
  readonly name: string;
  /** Its description. */
  readonly describe: (site: SiteView) => string;
  /** The anchors that its screen has for a file; front matter with mistakes lacks keys. */
  readonly anchors: (file: ListedFile) => readonly string[];
  readonly page: (source: { readonly head: PageHead; readonly site: SiteView }) => P;
  /** Its schema.org nodes, for search engines. */
  readonly jsonLd?: (site: SiteView) => readonly Thing[];
}

/** A file as far as it decides on the anchors of its list. */
export interface ListedFile {
  readonly slug: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** A file in a list of its kind. */
export interface Member<S extends z.ZodObject> {
  readonly slug: string;
  readonly href: string;
  readonly frontMatter: z.infer<S>;
  readonly shown: ShownOf<S>;
  /** The ids of the publications that it lists. */
  readonly references: readonly string[];
  /** Whether it has a text below the front matter. */
  readonly hasText: boolean;
  /** Resolves an address in its front matter for the app. */
  readonly link: (address: string) => Omit<AnyLink, 'title'>;
}

/** A publication as a list shows it. */
export type Work = Omit<Reference, 'citedOn'> & Pick<Publication, 'type'>;

/** A person who has a page. */
export interface PersonName {
  readonly slug: string;
  readonly href: string;
}

/** A frequent question of the forum, with the answer as plain text. */
export interface FaqEntry {
  readonly section: Section;
  readonly text: string;
}

/** What a kind can read of the rest of the site. */
export interface SiteView {
  readonly facts: SiteFacts;
  /** The day of the build, as YYYY-MM-DD. */
  readonly today: string;
  readonly book: SiteData['book'];
  readonly sidebar: () => SidebarEntries;
  readonly group: (slug: string) => { readonly slug: string; readonly title: string };
  /** All topics in the order of the chain. */
  readonly overview: () => ResourcesPage['groups'];
  /** The published files of a kind, in their order. */
  readonly all: <S extends z.ZodObject>(kind: Pick<KindModule<S>, 'title' | 'schema'>) => readonly Member<S>[];
  readonly reference: (id: string) => Work | undefined;
  /** A link to the publication on this site, with authors, year and title. */
  readonly cite: (id: string) => Link;
  /** The path of the file with the citation of a publication in all formats, without the base of the site. */
  readonly citationOf: (id: string) => string;
  /** The page of an author; null when there is none. */
  readonly personOf: (author: Author) => PersonName | null;
  /** The publications of a person who has a page. */
  readonly worksOf: (slug: string) => readonly Work[];
  /** The researcher as site.md has them. */
  readonly author: () => CvAuthor;
  /** The publications that the researcher wrote or edited. */
  readonly ownWorks: () => readonly Work[];
  /** Whether an author is the researcher, under any of the known names. */
  readonly isResearcher: (author: Author) => boolean;
  /** A publication as a line of a list, in HTML. */
  readonly lineOf: (id: string) => string;
  /** Where and when a publication appeared, with a link to it, in HTML. */
  readonly venueOf: (id: string) => string;
  /** The address of a publication outside the site, or null. */
  readonly addressOf: (reference: Work) => string | null;
  /** The address of the page of this site about a publication, or null. */
  readonly pageOf: (id: string) => string | null;
  /** The data of the page of all references. */
  readonly listReferences: () => Omit<ReferencesPage, 'kind' | 'head' | 'title'>;
  /** The frequent questions of the forum. */
  readonly listFaq: () => readonly FaqEntry[];
  /** The terms of the glossary. */
  readonly listTerms: () => readonly GlossaryTerm[];
}

/** What is known of a page, for its schema.org nodes and Highwire tags. */
export interface PageFacts<S extends z.ZodObject = z.ZodObject> {
  readonly slug: string;
  readonly frontMatter: z.infer<S>;
  /** The absolute address. */
  readonly url: string;
  /** ISO day of the last change, if known. */
  readonly updated: string | null;
  readonly minutes: number;
  /** The publications that it lists. */
  readonly cited: () => readonly Publication[];
  /** The publication that it is about, if it has its title. */
  readonly subject: () => Publication | null;
  /** The text in plain words, by its headings. */
  readonly sections: () => readonly { readonly heading: { readonly title: string } | null; readonly text: string }[];
  /** Resolves an address in the front matter for the app. */
  readonly link: (address: string) => { readonly href: string; readonly external: boolean };
  readonly site: SiteView;
}

/** What the data of a page is made from. */
export interface PageSource<S extends z.ZodObject = z.ZodObject> extends PageFacts<S> {
  readonly head: PageHead;
  /** The front matter that is passed to the screen unchanged. */
  readonly shown: ShownOf<S>;
  readonly text: PageText;
  /** The fields that every page with a whole text has; this uses `text`. */
  readonly article: () => Article;
  /** The same if the screen has a section with this title between the text and the references. */
  readonly articleAround: (title: string) => ArticleAround;
  /** The pages before and after it in the order of its kind. */
  readonly neighbours: () => Neighbours;
  /** Reading time and citation of the page. */
  readonly reading: () => ReadingInfo;
  /** The files with citations of the book. */
  readonly citeBook: () => readonly CitationFile[];
}

export interface ArticleAround {
  /** Its text ends without the references. */
  readonly article: Article;
  /** The anchor of the section in the contents. */
  readonly id: string;
  /** The numbered list of references, where there are any. */
  readonly references: readonly Markup[];
}

/** The text of a page, whole or in sections; only one of the two is called, and once. */
export interface PageText {
  readonly whole: (name: string) => Body;
  readonly inSections: () => { readonly intro: Body; readonly sections: readonly Section[] };
}

/** An entry in the feed. */
export interface News {
  readonly title: string;
  /** ISO day of the last change, if known. */
  readonly updated: string | null;
  readonly body: Body;
  /** ISO day of first publication, if the page has it. */
  readonly published: string | null;
  readonly authors: readonly string[];
}

/** An entry in a calendar: a whole day, or some hours of it. */
export interface CalendarEntry {
  readonly title: string;
  /** ISO day. */
  readonly date: string;
  /** `HH:MM`; without it the entry is a whole day. */
  readonly starts?: string | null;
  readonly ends?: string | null;
  /** The time zone of the hours (`Europe/Berlin`); without it they are local time of the reader. */
  readonly zone?: string | null;
  readonly place: string;
}

/** How `site new` makes a file of a kind. */
export interface Starter {
  readonly asks: readonly Ask[];
  /** The front matter that differs from the answers as they were given; a key that is undefined is left out. */
  readonly values?: (answers: StarterAnswers, today: string) => Readonly<Record<string, unknown>>;
  /** Reads a file that the server exported; null when it has another form. `cite` gives the reference of a DOI or id. */
  readonly from?: (text: string, cite: ReadonlyMap<string, string>) => Prefill | null;
  /** The slug (default: made from the title). */
  readonly slug?: (answers: StarterAnswers, isTaken: (slug: string) => boolean) => string;
}

/** Answers and text that a new file begins with. */
export interface Prefill {
  readonly answers: StarterAnswers;
  readonly body: string;
}

export type StarterAnswers = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** An option of `site new`; `question` asks for it where it is missing and a person can answer. */
export interface Ask {
  readonly key: string;
  /** In the syntax of commander: `--year <year>`. */
  readonly flag: string;
  readonly help: string;
  /** Whether it may be given more than once. */
  readonly isList?: boolean;
  readonly question?: string;
  readonly isRequired?: boolean;
  readonly choices?: readonly string[];
  /** What is wrong with an answer, or null. */
  readonly check?: (text: string) => string | null;
}
