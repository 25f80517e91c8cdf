import locales from '@citation-js/plugin-csl/lib/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib/styles.json' with { type: 'json' };
import CSL from 'citeproc';
import type { Publication } from '../core/publication.ts';
import { type CslItem, toCsl } from './csl.ts';

export type Style = 'apa' | 'harvard';

const language = 'en-GB';
const sources: Readonly<Record<Style, string>> = { apa: styles.apa, harvard: styles.harvard1 };

/**
 * Makes a formatter of publications as the sentences of a list of references, in the order given, which starts each
 * style engine when it is first needed. Every publication is formatted as if it stood alone.
 */
export function createSentenceFormatter(): (publications: readonly Publication[], style: Style) => string[] {
  const engines = new Map<Style, ReturnType<typeof startEngine>>();
  return (publications, style) => {
    const format = engines.get(style) ?? startEngine(sources[style]);
    engines.set(style, format);
    return format(publications.map(toCsl).map(withoutEcho));
  };
}

function startEngine(style: string): (items: readonly CslItem[]) => string[] {
  const items = new Map<string, CslItem>();
  const system = { retrieveLocale: () => british(locales['en-US']), retrieveItem: (id: string) => items.get(id) };
  const engine = new CSL.Engine(system, standAlone(style), language, true);
  engine.setOutputFormat('text');
  let count = 0;
  return (wanted) => {
    items.clear();
    // The engine remembers items by their id, so that no id may come back.
    const ids = wanted.map((item) => {
      count += 1;
      items.set(String(count), { ...item, id: String(count) });
      return String(count);
    });
    engine.updateItems(ids);
    const made = engine.makeBibliography();
    if (made === false) return ids.map(() => '');
    const [{ entry_ids: order }, texts] = made;
    const byId = new Map(order.flat().map((id, index) => [id, texts[index]?.replace(/\s+/g, ' ').trim()]));
    return ids.map((id) => byId.get(id) ?? '');
  };
}

/** Without a genre that the name of the series already gives (`NBER Working Paper 31422`), or that says nothing. */
function withoutEcho(item: CslItem): CslItem {
  const { genre, ...rest } = item;
  if (genre === undefined || item.type !== 'report' || item.number !== undefined) return item;
  return genre === 'Report' || /\b(?:working|discussion|research) papers?\b/i.test(item.publisher ?? '') ? rest : item;
}

/** Without what tells the entries of one list apart (`2019a`) and sorts them: it would be wrong in a single citation, and takes most of the time. */
function standAlone(style: string): string {
  return style.replace(/ disambiguate-[\w-]+="[^"]*"/g, '').replace(/<sort>.*?<\/sort>/gs, '');
}

/** The American terms with the British quotation marks; citation-js brings no British locale. */
function british(locale: string): string {
  return locale
    .replace('punctuation-in-quote="true"', 'punctuation-in-quote="false"')
    .replace(/(<term name="open-quote">)[^<]*/, '$1‘')
    .replace(/(<term name="close-quote">)[^<]*/, '$1’')
    .replace(/(<term name="open-inner-quote">)[^<]*/, '$1“')
    .replace(/(<term name="close-inner-quote">)[^<]*/, '$1”');
}
