import locales from '@citation-js/plugin-csl/lib/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib/styles.json' with { type: 'json' };
import CSL from 'citeproc';
import type { Publication } from '../core/publication.ts';
import { type CslItem, toCsl } from './csl.ts';

export type Style = 'apa' | 'harvard';

const language = 'en-GB';
const sources: Readonly<Record<Style, string>> = { apa: styles.apa, harvard: styles.harvard1 };

/**
 * The publications as sentences of a list of references, in the order given; each is formatted as if it stood alone.
 * It starts the engine of the style, which takes a tenth of a second.
 */
export function formatSentences(publications: readonly Publication[], style: Style): string[] {
  const items = new Map(
    publications.map((publication, index) => {
      const item = dropRepeatedGenre(toCsl(publication));
      return [String(index), { ...item, id: String(index) }] as const;
    }),
  );
  const system = { retrieveLocale: () => british(locales['en-US']), retrieveItem: (id: string) => items.get(id) };
  const engine = new CSL.Engine(system, standAlone(sources[style]), language, true);
  engine.setOutputFormat('text');
  const ids = [...items.keys()];
  engine.updateItems(ids);
  const made = engine.makeBibliography();
  if (made === false) return ids.map(() => '');
  const [{ entry_ids: order }, texts] = made;
  const byId = new Map(order.flat().map((id, index) => [id, texts[index]?.replace(/\s+/g, ' ').trim()]));
  return ids.map((id) => byId.get(id) ?? '');
}

/** Without a genre that the name of the series repeats (`NBER Working Paper 31422`), or a mere `Report`. */
function dropRepeatedGenre(item: CslItem): CslItem {
  const { genre, ...rest } = item;
  if (genre === undefined || item.type !== 'report' || item.number !== undefined) return item;
  return genre === 'Report' || /\b(?:working|discussion|research) papers?\b/i.test(item.publisher ?? '') ? rest : item;
}

/** The style without its sorting and disambiguation (`2019a`), which would be wrong in a single citation and take most of the time. */
function standAlone(style: string): string {
  return style.replace(/ disambiguate-[\w-]+="[^"]*"/g, '').replace(/<sort>.*?<\/sort>/gs, '');
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
