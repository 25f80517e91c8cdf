import type { Html, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { calloutKinds, calloutsElsewhere } from '../core/labels.ts';
import { raiseSigns } from '../core/scripts.ts';
import { tableOf } from '../core/table.ts';
import { parseNative } from '../parse/markdown.ts';
import { readHtml } from './html.ts';
import type { Losses } from './losses.ts';

/** What a passage of another program is here, by the parts of its pattern. */
type Rewrite = readonly [RegExp, (all: string, ...parts: readonly string[]) => string];

/** The text of Jekyll, Hugo, Quarto and Obsidian, as far as it says the same as markdown or HTML; code stays as it is. */
export function rewriteDialects(text: string): string {
  const notes: string[] = [];
  const toNote = (all: string, words?: string, others = words) => {
    if (others === undefined) return all;
    notes.push(`[^inline-${notes.length}]: ${others}`);
    return `[^inline-${notes.length - 1}]`;
  };
  const inlineNote: Rewrite = [
    outsideFormulas(/\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]|<d-footnote>([^<>\n]+)<\/d-footnote>/),
    toNote,
  ];
  const written = [dropDivs(), ...rewrites, inlineNote].reduce((before, [pattern, write]) => {
    if (before.search(pattern) === -1) return before;
    const code: [number, number][] = [];
    visit(parseNative(before) as Root, ['code', 'inlineCode', 'html'], (node) => {
      const { start, end } = node.position ?? {};
      if (node.type !== 'html' || /^<(?:!--|pre|script|style)/i.test(node.value))
        code.push([start?.offset ?? 0, end?.offset ?? 0]);
    });
    return before.replace(pattern, (...found) => {
      const at = Number(found.find((one) => typeof one === 'number'));
      return code.some(([start, end]) => start <= at && at < end)
        ? String(found[0])
        : write(String(found[0]), ...found.slice(1));
    });
  }, text);
  return [written, ...notes].join('\n\n');
}

/** The pattern with another choice that comes first, a whole formula, of which it captures nothing. */
function outsideFormulas(pattern: RegExp): RegExp {
  return new RegExp(String.raw`\$\$[\s\S]*?\$\$|\$(?=\S)[^$\n]*?(?<=\S)\$(?!\d)|${pattern.source}`, 'gu');
}

/**
 * The lines that enclose a passage of Quarto, as what is said of its looks. Those of callouts stay, with three colons,
 * and so do those that choose what is shown.
 */
function dropDivs(): Rewrite {
  const open: boolean[] = [];
  return [
    /^:{3,}[ \t]*(?:\{([^{}\n]*)\}|([\w-]+))?[ \t]*:*$/gm,
    (_all, attributes, name) => {
      const said = attributes ?? name;
      const isKept = said === undefined ? open.pop() : /callout-|content-/.test(said);
      if (said !== undefined) open.push(isKept === true);
      if (isKept !== false) return said === undefined ? ':::' : `::: {${said}}`;
      return said === undefined ? '' : `{: ${said}}\n`;
    },
  ];
}

const rewrites: readonly Rewrite[] = [
  // Jekyll and Hugo: addresses, code, formulas and what only encloses a text.
  [/\{\{\s*(?:site\.(?:base)?url|base_path)\s*\}\}/g, () => ''],
  [/\{\{\s*(["'])([^"'{}\n]*)\1\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, (_all, _quote, address = '') => address],
  [
    /(?=\{[{%])(?<=\]\([^()\n]{0,99}|\]: {0,9}|href=["'][^"'\n]{0,99})(?:\{\{[<%] (?:rel)?ref "([^"]*)" [>%]\}\}|\{% (?:link|post_url) (\S+) %\})/g,
    (_all, page, post) => page ?? `${post?.replace(/\.md$/, '')}.md`,
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
  [/\{\{[<%] figure ([^{}\n]*)[>%]\}\}\n?/g, (all, said = '') => `\n\n${writeFigure(all, said, '')}\n\n`],
  [
    /\{\{[<%] (?:youtube|video) (?:id=)?"?([^"{}\s]+)[^{}\n]*[>%]\}\}|\{% include video\.(?:liquid|html) path="(https:[^"]*)"[^{}]*%\}/g,
    (_all, named, film = named ?? '') =>
      `<${/^https?:/.test(film) ? film : `https://www.youtube.com/watch?v=${film}`}>`,
  ],
  [/\{% cite((?: [\w][\w:.+/-]*)+) %\}/g, (_all, keys = '') => writeCitation(keys.trim().split(' '))],
  [
    /<d-cite key="([\w:.+/,\s-]+)"><\/d-cite>/g,
    (_all, keys = '') => writeCitation(keys.split(',').map((key) => key.trim())),
  ],
  [
    /^<(div|section|aside|details)\s[^<>\n]*\bmarkdown=["']?(?:1|block)["']?[^<>\n]*>\n([\s\S]*?)\n<\/\1>$/gm,
    (_all, _tag, words) => `\n${words}\n`,
  ],
  // Callouts of Hugo Blox and Quarto.
  [
    /^\{\{[%<] (callout|alert) (\w+) [%>]\}\}\n([\s\S]*?)\n\{\{[%<] \/\1 [%>]\}\}$/gm,
    (_all, _name, kind = '', words = '') => writeCallout(kind, words),
  ],
  [
    /^::: ?\{\.callout-(\w+)([^{}\n]*)\}\n([^:]*(?::(?!::)[^:]*)*)\n:::$/gm,
    (_all, kind = '', said = '', words = '') => writeCallout(kind, words, readSaid(said).title),
  ],
  // Quarto: captions, labels and what points at them.
  [/^\$\$[ \t]*\{#eq-([\w-]+)[^{}\n]*\}[ \t]*$/gm, (_all, name) => `$$\n\n: {#eq:${name}}`],
  // Formulas: alone in a line, in brackets as Jekyll escapes them, and as LaTeX writes them.
  [
    /(?<=^|\n\n)\$\$([^$\n]+)\$\$(?:[ \t]*\{#eq-([\w-]+)[^{}\n]*\})?(?=\n\n|\n?$)/g,
    (_all, tex = '', name = '') => writeDisplay(tex, name),
  ],
  [
    /^([ \t]*)\$\$([^$]*(?:\$(?!\$)[^$]*)*)\$\$[ \t]*$/gm,
    (all, indent = '', tex = '') => (tex.includes('\n') ? writeDisplay(tex).replace(/^(?=\S)/gm, indent) : all),
  ],
  [/\\\\\(([^\n]+?)\\\\\)/g, (_all, tex) => `$${tex}$`],
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
    /^\\{1,2}\[([^$\]]+?)\\{1,2}\][ \t]*$/gm,
    (all, tex = '') => (all.startsWith('\\\\') || isTex(tex) ? writeDisplay(tex) : all),
  ],
  [
    /^\\begin\{(align|gather)\*?\}([^$]*?)\\end\{\1\*?\}[ \t]*$/gm,
    (_all, name, tex = '') => writeDisplay(`\\begin{${name}ed}${tex}\\end{${name}ed}`),
  ],
  [/^\\begin\{equation\*?\}([^$]*?)\\end\{equation\*?\}$/gm, (_all, tex = '') => writeDisplay(tex)],
  [
    /^\\begin\{(align|gather)\*?\}([^$]*?)\\end\{\1\*?\}$/gm,
    (_all, name = '', tex = '') => writeDisplay(`\\begin{${name}ed}${tex}\\end{${name}ed}`),
  ],
  [/\\eqref\{eq:([\w-]+)\}/g, (_all, name) => `[@eq:${name}]`],
  [
    outsideFormulas(/(?<=\p{L})([~^])([\w+-]{1,8})\1(?![~^])|<(sup|sub)>([^<>\n]{1,20})<\/\3>/u),
    (all, sign, words, tag = sign, tagged = words) => (tag === undefined ? all : writeScript(all, tag, tagged)),
  ],
  [/^(: (?:[^\n]*[^ \n])?) *\{#tbl-([\w-]+)[^{}\n]*\}[ \t]*$/gm, (_all, words, name) => `${words} {#tab:${name}}`],
  [
    /^!\[([^[\]\n]*)\]\(([^()\n]*)\)\{#fig-([\w-]+)([^{}\n]*)\}$/gm,
    (_all, words = '', address, name, said = '') =>
      `![${readSaid(said)['fig-alt'] ?? words}](${address})\n\n: ${words} {#fig:${name}}`,
  ],
  [
    /(?<![\w[@-])@(fig|eq|tbl)-([\w-]*\w)/g,
    (all, kind = '', name, ...rest) => {
      const label = `${kind.replace('tbl', 'tab')}:${name}`;
      return String(rest.at(-1)).includes(`{#${label}}`) ? `[@${label}]` : all;
    },
  ],
  [
    /(?<![\w[@-])@(sec-[\w-]*\w)/g,
    (all, name, ...rest) => (String(rest.at(-1)).includes(`{#${name}`) ? `[the section](#${name})` : all),
  ],
  [/\[-@([\w:.-]+)\]/g, (_all, key) => `[@${key}]`],
  [/\[([^[\]@\n]*[^[\]@\s]\s@[^[\]\n]*)\](?![[(:])/g, (_all, cited = '') => writeNarrated(cited)],
  // Obsidian: the names of passages, pictures, and links to notes.
  [/[ \t]\^[a-z0-9]{6}$|^\^[a-z0-9]{6}$/gm, () => ''],
  [/!\[([^[\]|\n]*)\|\d+(?:x\d+)?\](?=\()/g, (_all, words) => `![${words}]`],
  [
    /!\[\[([^[\]|\n]+\.(?:png|jpe?g|gif|webp|avif))(?:\|(?:\d+(?:x\d+)?|([^[\]\n]*)))?\]\]/gi,
    (_all, name, words = '') => `![${words}](<${name}>)`,
  ],
  [
    /!?\[\[([^[\]|#\n]+)(?:#[^[\]|\n]*)?(?:\|([^[\]\n]+))?\]\](?!\()/g,
    (_all, name = '', words = name) => `[${words}](<${name}.md>)`,
  ],
];

/** What a template says of itself: `path="one.png" alt="A curve"`. */
function readSaid(written: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...written.matchAll(/([\w-]+)=(["'])(.*?)\2/g)].map(([, key, _, value]) => [key, value]));
}

/** A figure of Jekyll, whose addresses begin at the site and whose title is seen by the pointer alone, or of Hugo. */
function writeFigure(all: string, written: string, root: '/' | ''): string {
  const { path, image_path: image = path, src = image, title = '', ...said } = readSaid(written);
  const { alt = root === '/' ? title : '', caption = root === '/' ? '' : title } = said;
  if (src === undefined) return all;
  const picture = `<img src="${/^(?:\/|https?:)/.test(src) ? src : `${root}${src}`}" alt="${alt}">`;
  if (caption === '') return picture;
  if (root === '') return `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>)\n\n: ${caption}`;
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

/** Words raised or lowered by signs that exist. */
function writeScript(all: string, sign: string, words: string): string {
  return raiseSigns(/[\^p]/.test(sign) ? '^' : '_', words) ?? all;
}

/** Whether what stands between brackets with backslashes is a formula, and no text whose brackets are escaped. */
function isTex(words: string): boolean {
  return /\\[a-z]|[_^=]|^\s*[a-z]\s*$/i.test(words) && !words.includes('@');
}

/** A display formula, with the label that LaTeX or Quarto gives it. */
function writeDisplay(written: string, named = ''): string {
  const label = /\\label\{eq:([\w-]+)\}/.exec(written)?.[1] ?? named;
  const formula = written.replace(/\\label\{[^{}]*\}\s*/g, '').trim();
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

/** A callout as a quotation, with the heading that begins it as its title. */
function writeCallout(kind: string, words: string, named = ''): string {
  const [, title = named, text = ''] = /^\s*(?:#+ ([^\n]*)\n)?\s*([\s\S]*?)\s*$/.exec(words) ?? [];
  return `> [!${kind}] ${title}\n> ${text.replaceAll('\n', '\n> ')}`;
}

/**
 * Reads blocks of HTML, pictures and links in a text of markdown as those of a web page. Such a block goes on behind an
 * empty line, where what is indented would be code.
 */
export function readHtmlWithin(tree: Root, losses: Losses): void {
  visit(tree, 'code', (code, index = 0, parent) => {
    const { lang, value, position } = code;
    const isIndented = position && position.end.line - position.start.line === value.split('\n').length - 1;
    const goesOn = isIndented && parent?.children[index - 1]?.type === 'html' && value.startsWith('<');
    if (goesOn || lang === '{=html}') Object.assign(code, { type: 'html' });
  });
  visit(tree, ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete'], (node) =>
    joinTags(node as Paragraph),
  );
  visit(tree, 'html', (node: Html, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const isInline = !/^(?:root|blockquote|listItem|footnoteDefinition)$/.test(parent.type);
    if (isInline && !/^<img\b/i.test(node.value)) return undefined;
    const { tree: part } = readHtml(node.value, [], losses, { isPart: true });
    visit(part, ['footnoteReference', 'footnoteDefinition'], (note) => {
      if ('identifier' in note) note.identifier = `html-${node.position?.start.offset}-${note.identifier}`;
    });
    const { children } = part;
    const nodes = isInline ? children.flatMap((one) => (one.type === 'paragraph' ? one.children : [])) : children;
    parent.children.splice(index, 1, ...(nodes as never[]));
    return index + nodes.length;
  });
}

/** Joins two tags and what stands between them into a link, or into emphasis or code. */
function joinTags(parent: Paragraph): void {
  const open: { readonly type: string; readonly url: string; readonly at: number }[] = [];
  const joined: PhrasingContent[] = [];
  for (const node of parent.children) {
    const [, end = '', name = '', url = ''] = node.type === 'html' ? (tag.exec(node.value) ?? []) : [];
    const type = inlineTypes[name.toLowerCase()];
    const index = end === '' ? -1 : open.findLastIndex((one) => one.type === type);
    const opening = open[index];
    if (opening === undefined) {
      if (type !== undefined && end === '' && (type !== 'link' || url !== ''))
        open.push({ type, url, at: joined.length });
      joined.push(node);
    } else {
      open.length = index;
      const [, ...children] = joined.splice(opening.at);
      const value = children.map((child) => textOf(child)).join('');
      joined.push({ type: opening.type, url: opening.url, value, children } as never);
    }
  }
  parent.children = joined;
}

const tag = /^<(\/?)(\w+)(?:\s(?:[^>]*?\s)?href=["']([^"']*)["'])?[^>]*>$/i;

const inlineTypes = tableOf<string>({
  a: 'link',
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  code: 'inlineCode',
});

/** Takes out what no reader is meant to see: comments, and looks of the words or picture before. */
export function takeLooks(tree: Root, losses: Losses): void {
  visit(tree, 'text', (text, index = 0, parent) => {
    const isBehindPicture = parent?.children[index - 1]?.type === 'image';
    const take = (pattern: RegExp, loss: string, words = (_found: string, _words?: string) => '') => {
      text.value = text.value.replace(pattern, (found, ...parts) => {
        losses.add(loss, found);
        return words(found, parts[0]);
      });
    };
    take(/[ \t\n]?\{:[^{}\n]*\}/g, looks);
    if (isBehindPicture) take(/^\{[^{}\n]*\}/, looks);
    take(/%%[^%\n]+%%/g, 'A comment is left out.');
  });
}

const looks = 'What is said of the looks of a passage or picture is left out.';

/** Gives callouts the kinds of this site; one that is only a title is a quotation. */
export function readCallouts(tree: Root, losses: Losses): void {
  visit(tree, 'blockquote', ({ children: [first, ...rest] }) => {
    const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
    const [mark = '', name = ''] = /^\[!(\w+)\][+-]?[ \t]*/.exec(opening.value) ?? [];
    if (mark === '') return;
    // A line may end in a break.
    if (first.children[1]?.type === 'break') {
      opening.value += '\n';
      first.children.splice(1, 1);
    }
    const own = name.toUpperCase();
    const kind = own in calloutKinds ? own : calloutsElsewhere[own];
    const isTitle = rest.length === 0 && !textOf(first).includes('\n');
    if (own !== kind || isTitle) losses.add('A callout is of another kind now, or a quotation.', mark.trim());
    opening.value = opening.value.slice(mark.length);
    if (kind === undefined && !/^(?:QUOTE|CITE)$/.test(own)) {
      const [, title = ''] = (first.children.length === 1 ? /^(.*)/ : /^(.*)\n/).exec(opening.value) ?? [];
      const named = title.trim() === '' ? '' : ` (${title.trim()})`;
      opening.value = opening.value.slice(title.length).replace(/^\s*/, ' ');
      const value = `${own.charAt(0)}${own.slice(1).toLowerCase()}${named}.`;
      first.children.unshift({ type: 'strong', children: [{ type: 'text', value }] });
    }
    if (kind !== undefined && !isTitle)
      first.children.unshift({
        type: 'verbatim',
        value: `[!${kind}]${opening.value.startsWith('\n') ? '' : ' '}`,
      } as never);
  });
}

/** Makes captions of the paragraphs that begin with a colon, and of the title of a picture. */
export function readCaptions(tree: Root): void {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') return [node];
    const [first, ...others] = node.children;
    if (first?.type === 'text' && first.value.startsWith(': ')) {
      first.value = first.value.slice(2);
      return [{ ...node, type: 'caption' } as never];
    }
    if (first?.type !== 'image' || others.length > 0 || !first.title) return [node];
    return [node, { type: 'caption', children: [{ type: 'text', value: first.title }] } as never];
  });
}
