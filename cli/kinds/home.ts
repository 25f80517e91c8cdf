import type { Book, WebSite } from 'schema-dts';
import { isFromRight } from '../core/direction.ts';
import { nameInList } from '../core/publication.ts';
import { setQuotes } from '../core/text.ts';
import { nameSite, referToResearcher } from '../metadata/json-ld.ts';
import { describeDoi } from '../metadata/json-ld-citation.ts';
import type { PageFacts, PageSource, SiteView } from './kind.ts';
import { listNews, section as newsSection } from './news.ts';
import * as paper from './paper.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { HomePage } from './shapes/home.ts';

export const title = 'The home page';
export const file = 'pages/home.md';
export const route = '/';
export const text = 'whole';
export const anchors = ['latest-book', 'latest-research', 'latest-news', 'explore-resources', 'video'];

export function schema({ z, field, optional, shown, named }: SchemaTools) {
  const card = {
    title: field.text.describe('The heading of the card.'),
    description: field.text.describe('One or two sentences.'),
  };
  return z.strictObject({
    ...named,
    headline: shown(field.text.describe('The large words at the top.')),
    quote: shown(
      optional(
        z.strictObject({
          text: field.text.describe('The words.'),
          source: optional(field.text, 'Who said them, and where.'),
        }),
        'A pull quote.',
      ),
    ),
    promo: z
      .array(
        z.strictObject({
          ...card,
          linkText: optional(field.text, 'The words of the link.'),
          link: field.link,
        }),
      )
      .describe('The cards that lead to other sites and pages.'),
    video: optional(
      z.strictObject({
        title: field.text.describe('What it shows.'),
        webm: field.link.describe('The film as WebM, in `media/`.'),
        mp4: field.link.describe('The film as MP4, in `media/`.'),
        poster: field.picture.describe('The picture before it plays.'),
        captions: field.link.describe('The captions, a `.vtt` file.'),
      }),
      'The introductory film.',
    ),
    research: z
      .array(
        z.strictObject({
          ...card,
          citation: field.text.describe('Authors and venue.'),
          year: field.year,
          link: field.link,
        }),
      )
      .describe('The cards of the latest research.'),
    resources: z
      .array(z.strictObject({ ...card, link: field.link }))
      .describe('The numbered cards that lead into the resources.'),
  });
}
type Schema = ReturnType<typeof schema>;

/** How many pieces of news the front page shows. */
const latestNews = 5;

/** The front page with its cards and the latest news. */
export function page({ head, shown, frontMatter, text: body, link, citeBook, site }: PageSource<Schema>): HomePage {
  const { promo, video, research, resources } = frontMatter;
  return {
    kind: 'home',
    head,
    headline: shown.headline,
    photo: site.author().photo,
    intro: body.whole('intro'),
    quote: shown.quote && { ...shown.quote, ...(isFromRight(shown.quote.text) && { dir: 'rtl' }) },
    promo: promo.map(({ link: to, ...one }) => ({ ...one, linkText: one.linkText ?? null, ...link(to) })),
    video: video === undefined ? null : placeVideo(video, (file) => link(file).href),
    research: research.map(({ link: to, title: name, ...one }) => ({
      title: nameCard(setQuotes(name), link(to).href, site),
      ...one,
      ...link(to),
    })),
    resources: resources.map(({ link: to, ...one }, index) => ({ number: index + 1, ...one, ...link(to) })),
    cite: citeBook(),
    news: placeNews(site),
  };
}

/** The title of a card, which says so where it leads to the page on a publication that was retracted. */
function nameCard(name: string, href: string, site: SiteView): string {
  return nameInList(name, paper.retractedPages(site).includes(href.replace(/#.*/, '')));
}

/** The site as a whole, and the book where there is one. */
export function jsonLd({ site }: PageFacts<Schema>): (WebSite | Book)[] {
  const { facts, book } = site;
  const author = referToResearcher(facts);
  const whole = { ...nameSite(facts), description: facts.description, inLanguage: facts.language };
  return [{ ...whole, author, publisher: author }, ...(book === null ? [] : [describeBook(book, author)])];
}

function describeBook(book: NonNullable<SiteView['book']>, author: ReturnType<typeof referToResearcher>): Book {
  return {
    '@type': 'Book',
    name: book.title,
    author,
    publisher: { '@type': 'Organization', name: book.publisher },
    datePublished: String(book.year),
    url: book.url,
    identifier: describeDoi(book.doi),
    sameAs: `https://doi.org/${book.doi}`,
    isAccessibleForFree: book.openAccess,
  };
}

/** The text on its card. */
export function cardTitle({ headline }: Pick<HomePage, 'headline'>): string {
  return headline;
}

function placeNews(site: SiteView): HomePage['news'] {
  const latest = listNews(site).slice(0, latestNews);
  const { title: name, path: href } = newsSection;
  return latest.length === 0 ? null : { list: { title: name, href }, latest };
}

type Video = NonNullable<HomePage['video']>;

function placeVideo({ title: name, webm, mp4, poster, captions }: Video, resolve: (file: string) => string): Video {
  return { title: name, webm: resolve(webm), mp4: resolve(mp4), poster: resolve(poster), captions: resolve(captions) };
}
