import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { Author } from '../core/author.ts';
import type { Publication } from '../core/publication.ts';
import type { Year } from '../core/year.ts';
import type { SiteFacts } from '../metadata/json-ld.ts';
import type { Meta } from '../metadata/scholar.ts';
import type { ShownOf } from '../schema/shown.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { Article, Neighbours, ReadingInfo } from './shapes/base.ts';
import type { CvAuthor } from './shapes/cv.ts';
import type { PageHead } from './shapes/head.ts';
import type { Page, SearchKind } from './shapes/pages.ts';
import type { AnyLink, Body, CitationFile, Link, Section, TocEntry } from './shapes/parts.ts';
import type { Reference, ReferencesPage } from './shapes/reference.ts';
import type { SiteData } from './shapes/site.ts';
import type { GlossaryTerm } from './shapes/term.ts';
import type { ResourcesPage, SidebarEntries } from './shapes/topic.ts';

/**
 * What a kind of file says of itself: each module of this room is one, and the registry holds it to this shape. The
 * stages ask it and know no kind by name. What a page is made with is handed to it, so that no kind imports a stage.
 */
export interface KindModule<S extends z.ZodObject = z.ZodObject, P extends Page = Page> {
  /** What authors call one, above the table of its keys: `A topic`. */
  readonly title: string;
  /** The folder below content/ that holds its files, or the file that is the only one. */
  readonly folder?: string;
  readonly file?: string;
  /** What other programs, and other people, call that folder. */
  readonly otherFolders?: readonly string[];
  /** Whether a site can do without any. Such a kind has no list and no entry in the menu until there is one. */
  readonly isOptional?: boolean;
  readonly schema: (tools: SchemaTools) => S;
  /** The address of its page, with `:slug` for the file's name; there is none where it has no page. */
  readonly route?: string;
  /** What its text becomes: a page whole, sections by its headings, a note in a list, or nothing at all. */
  readonly text: 'whole' | 'sections' | 'note' | 'none';
  /** Whether its front matter says enough for a page without a text. */
  readonly isTextOptional?: boolean;
  /** The key by which files stand in order, whether the largest is first, and the key whose value they share the order with. */
  readonly order?: { readonly by: string; readonly isDescending?: boolean; readonly within?: string };
  /** The part of the site to which its pages belong. */
  readonly section?: SiteSection;
  /** The page that lists its files, at the address of the section. */
  readonly list?: ListModule;
  /** The key that holds its title, where that is not `title`. */
  readonly titleKey?: string;
  /** The key by which links call it, where that is not its title. */
  readonly linkKey?: string;
  /** Whether its pages are texts by somebody, such as an article; other pages are parts of a website. */
  readonly isArticle?: boolean;
  /** Whether its page says how to cite it. */
  readonly isCitable?: boolean;
  /** Under which word the search finds its page and the sections of it; `page` where it does not say. */
  readonly searchedAs?: SearchKind;
  /** Whether it says what the site as a whole is. */
  readonly describesSite?: boolean;
  /** Whether texts cite its files, as `[@name]`. */
  readonly isCited?: boolean;
  /** Whether its pages are about publications: an import begins one for each. */
  readonly isAboutWorks?: boolean;
  /** Whether its page lists whatever the researcher wrote. */
  readonly listsOwnWorks?: boolean;
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
  /** Whether visitors tick on its page what they want. */
  readonly takesChoices?: boolean;
  /** The name of the type of its slugs, for the app. */
  readonly slugType?: string;
  /** How `site new` begins one. */
  readonly starter?: Starter;
  /** What its file holds on a new site, in words that are true of any researcher. */
  begin?(site: NewSite): BeginningText;
  /** What its page holds. */
  page?(source: PageSource<S>): P;
  /** What search engines are told of its page, in the words of schema.org. */
  describe?(source: Described<S>): readonly Thing[];
  /** The Highwire tags of its page, from which Google Scholar indexes a paper. */
  tag?(source: Described<S>): readonly Meta[];
  /** A word on what it belongs to, beside its title where the search has found it. */
  context?(frontMatter: z.infer<S>, site: SiteView): string;
  /** The same on its card and in the feed. */
  label?(page: P): string;
  /** The words on its card, where they are not those of `title`. */
  cardTitle?(page: P): string;
  /** One sentence on it, where its file has no description. */
  summarize?(frontMatter: z.infer<S>): string;
  /** What a calendar takes from its page. */
  calendar?(page: P): readonly CalendarEntry[];
  /** The honours among its files. */
  listAwards?(site: SiteView): readonly { readonly title: string }[];
  /** What the feed tells of it beyond its text; a kind without this is not in the feed. */
  news?(page: P): News;
}

/** A part of the site: its address and its name, and whether what is not found there has a page of its own words. */
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
  /** How a message calls it: `the list of topics`. */
  readonly name: string;
  readonly describe: (site: SiteView) => string;
  readonly page: (source: { readonly head: PageHead; readonly site: SiteView }) => P;
  /** What search engines are told of it. */
  readonly jsonLd?: (site: SiteView) => readonly Thing[];
}

/** A file that a list names. */
export interface Member<S extends z.ZodObject> {
  readonly slug: string;
  readonly href: string;
  readonly frontMatter: z.infer<S>;
  readonly shown: ShownOf<S>;
  /** The ids of the publications that it lists. */
  readonly references: readonly string[];
  /** Whether anything stands below its front matter. */
  readonly hasText: boolean;
  /** An address in its front matter as the app uses it. */
  readonly link: (address: string) => Omit<AnyLink, 'title'>;
}

/** A publication as a list shows it. */
export type Work = Omit<Reference, 'citedOn'>;

/** A person who has a page. */
export interface PersonName {
  readonly slug: string;
  readonly href: string;
}

/** A question that the forum answers beforehand, as it shows it, with the answer in plain words. */
export interface FaqEntry {
  readonly section: Section;
  readonly text: string;
}

/** What a kind may ask about the rest of the site. */
export interface SiteView {
  readonly facts: SiteFacts;
  /** The day for which the site is made, as YYYY-MM-DD. */
  readonly today: string;
  readonly book: SiteData['book'];
  readonly sidebar: () => SidebarEntries;
  readonly group: (slug: string) => { readonly slug: string; readonly title: string };
  /** All topics in the order of the chain. */
  readonly overview: () => ResourcesPage['groups'];
  /** The published files of a kind, in their order. */
  readonly all: <S extends z.ZodObject>(kind: Pick<KindModule<S>, 'title' | 'schema'>) => readonly Member<S>[];
  readonly reference: (id: string) => Work | undefined;
  /** The publication in a few words, and where it stands on this site. */
  readonly cite: (id: string) => Link;
  /** The file with the citation of a publication in all formats, below the base of the site. */
  readonly citationOf: (id: string) => string;
  /** The page of a person by the name under which something was written; null where there is none. */
  readonly personOf: (author: Author) => PersonName | null;
  /** The publications of a person who has a page. */
  readonly worksOf: (slug: string) => readonly Work[];
  /** The researcher as site.md has them. */
  readonly author: () => CvAuthor;
  /** The publications that the researcher wrote or edited. */
  readonly ownWorks: () => readonly Work[];
  /** The line of a publication in a list, as HTML. */
  readonly lineOf: (id: string) => string;
  /** Where a publication is found, outside the site; null where it has no address. */
  readonly addressOf: (reference: Work) => string | null;
  /** What the page of all references lists. */
  readonly listReferences: () => Omit<ReferencesPage, 'kind' | 'head' | 'title'>;
  /** What the forum answers beforehand. */
  readonly listFaq: () => readonly FaqEntry[];
  /** What the glossary lists. */
  readonly listTerms: () => readonly GlossaryTerm[];
}

/** A page as machines are told of it. */
export interface Described<S extends z.ZodObject = z.ZodObject> {
  readonly slug: string;
  readonly frontMatter: z.infer<S>;
  /** The absolute address. */
  readonly url: string;
  /** ISO day of the last change, if known. */
  readonly updated: string | null;
  readonly minutes: number;
  /** The publications that it lists. */
  readonly cited: () => readonly Publication[];
  /** The text in plain words, by its headings. */
  readonly sections: () => readonly { readonly heading: { readonly title: string } | null; readonly text: string }[];
  /** An address in front matter as the app uses it. */
  readonly link: (address: string) => { readonly href: string; readonly external: boolean };
  readonly site: SiteView;
}

/** What a kind makes a page of. */
export interface PageSource<S extends z.ZodObject = z.ZodObject> extends Described<S> {
  readonly head: PageHead;
  /** The front matter that goes to the screen as it is. */
  readonly shown: ShownOf<S>;
  readonly text: PageText;
  readonly toc: () => readonly TocEntry[];
  /** What every page of one whole text has; it calls for the text. */
  readonly article: () => Article;
  /** The pages before and after it in the order of its kind. */
  readonly neighbours: () => Neighbours;
  /** What stands around a text that is read from its beginning to its end. */
  readonly reading: () => ReadingInfo;
  /** The files that cite the page, and those that cite the book. */
  readonly citeBook: () => readonly CitationFile[];
}

/** The text of one page, whole or in sections: one of the two is called, once. */
export interface PageText {
  readonly whole: (name: string) => Body;
  readonly inSections: () => { readonly intro: Body; readonly sections: readonly Section[] };
}

/** What the feed tells of a page. */
export interface News {
  readonly title: string;
  /** ISO day of the last change, if known. */
  readonly updated: string | null;
  readonly body: Body;
  /** ISO day of first publication, where the page says it. */
  readonly published: string | null;
  readonly authors: readonly string[];
}

/** What a calendar keeps: a day, or some hours of it. */
export interface CalendarEntry {
  readonly title: string;
  /** ISO day. */
  readonly date: string;
  /** `HH:MM`; a whole day without it. */
  readonly starts?: string | null;
  readonly ends?: string | null;
  /** The time zone of the hours (`Europe/Berlin`); without it they are those of whoever reads the calendar. */
  readonly zone?: string | null;
  readonly place: string;
}

/** What `site new` asks beyond a title. */
export interface Starter {
  readonly asks: readonly Ask[];
  /** The front matter that differs from the answers as they were given; a key that is undefined is left out. */
  readonly values?: (answers: StarterAnswers, today: string) => Readonly<Record<string, unknown>>;
  /** Makes one of a file of the server's; null for a file of another form. `cite` has the reference of each DOI and id. */
  readonly from?: (text: string, cite: ReadonlyMap<string, string>) => Prefill | null;
  /** The name of its file, where that is not made from the title. */
  readonly slug?: (answers: StarterAnswers, isTaken: (slug: string) => boolean) => string;
}

/** What a file of the server's holds for a new one. */
export interface Prefill {
  readonly answers: StarterAnswers;
  readonly body: string;
}

/** Whose site it is going to be. */
export interface SiteOwner {
  readonly name: string;
  readonly email: string;
  readonly url: string;
  readonly affiliation?: string | undefined;
  readonly orcid?: string | undefined;
}

/** What a page that an import made is about. */
export interface ImportedPaper {
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  readonly authors: string;
  /** Where it appeared; empty where nobody says. */
  readonly venue: string;
  readonly year: Year;
}

/** A site that is begun. */
export interface NewSite {
  readonly owner: SiteOwner;
  /** The owner in a sentence, with the affiliation. */
  readonly ownerName: string;
  readonly papers: readonly ImportedPaper[];
  /** The address of its first topic, where it keeps one. */
  readonly firstTopic: string | undefined;
}

/** The front matter and the text of a file on a new site; a description that is too long is cut. */
export interface BeginningText {
  readonly values: Readonly<Record<string, unknown>> & { readonly description: string };
  readonly body: string;
}

export type StarterAnswers = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** An option of `site new`, and the question that takes its place where a person can answer. */
export interface Ask {
  readonly key: string;
  /** As the command line has it: `--year <year>`. */
  readonly flag: string;
  readonly help: string;
  /** Where it may be given more than once. */
  readonly isList?: boolean;
  readonly question?: string;
  readonly isRequired?: boolean;
  readonly choices?: readonly string[];
  /** What is wrong with an answer, or null. */
  readonly check?: (text: string) => string | null;
}
