/** Reads in the log of Pandoc which commands of LaTeX it does not know, and keeps their words. */
import { drawn, type Losses, tellCommand } from './losses.ts';

/** A command that Pandoc left out, with all that it was given. */
interface Skipped {
  readonly name: string;
  readonly given: string;
  /** The arguments in braces, with whether they say anything to readers. */
  readonly groups: readonly { readonly words: string; readonly isSaid: boolean }[];
  /** Whether it stands in the text, and not before that, where documents say how they look. */
  readonly isInText: boolean;
}

const skipped = /^\[INFO\] Skipped '(\\[a-zA-Z]+)([\s\S]*?)' at [^\n]*?line (\d+) column \d+$/gm;
const argument = /\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** The commands that a log names, without those that only set the looks of a page. */
export function listSkipped(log: string, tex: string): readonly Skipped[] {
  const begun = tex.split('\n').findIndex((line) => /^[^%]*\\begin\{document\}/.test(line));
  // Pandoc tries some commands twice.
  return [...new Set(log.match(skipped))].flatMap((entry) => {
    const [, name = '', given = '', line] = new RegExp(skipped.source).exec(entry) ?? [];
    const groups = [...given.matchAll(argument)].map(([, inside = '']) => readWords(inside));
    return setting.test(name) ? [] : [{ name, given, groups, isInText: Number(line) > begun }];
  });
}

/** What commands mean, so that Pandoc keeps the words that they are given in a text: the same command has as many each time. */
export function defineSkipped(found: readonly Skipped[]): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  const isStarred = new Set(found.filter(({ given }) => given.startsWith('*')).map(({ name }) => name));
  for (const { name, given, groups, isInText } of found) {
    const said = groups.flatMap(({ isSaid }, index) => (isSaid ? [index + 1] : []));
    if (!isInText || said.length === 0 || isStarred.has(name) || remark.test(name) || name === '\\begin') continue;
    const optional = /^\s*\[/.test(given) ? 1 : 0;
    // What may be left out once may be left out each time.
    if (definitions.has(name) && optional === 0) continue;
    const shown = said.map((number) => `#${number + optional}`).join(' ');
    const count = `[${groups.length + optional}]${optional === 0 ? '' : '[]'}`;
    definitions.set(name, `\\newcommand{${name}}${count}{${shown}}`);
  }
  return definitions;
}

/** Tells the commands that Pandoc left out, and those whose words alone were kept. */
export function tellSkipped(found: readonly Skipped[], kept: ReadonlySet<string>, losses: Losses): void {
  for (const { name, given, groups, isInText } of found) {
    const words = groups.flatMap((group) => (group.isSaid ? [group.words] : [])).join(' ');
    const isKept = isInText && kept.has(name);
    if (name === '\\begin') {
      if (given.includes('\\end{'))
        losses.add(drawing.test(given) ? drawn : tellCommand(given.replace(/\}[\s\S]*/, '}')));
    } else if (remark.test(name)) losses.add('A comment is left out.', words);
    else if (words !== '')
      losses.add(
        isKept ? `LaTeX’s \`${name}\` is not known here: its words are plain text now.` : tellCommand(name),
        words,
      );
    else if (given.trim() === '' && isInText && !isKept) losses.add(tellSign(name));
  }
}

function tellSign(name: string): string {
  return name.length < 4
    ? `LaTeX’s \`${name}\` is left out: type the letter that it is.`
    : `LaTeX’s \`${name}\` is left out: type what it stands for, if readers need it.`;
}

/** The words of an argument, and whether they are more than a distance or a setting such as `width=3cm`. */
function readWords(inside: string) {
  const words = inside
    .replace(/\\[a-zA-Z]+|[{}]|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { words, isSaid: /\p{L}|\d{3}/u.test(words) && !/^[\w, ]+=|^[\d.]+ ?[a-z]{2}$/.test(words) };
}

const remark = /^\\(?:\w*todo|fixme|fxnote|\w*comment)$/;
const drawing = /tikz|pspicture|\{picture|forest/;

/** The commands that say nothing to readers, and the ends of passages whose text is kept. */
const setting =
  /^\\(?:end$|(?:re)?set|define|addto|addcontents|index$|nocite$|\w*phantom$|make|print|list|tableof|\w*(?:style|color|colors|space|skip|fill|size|page|format|path|indent|break|matter|centering|ragged\w*|setup|toc|font|kern|mark|strut)$|(?:if|fi|else|or|relax|protect|begingroup|endgroup|global|long|let|appendix|par|hfil|vfil|sloppy|fussy|null|tiny|scriptsize|small|large|Large|LARGE|huge|Huge|bf|it|rm|sf|tt|sc|em|sl|up|selectlanguage|flush\w*|allowdisplaybreaks|titlerunning|authorrunning)$)|^\\(?:if|the)[a-z]*$/;
