/** How this site writes what several programs have. */

/** What is said of a passage in its first line: `path="one.png" alt="A curve"`. */
export function readAttributes(written = ''): Readonly<Record<string, string>> {
  return Object.fromEntries([...written.matchAll(/([\w-]+)=(["'])(.*?)\2/g)].map(([, key, _, value]) => [key, value]));
}

/** What a template says of a figure, whatever it calls the address. */
export function readFigure(written: string | undefined) {
  const said = readAttributes(written);
  const { path, image_path: image = path, src = image, title = '', alt, caption, attr = '', attrlink } = said;
  return { src, title, alt, caption, credit: attrlink ? `[${attr}](<${attrlink}>)` : attr };
}

/** A picture with its words as its caption. */
export function writeCaptioned(words = '', address = '', said = ''): string {
  return `![${readAttributes(said)['fig-alt'] ?? words}](${address})\n\n: ${words}`;
}

/** A callout as a quotation, with the heading that begins it as its title. */
export function writeCallout(kind: string, words: string, named = ''): string {
  const [, title = named, text = ''] = /^\s*(?:#+ ([^\n]*)\n)?\s*([\s\S]*?)\s*$/.exec(words) ?? [];
  return `> [!${kind}] ${title}\n> ${text.replaceAll('\n', '\n> ')}`;
}

/** A display formula, with the label that LaTeX, R Markdown or Quarto gives it. */
export function writeDisplay(written: string, named = ''): string {
  const label = /(?:\\label\{|\(\\#)eq:([\w-]+)[)}]/.exec(written)?.[1] ?? named;
  const formula = written.replace(/(?:\\label\{[^{}]*\}|\(\\#eq:[\w-]+\))\s*/g, '').trim();
  return `$$\n${formula}\n$$${label === '' ? '' : `\n\n: {#eq:${label}}`}`;
}

/** A citation of several references. */
export function writeCitation(keys: readonly string[]): string {
  return `[${keys.map((key) => `@${key}`).join('; ')}]`;
}

/** A comment as words alone: its links and emphasis are no part of the page. */
export function writeComment(hidden = ''): string {
  return `%% ${hidden.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} %%`;
}
