import { type Nodes, type Root, spanOf, walkTree } from './tree.ts';

/** Placeholders of the same Unicode class as the dollar (Sc), so that the text around them is parsed in the same way. */
const standIns = ['\uff04', '\ufe69', '\u20b0', '\u20af', '\u20a2', '\u20a5', '\u20b3', '\u20b6'];

/** The number of rounds that leave uncertain dollars to the next parse; after them all wrong pairs are hidden at once. */
const patientRounds = 8;

/**
 * Parses a text so that `$…$` is math only by Pandoc's rule: no space inside the dollars and no digit right after the
 * closing one. Dollars that the parser pairs against the rule are replaced by placeholders, the text is parsed again,
 * and the placeholders become dollars in the tree: `$5 million … $10 million` stays text, including its markup. Each
 * round hides at least one dollar, so the loop ends.
 */
export function maskDollars(text: string, parse: (text: string) => Root): Root {
  if (!text.includes('$')) return parse(text);
  const standIn = standIns.find((character) => !text.includes(character)) ?? '\uff04';
  let masked = text;
  for (let round = 0; ; round += 1) {
    const tree = parse(masked);
    const money = findMoney(tree, masked, round < patientRounds);
    if (money.length === 0) {
      if (masked !== text) restoreDollars(tree, standIn);
      return tree;
    }
    const characters = masked.split('');
    for (const offset of money) characters[offset] = standIn;
    masked = characters.join('');
  }
}

/** Offsets of dollars that do not open a formula. After the first wrong pair, the rest of a paragraph is paired again. */
function findMoney(tree: Root, text: string, isPatient: boolean): number[] {
  const found: number[] = [];
  let block: Nodes = tree;
  let settled: Nodes | undefined;
  walkTree(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') block = node;
    if (node.type !== 'inlineMath' || settled === block) return;
    const [start, end] = spanOf(node);
    if (text.startsWith('$$', start) || isFormula(text, start, end - 1)) return;
    if (isPatient) found.push(...pairAnew(text, start, spanOf(block)[1]));
    else found.push(start);
    if (isPatient) settled = block;
  });
  return found;
}

/** Whether two dollars open and close a formula by Pandoc's rule. */
function isFormula(text: string, open: number, close: number): boolean {
  return /\S/.test(text[open + 1] ?? ' ') && /\S/.test(text[close - 1] ?? ' ') && !/\d/.test(text[close + 1] ?? '');
}

/** Offsets of dollars that open no formula when paired from the left as Pandoc does, up to any code or address. */
function pairAnew(text: string, start: number, end: number): number[] {
  const dollars = [start];
  for (let at = start + 1; at < end && text[at] !== '`' && text[at] !== '<'; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') dollars.push(at);
  }
  const money = [start];
  for (let index = 1; index + 1 < dollars.length; index += 1) {
    const [open = 0, close = 0] = [dollars[index], dollars[index + 1]];
    if (close === open + 1) break;
    if (isFormula(text, open, close)) index += 1;
    else money.push(open);
  }
  return money;
}

/** Turns the placeholders back into dollars, changing the tree in place. */
function restoreDollars(tree: Root, standIn: string): void {
  const restore = (text: string) => text.replaceAll(standIn, '$');
  walkTree(tree, (node) => {
    if ('value' in node) node.value = restore(node.value);
    if ('url' in node) node.url = restore(node.url);
    if ('title' in node && node.title) node.title = restore(node.title);
    if ('alt' in node && node.alt) node.alt = restore(node.alt);
  });
}
