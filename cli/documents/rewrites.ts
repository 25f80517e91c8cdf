/** What other programs add to Markdown, and how the same is said here. */
import { raiseSigns } from '../core/scripts.ts';
import { slugify } from '../core/slug.ts';
import { createSlugger } from '../parse/slugger.ts';

/** What a passage of another program is here, by the parts of its pattern. */
export type Rewrite = readonly [RegExp, (all: string, ...parts: readonly string[]) => string];

/** The pattern with another choice that comes first, a whole formula, of which it captures nothing. */
export function outsideFormulas(pattern: RegExp): RegExp {
  const flags = [...new Set(`${pattern.flags}gu`)].join('');
  return new RegExp(String.raw`\$\$[\s\S]*?\$\$|\$(?=\S)[^$\n]*?(?<=\S)\$(?!\d)|${pattern.source}`, flags);
}

/** The theorems of Quarto by the beginnings of their labels. */
const statements: Readonly<Record<string, string>> = {
  thm: 'theorem',
  lem: 'lemma',
  cor: 'corollary',
  prp: 'proposition',
};

/** What the passages of other programs are here, in the order in which they are read. */
export const rewrites: readonly Rewrite[] = [
  [/^#{2,6}(?=[^\s#!{])/gm, (all) => `${all} `],
  [/^\+(?:[-:=]+\+)+[ \t]*\n(?:[|+][^\n]*(?:\n|$))+/gm, (all) => writeGrid(all) ?? all],
  // Jekyll and Hugo: addresses, code, formulas and what only encloses a text.
  [/\{\{\s*(?:site\.(?:base)?url|base_path)\s*\}\}/g, () => ''],
  [/\{\{\s*(["'])([^"'{}\n]*)\1\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, (_all, _quote, address = '') => address],
  [
    /(?=\{[{%])(?<=\]\([^()\n]{0,99}|\]: {0,9}|href=["'][^"'\n]{0,99})(?:\{\{[<%] (?:rel)?ref "([^"]*)" [>%]\}\}|\{% (?:link|post_url) (\S+) %\})/g,
    (_all, page, post) => page ?? `${post?.replace(/\.md$/, '')}.md`,
  ],
  // Jekyll reads an address with spaces, too, which is in angle brackets elsewhere.
  [
    outsideFormulas(/(?<!\\)(!?\[[^[\]\n]*\])\(([^\s()<>"']+(?: [^\s()<>"']+)+\.\w{2,5})\)/),
    (all, words, address) => (address === undefined ? all : `${words}(<${address}>)`),
  ],
  [/\{\{< cite page="([^"]*?)([^"/]*)\/?"[^{}\n]*>\}\}/g, (_all, folder, name) => `[${name}](<${folder}${name}>)`],
  [
    /\{\{[<%] staticref "([^"]*)"[^{}\n]*[>%]\}\}([^{}\n]*)\{\{[<%] \/staticref [>%]\}\}/g,
    (_all, address, words) => `[${words}](<${address}>)`,
  ],
  [/\{\{[<%] (?:icon|fa|ai|bi|iconify) ([^{}\n]*)[>%]\}\}/g, (_all, icon) => `{: ${icon}}`],
  [/<br *\/?>[ \t]*\n(?=\S)/gi, () => '<br>'],
  [/^(?:[*+-]|1\.) [^\n]*\n\{: *toc[^{}\n]*\}|\{\{[<%] toc [>%]\}\}/gm, () => '{: toc}'],
  [/(?<=\|[ \t]*\n)\{:[^{}\n]*\}/g, (all) => `\n${all}`],
  [/\{% include base_path %\}|\{% (?:end)?raw %\}|\{\{[<%] \/?math [>%]\}\}/g, () => ''],
  [
    /\{[{%][<%]?\s*highlight\s+([\w+#-]+)[^{}\n]*\}\}?\n([\s\S]*?)\n\{[{%][<%]?\s*(?:end|\/)highlight\s*[>%]\}\}?/g,
    (_all, language, code) => `\`\`\`${language}\n${code}\n\`\`\``,
  ],
  [/\{%\s+include\s+figure\w*(?:\.html|\.liquid)?\s([^{}]*)%\}/g, (all, said = '') => writeFigure(all, said, '/')],
  [
    /\{% responsive_image ([^{}\n]*)%\}/g,
    (all, said = '') => writeFigure(all, said.replace(/(\w+): *(?:"([^"]*)"|(\S+))/g, '$1="$2$3"'), '/'),
  ],
  [/\{\{[<%]\s*figure\s([^{}]*)[>%]\}\}\n?/g, (all, said = '') => `\n\n${writeFigure(all, said, '')}\n\n`],
  [
    /\{\{[<%] (?:youtube|video) (?:id=)?"?(?!\w+=)([^"{}\s]+)([^{}\n]*)[>%]\}\}|\{% include video\.(?:liquid|html) path="(https:[^"]*)"[^{}]*%\}/g,
    (_all, named, said = '', film = named ?? '') => {
      const address = /^https?:/.test(film) ? film : `https://www.youtube.com/watch?v=${film}`;
      const { title = '' } = readSaid(said);
      return title === '' ? `<${address}>` : `[${title}](<${address}>)`;
    },
  ],
  [
    /\\(?:(?:paren|auto)?cite|citep|(citet|textcite))\*?(?:\[([^[\]\n]*)\])?\{(\w[\w:.+/, -]*)\}/g,
    (_all, names, locator, keys = '') =>
      names !== undefined && locator === undefined && !keys.includes(',')
        ? `@${keys}`
        : writeCitation(keys.split(/, */)).replace(/(?=\]$)/, () => (locator ? `, ${locator}` : '')),
  ],
  // What begins a sentence, or is what one should see, stood for its authors.
  [
    /(?=\{)(?<=(?:^|\n\n|\n[*+-]\s|[.!?:]\s)\s*)\{% cite((?: \w[\w:.+/-]*)+) %\}(?=\s+\p{Ll})|(?<=(?<!\()\b(?:[Ss]ee|[Cc]ompare|by|in|of|from|with)\s)\{% cite((?: \w[\w:.+/-]*)+) %\}/gu,
    (_all, first = '', keys = first) => keys.trim().replace(/^/, '@').replaceAll(' ', ', @'),
  ],
  [
    /\{% cite (\w[\w:.+/-]*) (?:--locator|-l) (\d+(?:-\d+)?) %\}/g,
    (_all, key, pages = '') => `[@${key}, ${pages.includes('-') ? 'pp' : 'p'}. ${pages}]`,
  ],
  [/\{% cite((?: [\w][\w:.+/-]*)+) %\}/g, (_all, keys = '') => writeCitation(keys.trim().split(' '))],
  [
    /<d-cite key="([\w:.+/,\s-]+)"><\/d-cite>/g,
    (_all, keys = '') => writeCitation(keys.split(',').map((key) => key.trim())),
  ],
  [/<d-math>([\s\S]{1,500}?)<\/d-math>/g, (_all, tex = '') => `$${tex.trim()}$`],
  [/(?<![ \t])[ \t]*<d-math block(?:="")?>([\s\S]*?)<\/d-math>/g, (_all, tex = '') => `\n\n${writeDisplay(tex)}\n\n`],
  [
    /(?<![ \t])[ \t]*<d-code(?: language="([\w+#-]+)")? block(?:="")?(?: language="([\w+#-]+)")?>\n?([\s\S]*?)\n?<\/d-code>/g,
    (_all, first = '', language = first, code) => `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`,
  ],
  [/<d-code(?: language="[\w+#-]+")?>([^<>\n`]+)<\/d-code>/g, (_all, code) => `\`${code}\``],
  [
    /^<(div|section|aside|details)\s[^<>\n]*\bmarkdown=["']?(?:1|block)["']?[^<>\n]*>\n([\s\S]*?)\n<\/\1>$/gm,
    (_all, _tag, words) => `\n${words}\n`,
  ],
  // Labels of Quarto's formulas, before a callout puts its signs in front of their lines.
  [/^\$\$[ \t]*\{#eq-([\w-]+)[^{}\n]*\}[ \t]*$/gm, (_all, name) => `$$\n\n: {#eq:${name}}`],
  // Callouts of Notion, Hugo Blox and Quarto.
  [/^<aside>\n(?=[^\s<])/gm, (all) => `${all}\n`],
  [
    /^\{\{[%<] (callout|alert) (\w+) [%>]\}\}\n([\s\S]*?)\n\{\{[%<] \/\1 [%>]\}\}$/gm,
    (_all, _name, kind = '', words = '') => writeCallout(kind, words),
  ],
  // Of al-folio: a quotation with a heading and a name below it.
  [
    /(?<!^>[^\n]*\n)^((?:>[^\n]*\n)+)\{: *\.block-(tip|warning|danger) *\}$/gm,
    (_all, quoted = '', kind = '') => {
      const words = quoted.replace(/^> ?/gm, '').replace(new RegExp(`^\\s*#+ *${kind} *\\n`, 'i'), '');
      return `${writeCallout(kind, words)}\n`;
    },
  ],
  // Theorems and figures of Quarto, which callouts may hold.
  [
    /^::: ?\{#((thm|lem|cor|prp)-[\w-]+)([^{}\n]*)\}\n([^:]*(?::(?!::)[^:]*)*)\n:::$/gm,
    (_all, name, kind = '', said = '', words = '') =>
      writeCallout(statements[kind] ?? kind, words, readSaid(said).name).replace(/ ?$/m, ` {#prop:${name}}`),
  ],
  [
    /^::: ?\{(#(fig|tbl)-([\w-]+)[^{}\n]*)\}\n([^:]*(?::(?!::)[^:]*)*)\n:::$/gm,
    (_all, said, kind = '', name, body = '') => {
      const [shown = '', words = '', ...others] = body.trim().split(/\n\s*\n/);
      const isOne = /^(?:!\[|\|)/.test(shown) && /^[^!|:]/.test(words) && others.length === 0;
      return isOne ? `${shown}\n\n: ${words} {#${kind.replace('tbl', 'tab')}:${name}}` : `{: ${said}}\n\n${body}\n`;
    },
  ],
  [
    /^::: ?\{\.callout-(\w+)([^{}\n]*)\}\n([^:]*(?::(?!::)[^:]*)*)\n:::$/gm,
    (_all, kind = '', said = '', words = '') => writeCallout(kind, words, readSaid(said).title),
  ],
  [
    /(?<![\\\]!])\[([^[\]\n]+)\]\{((?:[.#][a-z]|[\w-]+=["'])[^{}\n]*)\}/gi,
    // A citation needs its brackets.
    (_all, words = '', said) => `${/^@[\w:.-]+$/.test(words) ? `[${words}]` : words}{: ${said}}`,
  ],
  // Quarto: captions, labels and what points at them.
  [
    outsideFormulas(
      /(?:\b[Ee]q(?:uations?|s?\.)[ \u00a0])?(\${0,2})(?:\\(?:eq)?ref\{eq:([\w-]+)\}|\(\\ref\{eq:([\w-]+)\}\))\1/,
    ),
    (all, _dollars, bare, name = bare) =>
      name === undefined ? all.replace(/^(\$\$?)\\(?:eq)?ref\{eq:([\w-]+)\}\1$/, '[@eq:$2]') : `[@eq:${name}]`,
  ],
  // Commands of an author: in lines of their own, as Pandoc takes them.
  [
    outsideFormulas(/^\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|def)(?![a-zA-Z])[^$\n]*$/m),
    (all) => (all.startsWith('$') ? all : `$${all}$`),
  ],
  // Environments, which LaTeX displays by themselves: with dollars around them, and without.
  [
    /^\$\$\s*(\\begin\{((?:equation|align|gather)\*?)\}[^$]*\\end\{\2\})\s*\$\$[ \t]*$/gm,
    (_all, environment) => `\n${environment}\n`,
  ],
  [
    outsideFormulas(/^\\begin\{(equation|align|gather)(\*?)\}([^$]*?)\\end\{\1\2\}[ \t]*$/m),
    (all, name, _star, tex = '') => {
      if (name === undefined) return all;
      return writeDisplay(name === 'equation' ? tex : `\\begin{${name}ed}${tex}\\end{${name}ed}`);
    },
  ],
  // Formulas: alone in a line, in brackets as Jekyll escapes them, and as LaTeX writes them.
  [
    /(?<=^|\n\n)\$\$([^$\n]+)\$\$(?:[ \t]*\{#eq-([\w-]+)[^{}\n]*\})?(?=\n\n|\n?$)/g,
    (_all, tex = '', name = '') => writeDisplay(tex, name),
  ],
  [
    /^([ \t]*)\$\$([^$]*(?:\$(?!\$)[^$]*)*)\$\$[ \t]*$/gm,
    (all, indent = '', tex = '') => (tex.includes('\n') ? writeDisplay(tex).replace(/^(?=\S)/gm, indent) : all),
  ],
  [/\\\\\(([^\n]{1,500}?)\\\\\)/g, (_all, tex) => `$${tex}$`],
  // A formula within a line: without spaces at its ends, and without the backslashes that Jekyll takes out.
  [
    outsideFormulas(/\$([^$\n]+)\$(?!\d)/),
    (all, tex) => (tex !== undefined && /\\[a-z]/i.test(tex) ? `$${tex.trim()}$` : all),
  ],
  [
    /\$\$[\s\S]*?\$\$|\$(?=\S)([^$\n]*?)(?<=\S)\$(?!\d)/g,
    (all, tex) =>
      tex === undefined || /\\(?:text|begin)/.test(tex)
        ? all.replace(/\\{4}/g, '\\\\')
        : `$${tex.replace(/\\(\\[{}])|\\(_(?=\{)|\*)/g, (_found: string, brace = '', sign = '') => `${brace}${sign}`)}$`,
  ],
  [/(?<!\\)\\\(([^\n$]{1,300}?)(?<!\\)\\\)/g, (all, tex = '') => (isTex(tex) ? `$${tex.trim()}$` : all)],
  [
    /^\\{1,2}\[([^$]{1,2000}?)\\{1,2}\][ \t]*$/gm,
    (all, tex = '') => (all.startsWith('\\\\') || isTex(tex) ? writeDisplay(tex) : all),
  ],
  [
    outsideFormulas(/(?<=\p{L})([~^])([\w+-]{1,8})\1(?![~^])|<(sup|sub)>([^<>\n]{1,20})<\/\3>/u),
    (all, sign, words, tag = sign, tagged = words) => (tag === undefined ? all : writeScript(all, tag, tagged)),
  ],
  [/^(?:Table)?: \(\\#tab:([\w-]+)\)[ \t]*([^\n]*)$/gm, (_all, name, words) => `: ${words} {#tab:${name}}`],
  [/^(: (?:[^\n]*[^ \n])?) *\{#tbl-([\w-]+)[^{}\n]*\}[ \t]*$/gm, (_all, words, name) => `${words} {#tab:${name}}`],
  [
    /^!\[([^[\]\n]*)\]\(([^()\n]*)\)\{#fig-([\w-]+)([^{}\n]*)\}$/gm,
    (_all, words, address, name, said = '') => `${writeCaptioned(words, address, said)} {#fig:${name}}`,
  ],
  [
    /\[((?:(?:[A-Z][a-z]+\.? )?-?@(?:fig|eq|tbl|sec|thm|lem|cor|prp)-[\w-]*\w(?:; ?(?!\])|(?=\])))+)\](?![[(])/g,
    (_all, labels = '') => labels.replace(/[A-Z][a-z]+\.? |-(?=@)/g, '').replace(/; ?/g, ', '),
  ],
  [
    /(?<![\w[@-])@(fig|eq|tbl|thm|lem|cor|prp)-([\w-]*\w)/g,
    (all, kind = '', name, ...rest) => {
      const label = kind in statements ? `prop:${kind}-${name}` : `${kind.replace('tbl', 'tab')}:${name}`;
      return String(rest.at(-1)).includes(`{#${label}}`) ? `[@${label}]` : all;
    },
  ],
  [
    /(\b(?:[Ee]q(?:uation|\.)|Table|Figure)[ \u00a0])?\\@ref\(((?:eq|fig|tab):[\w-]+)\)/g,
    (_all, word = '', label, ...rest) =>
      String(rest.at(-1)).includes(`{#${label}}`) ? `[@${label}]` : `${word}@${label}`,
  ],
  [
    /(\b(?:Section|Chapter)[ \u00a0])?\\@ref\(([\w-]+)\)/g,
    (_all, word = '', name, ...rest) =>
      isLabelled(rest.at(-1), name) ? writeSection(name, rest) : `${word}@sec-${name}`,
  ],
  [
    /(?:\b(?:Section|Chapter)[ \u00a0])?(?<![\w[@-])@(sec-[\w-]*\w)/g,
    (all, name, ...rest) => (isLabelled(rest.at(-1), name) ? writeSection(name, rest) : all),
  ],
  // Labels have small letters, digits and hyphens here.
  [/(?<=\{#|\[@)(?:fig|tab|eq|prop):([\w-]+)(?=[}\]])/g, (all, name = '') => all.replace(name, slugify(name) || name)],
  [/\[-@([\w:.-]+)\]/g, (_all, key) => `[@${key}]`],
  [/(?<=^|[\s(])-@(?<!\[[^[\]\n]*)([\w:.-]*\w)/gm, (_all, key) => `[@${key}]`],
  [
    /\[((?:(?:[^[\]\n;]|\n(?!\n))*;)*(?:[^[\]@\n;]|\n(?!\n))*[^[\]@\s;]\s-?@(?:[^[\]\n]|\n(?!\n))*)\](?![[(:])/g,
    (_all, cited = '') => writeNarrated(cited.replaceAll('\n', ' ')),
  ],
  // Comments of Obsidian, Kramdown and Liquid, as words alone: their links and emphasis are no part of the page.
  [
    /%%([^%]+)%%|(?:\{::comment\}|\{% comment %\})([\s\S]*?)(?:\{:\/(?:comment)?\}|\{% endcomment %\})/g,
    (_all, words = '', hidden = words) => `%% ${hidden.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} %%`,
  ],
  // Obsidian: the names of passages, pictures, and links to notes.
  [outsideFormulas(/(?:^|[ \t])\^(?:[a-z][\w-]+|[a-z\d]{6})$/im), (all) => (all.startsWith('$') ? all : '')],
  [/!\[([^[\]|\n]*)\|\d+(?:x\d+)?\](?=\()/g, (_all, words) => `![${words}]`],
  [
    /!\[\[([^[\]|\n]+\.(?:png|jpe?g|gif|webp|avif|svg))(?:\\?\|(?:\d+(?:x\d+)?|([^[\]\n]*)))?\]\]/gi,
    (_all, name, words = '') => `![${words}](<${name}>)`,
  ],
  [
    outsideFormulas(/(!?)\[\[(?=[^[\]|\n])([^[\]|#\\\n]*)(?:#([^[\]|\\\n]*))?(?:\\?\|([^[\]\n]+))?\]\](?![[(])/),
    (all, shown, name, heading, words) => (name === undefined ? all : `${shown}${writeNoteLink(name, heading, words)}`),
  ],
];

/** Of Quarto and R Markdown: a picture that is a paragraph is a figure, whose words are its caption. */
export const pandocFigure: Rewrite = [
  /(?<=^|\n\n)!\[([^[\]\n]+)\]\(([^()\n]*)\)(?:\{([^{}#\n]*)\})?(?=\n\n|\n?$)/g,
  (_all, words, address, said = '') => writeCaptioned(words, address, said),
];

/** Of Pandoc: lines that begin with a bar each, whose ends are kept. */
export const lineBlock: Rewrite = [
  /(?<=^|\n\n)(?:\|(?: [^\n|]*)?(?:\n|$))+(?=\n|$)/g,
  (all) =>
    `${all
      .trim()
      .replace(/^\|[ \t]*/gm, '')
      .replaceAll('\n', '\\\n')}\n`,
];

/** Of Pandoc: examples, which are numbered through the text, and what points at them. */
export const numberedExample: Rewrite = [
  /\(@([\w-]+)\)/g,
  (all, name, ...rest) => {
    const examples = [...String(rest.at(-1)).matchAll(/(?<=^|\n\n|(?:^|\n)\(@[\w-]+\) [^\n]*\n)\(@([\w-]+)\)(?= )/g)];
    const own = examples.findIndex(({ index }) => index === Number(rest.at(-2)));
    const meant = examples.findIndex(([, label]) => label === name);
    if (own !== -1) return `${own + 1}.`;
    return meant === -1 ? all : `(${meant + 1})`;
  },
];

function writeCaptioned(words = '', address = '', said = ''): string {
  return `![${readSaid(said)['fig-alt'] ?? words}](${address})\n\n: ${words}`;
}

/** What a template says of itself: `path="one.png" alt="A curve"`. */
function readSaid(written: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...written.matchAll(/([\w-]+)=(["'])(.*?)\2/g)].map(([, key, _, value]) => [key, value]));
}

/** A figure of Jekyll, whose addresses begin at the site and whose title is seen by the pointer alone, or of Hugo. */
function writeFigure(all: string, written: string, root: '/' | ''): string {
  const { path, image_path: image = path, src = image, title = '', ...said } = readSaid(written);
  const { alt = root === '/' ? title : '', attr = '', attrlink = '' } = said;
  const heading = said.caption === undefined || title === '' ? title : `**${title}**`;
  const credit = attrlink === '' ? attr : `[${attr}](<${attrlink}>)`;
  const caption = [root === '/' ? '' : heading, said.caption ?? '', credit].filter((one) => one !== '').join(' ');
  if (src === undefined) return all;
  const picture = `<img src="${/^(?:\/|https?:)/.test(src) ? src : `${root}${src}`}" alt="${alt}">`;
  if (caption === '') return picture;
  if (root === '') return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>)\n\n: ${caption}`;
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

/** Words raised or lowered by signs that exist, or lowered by a formula. */
function writeScript(all: string, sign: string, words: string): string {
  return raiseSigns(/[\^p]/.test(sign) ? '^' : '_', words) ?? (sign === '~' ? `$_{\\text{${words}}}$` : all);
}

/** Whether a heading of a text has a label, alone or before what is said of its looks. */
function isLabelled(text: unknown, name = ''): boolean {
  return ['}', ' '].some((end) => String(text).includes(`{#${name}${end}`));
}

/** A link to the section with a label, from where and in what text it stands. */
function writeSection(name = '', where: readonly unknown[]): string {
  const before = String(where.at(-1)).slice(0, Number(where.at(-2)));
  return `[${/(?:^|\n\s*\n|[.!?]\s+|(?:^|\n) *(?:[-*+]|\d+[.)]) +)$/.test(before) ? 'The' : 'the'} section](#${name})`;
}

/** Whether what stands between brackets with backslashes is a formula, and no text whose brackets are escaped. */
function isTex(words: string): boolean {
  return /\\[a-z]|[_^=+<>]|^\s*[a-z]\s*$/i.test(words) && !words.includes('@');
}

/** A display formula, with the label that LaTeX, R Markdown or Quarto gives it. */
function writeDisplay(written: string, named = ''): string {
  const label = /(?:\\label\{|\(\\#)eq:([\w-]+)[)}]/.exec(written)?.[1] ?? named;
  const formula = written.replace(/(?:\\label\{[^{}]*\}|\(\\#eq:[\w-]+\))\s*/g, '').trim();
  return `$$\n${formula}\n$$${label === '' ? '' : `\n\n: {#eq:${label}}`}`;
}

function writeCitation(keys: readonly string[]): string {
  return `[${keys.map((key) => `@${key}`).join('; ')}]`;
}

/** Citations with words before them, as `see @one, p. 3; also @two`: each by itself, in parentheses. */
function writeNarrated(cited: string): string {
  const each = cited
    .split(';')
    .map((one) => one.replace(/-?@([\w:.-]*\w)(.*)$/, (_all, key, rest) => `[@${key}${rest.trimEnd()}]`).trim());
  return `(${each.join('; ')})`;
}

/** A table that is drawn with `+---+`, with bars; null where it has no header, or more than a line of words in a cell. */
function writeGrid(drawn: string): string | null {
  const lines = drawn.trimEnd().split(/[ \t]*\n/);
  const [top = ''] = lines;
  const edges = [...top.matchAll(/\+/g)].map(({ index }) => index);
  const cut = (line: string) => edges.slice(1).map((end, index) => line.slice((edges[index] ?? 0) + 1, end).trim());
  const rows: string[][] = [];
  let isBegun = false;
  for (const line of lines) {
    const isRule = /^\+(?:[-:=]+\+)+$/.test(line);
    const cells = cut(line);
    if (line.length !== top.length || edges.some((edge) => line[edge] !== (isRule ? '+' : '|'))) return null;
    if (isRule && line.includes('=')) rows.push(cells.map((cell) => cell.replace(/=+/, '---')));
    else if (!isRule && isBegun) rows.push(rows.pop()?.map((words, index) => `${words}\n${cells[index]}`) ?? []);
    else if (!isRule) rows.push(cells);
    isBegun = !isRule;
  }
  const isSimple = rows.flat().every((cell) => !/\S\n+\n\S|^(?:[-*+]|\d+[.)]) /m.test(cell));
  const hasHeader = rows.length > 1 && rows.every(([cell = ''], index) => /^:?---/.test(cell) === (index === 1));
  if (isBegun || !isSimple || !hasHeader) return null;
  const write = (cell: string) => cell.trim().replace(/\n+/g, ' ').replaceAll('|', '\\|');
  return rows.map((cells) => `| ${cells.map(write).join(' | ')} |\n`).join('');
}

/** The address of a file that is neither a page nor a picture. */
export const otherFile = /\.(?:pdf|docx?|xlsx?|pptx?|csv|mp[34]|m4a|wav|webm|canvas|excalidraw)(?=#|$)/i;

/** A link to a note of Obsidian or to another file of its vault, and to a heading there; to one of the same note without a name. */
function writeNoteLink(name: string, heading = '', words = name || heading.replace(/^.*#/, '')): string {
  const anchor = /^(?:$|page=|.*\^)/.test(heading) ? heading : createSlugger([])(heading.replace(/^.*#/, ''));
  return `[${words}](<${name}${name === '' || otherFile.test(name) ? '' : '.md'}${anchor && `#${anchor}`}>)`;
}

/** A callout as a quotation, with the heading that begins it as its title. */
function writeCallout(kind: string, words: string, named = ''): string {
  const [, title = named, text = ''] = /^\s*(?:#+ ([^\n]*)\n)?\s*([\s\S]*?)\s*$/.exec(words) ?? [];
  return `> [!${kind}] ${title}\n> ${text.replaceAll('\n', '\n> ')}`;
}
