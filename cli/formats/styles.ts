import locales from '@citation-js/plugin-csl/lib/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib/styles.json' with { type: 'json' };
import CSL from 'citeproc';
import { once } from '../core/lazily.ts';
import { asCited, nameEdition, type Publication } from '../core/publication.ts';
import { factsOf, nameWord } from '../core/reference-types.ts';
import { type CslItem, toCsl } from './csl-write.ts';

/** The engines by their styles, which start when they are needed: it takes a tenth of a second. */
const engines = { apa: once(() => start(styles.apa)), harvard: once(() => start(styles.harvard1)) };
export type Style = keyof typeof engines;

/** The publications as sentences of a list of references, in the order given; each is formatted as if it stood alone. */
export function formatSentences(publications: readonly Publication[], style: Style): string[] {
  const items = publications.map((one) =>
    joinNames(nameInWords(dropRepeatedGenre(fitStyles(toCsl(asCited(one)), one)))),
  );
  return engines[style]()(items);
}

function start(style: string) {
  /** What is to be formatted, by ids that are used once: an engine would take another of the same id for the first. */
  const items = new Map<string, CslItem>();
  let lastId = 0;
  const system = { retrieveLocale: () => british(locales['en-US']), retrieveItem: (id: string) => items.get(id) };
  const engine = new CSL.Engine(system, standAlone(style), 'en-GB', true);
  engine.setOutputFormat('text');
  return (given: readonly CslItem[]): string[] => {
    items.clear();
    for (const item of given) {
      lastId += 1;
      items.set(`${lastId}`, { ...item, id: `${lastId}` });
    }
    const ids = [...items.keys()];
    engine.updateItems(ids);
    const [{ entry_ids: order }, texts] = engine.makeBibliography();
    const byId = new Map(order.flat().map((id, index) => [id, texts[index]?.replace(/\s+/g, ' ').trim()]));
    return ids.map((id) => byId.get(id) ?? '');
  };
}

/** In the words of the styles, which ask a review for the work that it reviews, and know older names of a few fields. */
function fitStyles(item: CslItem, publication: Publication): CslItem {
  const word = nameWord(publication);
  const isSaid = word === null && factsOf(publication.type).word !== undefined;
  const { genre, archive, 'event-title': event, 'event-place': place, ...rest } = item;
  return {
    ...rest,
    ...(!isSaid && (word ?? genre) !== undefined && { genre: word ?? genre }),
    ...(item.type === 'review-book' && { type: 'article-journal' }),
    ...(archive !== undefined && { publisher: archive }),
    // One of the styles knows the place of a lecture, the other that of a publisher.
    ...(place !== undefined && { 'event-place': place, 'publisher-place': place }),
    ...(event !== undefined && { event }),
  };
}

/** Without a genre that the name of the series repeats (`NBER Working Paper 31422`), or a mere `Report`. */
function dropRepeatedGenre(item: CslItem): CslItem {
  const { genre, ...rest } = item;
  if (genre === undefined || item.type !== 'report' || item.number !== undefined) return item;
  return genre === 'Report' || /\b(?:working|discussion|research) papers?\b/i.test(item.publisher ?? '') ? rest : item;
}

/** With the edition as a list of references has it; a number stays one. */
function nameInWords(item: CslItem): CslItem {
  const { edition = '' } = item;
  if (edition === '' || /^\d+$/.test(edition)) return item;
  // What begins with a number gets its `ed.` from the style.
  return { ...item, edition: nameEdition(edition).replace(/(?<=^\d.*) ed\.$/, '') };
}

/** With organisations beside persons as names of one part: an engine leaves out the comma between the two. */
function joinNames(item: CslItem): CslItem {
  const { author, editor } = item;
  const creators = author ?? editor ?? [];
  if (!creators.some((one) => 'family' in one)) return item;
  const names = creators.map((one) => ('literal' in one ? { family: one.literal } : one));
  return { ...item, [author === undefined ? 'editor' : 'author']: names };
}

/** The style without its sorting and disambiguation (`2019a`), which would be wrong in a single citation and take most of the time, and without capitals for the words of a journal, which would be wrong in any language but English. */
function standAlone(style: string): string {
  return style
    .replace(/ disambiguate-[\w-]+="[^"]*"/g, '')
    .replace(/<sort>.*?<\/sort>/gs, '')
    .replace(/(<text variable="(?:container|collection)-title"[^>]*?) text-case="title"/g, '$1');
}

/** The American locale with British quotation marks; citation-js has no British locale. */
function british(locale: string): string {
  return locale
    .replace('punctuation-in-quote="true"', 'punctuation-in-quote="false"')
    .replace(/(<term name="open-quote">)[^<]*/, '$1‘')
    .replace(/(<term name="close-quote">)[^<]*/, '$1’')
    .replace(/(<term name="open-inner-quote">)[^<]*/, '$1“')
    .replace(/(<term name="close-inner-quote">)[^<]*/, '$1”');
}
