import { isMended, mend, problemsAfter, tryMend } from '../../check/fixer.ts';
import type { Case, Fixer } from '../../check/rule.ts';
import type { Fix } from '../../core/fix.ts';
import { lineAround, type Splice } from '../../core/splice.ts';
import { schemas } from '../../kinds/schemas.ts';

/** Mends a YAML syntax error. The fix is certain if the YAML can be parsed then. */
export const fixYaml: Fixer = (one) => {
  const { problem, text, document } = one;
  if (document === undefined) return [];
  if (problem.suggestion === null) return fixLines(one);
  if (problem.form === 'item') return alignItem(one);
  const [, key] = /^([a-z][A-Za-z]*): /.exec(problem.suggestion) ?? [];
  const isIndented = problem.form === 'indented';
  const isKnown = key !== undefined && Object.hasOwn(schemas[document.kind].shape, key);
  const isKey = isKnown || (!isIndented && (key === undefined || problem.form !== 'missing'));
  const start = isIndented ? lineAround(text, one.start).start : one.start;
  const end = one.start + one.written.trimEnd().length;
  const splices = [{ start, end, piece: problem.suggestion }];
  const isWhole = text[end] !== ':';
  return [mend(one, `Write \`${problem.suggestion}\``, splices, isKey && isWhole && isMended(one, splices))];
};

/** Indents an item as those above it; with lists in lists it is not known to which it belongs. */
function alignItem(one: Case): readonly Fix[] {
  const { start } = lineAround(one.text, one.start);
  const above = one.text.slice(0, start).replace(/^[\s\S]*\n(?=[A-Za-z])/, '');
  const [piece, ...others] = new Set([...above.matchAll(/^( *)- /gm)].map((match) => match[1]));
  if (piece === undefined || others.length > 0) return [];
  return [tryMend(one, 'Indent it as the item above', [{ start, end: one.start, piece }])];
}

/** Mends indentation, line breaks and quotes. */
function fixLines(one: Case): readonly Fix[] {
  const { problem, text, start } = one;
  const line = lineAround(text, start);
  const propose = (title: string, splices: readonly Splice[]) => [tryMend(one, title, splices)];
  if (problem.form === 'tab') return [replaceTabs(one)];
  if (problem.form === 'quote') {
    const [, quote] = /^[\s-]*[\w-]+:\s+(["'])[^"'\\]*$/.exec(text.slice(line.start, line.end).trimEnd()) ?? [];
    return quote === undefined
      ? []
      : propose('Add the closing quote', [{ start: line.end, end: line.end, piece: quote }]);
  }
  if (problem.form === 'continued') {
    const indent = /^\s*/.exec(text.slice(line.start, line.end))?.[0].length ?? 0;
    const splices = [{ start: line.start - 1, end: line.start + indent, piece: ' ' }];
    const isText = !problemsAfter(one, splices).some((other) => other.line === problem.line - 1);
    return propose('Join it to the line above', splices).map((found) => ({
      ...found,
      isCertain: found.isCertain && isText,
    }));
  }
  return problem.form === 'list' ? propose('Indent the list alike', alignList(one)) : [];
}

/** Indents with two spaces for each tab, or with four where only these are read, such as for a key below `- `. */
function replaceTabs(one: Case): Fix {
  const tabs = frontMatterLines(one.text).flatMap(({ start, text }) => {
    const indent = /^[ \t]*\t[ \t]*/.exec(text)?.[0] ?? '';
    return indent === '' ? [] : [{ start, indent, line: one.text.slice(0, start).split('\n').length }];
  });
  const replaceBy = (spaces: string) =>
    tabs.map(({ start, indent }) => ({
      start,
      end: start + indent.length,
      piece: indent.replaceAll('\t', spaces),
    }));
  const isRead = (splices: readonly Splice[]) =>
    !problemsAfter(one, splices).some(
      ({ rule, line }) => rule === 'yaml-syntax' && tabs.some((tab) => tab.line === line),
    );
  const [two, four] = [replaceBy('  '), replaceBy('    ')];
  const splices = isRead(two) || !isRead(four) ? two : four;
  return mend(one, 'Indent with spaces', splices, isRead(splices));
}

/** The lines of the front matter with their offsets. */
function frontMatterLines(text: string): { readonly start: number; readonly text: string }[] {
  const lines: { start: number; text: string }[] = [];
  for (let { start, end } = lineAround(text, 4); start < text.length; { start, end } = lineAround(text, end + 1)) {
    if (/^(?:---|\.\.\.)\s*$/.test(text.slice(start, end)) || end >= text.length) break;
    lines.push({ start, text: text.slice(start, end) });
  }
  return lines;
}

/** Indents the items of the list around a line by two spaces, and their other keys by four; nothing if the list holds anything else. */
function alignList({ text, start }: Case): Splice[] {
  const lines = frontMatterLines(text);
  const at = lines.findIndex((line) => line.start + line.text.length >= start);
  const isKey = (line: { text: string }) => /^[A-Za-z]/.test(line.text);
  const from = lines.findLastIndex((line, index) => index <= at && isKey(line));
  const to = lines.findIndex((line, index) => index > from && isKey(line));
  const items = lines.slice(from + 1, to === -1 ? undefined : to);
  if (!items.every((line) => /^\s*(?:- )?[a-z]\w*: \S/.test(line.text))) return [];
  return items.map((line) => {
    const indent = /^\s*/.exec(line.text)?.[0].length ?? 0;
    return { start: line.start, end: line.start + indent, piece: /^\s*- /.test(line.text) ? '  ' : '    ' };
  });
}
