import { isMap, isNode, isScalar, parseDocument, stringify, type YAMLMap } from 'yaml';
import type { ReferenceMatter } from '../schema/kinds.ts';

/** One value of a reference file to write; `annotation` is the text below the front matter. */
export interface Change {
  readonly field: keyof ReferenceMatter | 'annotation';
  readonly value: unknown;
}

/** The order in which the keys of a new reference file stand. */
export const fieldOrder = [
  'type',
  'authors',
  'title',
  'year',
  'venue',
  'volume',
  'issue',
  'pages',
  'doi',
  'url',
] as const;

/** A new reference file. */
export function writeReferenceFile(matter: ReferenceMatter, annotation: string): string {
  const lines = fieldOrder.flatMap((key) => (matter[key] === undefined ? [] : `${writeField(key, matter[key])}\n`));
  return `---\n${lines.join('')}---\n${writeBody(annotation)}`;
}

/** The parts of a file: its two fences, the YAML between them and the text below. Null when it has no front matter. */
export function splitReferenceFile(text: string) {
  const found = /^(---[ \t]*\r?\n)(.*?)(^---[ \t]*)(?:\r?\n(.*))?$/ms.exec(text);
  if (found === null) return null;
  const [, open = '', matter = '', close = '', annotation = ''] = found;
  return { open, matter, close, annotation };
}

/** The file with some values replaced or added, and not a byte changed elsewhere: comments, order and spelling stay. Null when the text is no file with front matter. */
export function updateReferenceFile(text: string, changes: readonly Change[]): string | null {
  const parts = splitReferenceFile(text);
  if (parts === null) return null;
  let { matter, annotation } = parts;
  for (const { field, value } of changes) {
    if (field === 'annotation') annotation = writeBody(String(value));
    else {
      const changed = changeField(matter, field, value);
      if (changed === null) return null;
      matter = changed;
    }
  }
  return `${parts.open}${matter}${parts.close}\n${annotation}`;
}

function changeField(matter: string, field: keyof ReferenceMatter, value: unknown): string | null {
  const document = parseDocument(matter, { schema: 'core' });
  if (document.errors.length > 0 || !isMap(document.contents)) return null;
  const ranges = listRanges(document.contents, matter);
  const own = ranges.get(field);
  if (own !== undefined) return matter.slice(0, own.start) + writeField(field, value) + matter.slice(own.end);
  const before = fieldOrder.slice(0, fieldOrder.indexOf(field)).findLast((key) => ranges.has(key));
  const end = before === undefined ? 0 : matter.indexOf('\n', ranges.get(before)?.end) + 1;
  return `${matter.slice(0, end)}${writeField(field, value)}\n${matter.slice(end)}`;
}

/** From the first letter of each key to the last of its value, without the comment and the line end after it. */
function listRanges(
  map: YAMLMap,
  matter: string,
): ReadonlyMap<string, { readonly start: number; readonly end: number }> {
  return new Map(
    map.items.flatMap(({ key, value }) => {
      if (!isScalar(key) || !key.range) return [];
      const [start, keyEnd] = key.range;
      const valueEnd = (isNode(value) && value.range?.[1]) || keyEnd + 1;
      return [[String(key.value), { start, end: matter.slice(0, valueEnd).trimEnd().length }]];
    }),
  );
}

function writeField(field: string, value: unknown): string {
  return stringify({ [field]: value }, { lineWidth: 0, schema: 'core' }).trimEnd();
}

function writeBody(annotation: string): string {
  return annotation === '' ? '' : `\n${annotation}\n`;
}
