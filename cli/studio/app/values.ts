import { parseDocument } from 'yaml';
import { valueAt } from '../../core/value-at.ts';
import { addItem, type Path, removeItem, removeKey, rewriteWithin, setValue } from '../../edit/front-matter.ts';

/** The values of front matter; null if it cannot be parsed. */
export function readValues(frontMatter: string): Readonly<Record<string, unknown>> | null {
  const source = /^---\r?\n([\s\S]*?)^---/m.exec(frontMatter)?.[1];
  if (source === undefined) return null;
  const document = parseDocument(source, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  const values = document.toJS() ?? {};
  return typeof values === 'object' && !Array.isArray(values) ? values : null;
}

/** Front matter with a new value at a path; everything else keeps its bytes where that is possible. `undefined` removes a key or a list entry. */
export function changeValue(frontMatter: string, path: Path, value: unknown, order: readonly string[]): string {
  const [key, index] = path;
  if (value === undefined) {
    if (path.length === 1) return removeKey(frontMatter, key);
    if (path.length === 2 && typeof index === 'number') return removeItem(frontMatter, [key, index]);
  }
  const values = readValues(frontMatter) ?? {};
  const list = values[key];
  if (path.length === 2 && typeof value === 'string' && index === lengthOf(list))
    return addItem(frontMatter, key, value);
  if (value !== undefined) {
    const changed = setValue(frontMatter, path, value, order);
    if (changed !== frontMatter || valueAt(values, path) === value) return changed;
  }
  const rewritten = rewriteWithin(frontMatter, path, value);
  if (rewritten !== frontMatter) return rewritten;
  return setValue(frontMatter, [key], replaceAt(values[key], path.slice(1), value), order);
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** A copy of a value with a new value at a path. */
function replaceAt(value: unknown, path: readonly (string | number)[], wanted: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return wanted;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = replaceAt(list[step], rest, wanted);
    return list;
  }
  const old = (value ?? {}) as Record<string, unknown>;
  // A key without a value is not written.
  return { ...old, [step]: replaceAt(old[step], rest, wanted) };
}
