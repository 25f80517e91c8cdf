import { type Root, spanOf, walkTree } from './tree.ts';

/** Characters of the same class as the dollar (Unicode Sc), so that what stands around one parses as before. */
const standIns = ['\uff04', '\ufe69', '\u20b0', '\u20af', '\u20a2', '\u20a5', '\u20b3', '\u20b6'];

const patientRounds = 50;

/**
 * Parses a text so that `$…$` is math by Pandoc's rule alone: no space inside the dollars and no digit right
 * after the closing one. Dollars that the parser pairs against the rule are hidden behind a stand-in, the text
 * is parsed again, and the stand-ins become dollars in the tree: `$5 million … $10 million` stays text, with
 * whatever markup it holds. What follows the first wrong pair of a paragraph is paired anew in the next round; after
 * many rounds, more than a page of figures needs, all wrong pairs go at once. Each round hides a dollar, so it ends.
 */
export function maskDollars(text: string, parse: (text: string) => Root): Root {
  if (!text.includes('$')) return parse(text);
  const standIn = standIns.find((character) => !text.includes(character)) ?? '\uff04';
  let masked = text;
  for (let round = 0; ; round += 1) {
    const tree = parse(masked);
    const wrong = findMoney(tree, masked, round < patientRounds);
    if (wrong.length === 0) {
      if (masked !== text) restoreDollars(tree, standIn);
      return tree;
    }
    const characters = masked.split('');
    for (const offset of wrong) characters[offset] = standIn;
    masked = characters.join('');
  }
}

/** Offsets of the opening dollars of inline math that breaks the rule, all or only the first of each paragraph. */
function findMoney(tree: Root, text: string, isPatient: boolean): number[] {
  const found: number[] = [];
  let isSettled = false;
  walkTree(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') isSettled = false;
    if (node.type !== 'inlineMath' || isSettled) return;
    const [start, end] = spanOf(node);
    const source = text.slice(start, end);
    if (source.startsWith('$$')) return;
    if (/^\$\s|\s\$$/.test(source) || /\d/.test(text[end] ?? '')) {
      found.push(start);
      isSettled = isPatient;
    }
  });
  return found;
}

/** The tree was made a moment ago and belongs to nobody else yet. */
function restoreDollars(tree: Root, standIn: string): void {
  const restore = (text: string) => text.replaceAll(standIn, '$');
  walkTree(tree, (node) => {
    if ('value' in node) node.value = restore(node.value);
    if ('url' in node) node.url = restore(node.url);
    if ('title' in node && node.title) node.title = restore(node.title);
    if ('alt' in node && node.alt) node.alt = restore(node.alt);
  });
}
