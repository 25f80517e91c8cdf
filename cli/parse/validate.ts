/**
 * Checks front matter against its schema and reports each issue at the author's key or value. Keys that are valid on
 * their own are kept, so that one mistake does not hide another.
 */
import { z } from 'zod';
import { findNearest } from '../core/nearest.ts';
import { createProblem, type Problem, type Span } from '../core/problem.ts';
import { quoteArgument } from '../core/text.ts';
import { valueAt } from '../core/value-at.ts';
import { isKind, type Kind } from '../kinds/registry.ts';
import { unwrapSchema } from '../schema/unwrap.ts';
import { explainLetters } from './characters.ts';
import { describeExpected, describeValue, explainValue } from './expected.ts';
import type { ParsedFrontMatter } from './front-matter.ts';
import { findSynonym, repairDate, repairGroup, repairType } from './repair.ts';
import type { KeyPath } from './yaml.ts';

/** A value that should name another file but is not a valid name; a rule that knows the files can suggest one. */
export interface WrongName {
  readonly role: Kind;
  readonly name: string;
  readonly at: Span;
}

type Source = Pick<ParsedFrontMatter, 'locate' | 'write'>;
type Issue = z.core.$ZodIssue;
type WrongType = z.core.$ZodIssueInvalidType;

/** Front matter with the schema that it is checked against, and where each of its values is written. */
interface Checked {
  readonly schema: z.ZodObject;
  readonly data: unknown;
  readonly source: Source;
}

export function validateFrontMatter(schema: z.ZodObject, data: unknown, source: Source) {
  const result = schema.safeParse(data ?? {});
  if (result.success) return { frontMatter: result.data, problems: [], wrongNames: [] };
  const issues = result.error.issues.flatMap((issue) => unfoldUnion(issue, valueAt(data, issue.path)));
  const frontMatter: Record<string, unknown> = {};
  for (const [key, part] of isRecord(data) ? Object.entries<z.ZodType>(schema.shape) : []) {
    const single = part.safeParse(valueAt(data, [key]));
    if (single.success && single.data !== undefined) frontMatter[key] = single.data;
  }
  const checked = { schema, data, source };
  const wrongNames: WrongName[] = [];
  const others = issues.filter((issue) => {
    const wrong = readWrongName(checked, issue);
    if (wrong !== null) wrongNames.push(wrong);
    return wrong === null;
  });
  return { frontMatter, problems: describeIssues(checked, others), wrongNames };
}

/** Turns issues into problems. What is missing is not reported where an unknown key explains it. */
function describeIssues(checked: Checked, issues: readonly Issue[]): Problem[] {
  const unknown = issues
    .filter((issue) => issue.code === 'unrecognized_keys')
    .flatMap(({ path, keys }) => suggestOnce(keys.map((key) => readUnknownKey(checked, path, key))));
  const explained = new Set(
    unknown.flatMap(({ path, near }) => (near === undefined ? [] : [[...path, near].join('.')])),
  );
  const strange = new Set(issues.filter((issue) => isStrange(checked, issue)).map(({ path }) => path.join('.')));
  const others = issues.filter(
    ({ code, path }) =>
      code !== 'unrecognized_keys' && !explained.has(path.join('.')) && !strange.has(path.slice(0, -1).join('.')),
  );
  return [
    ...unknown.map((key) => describeUnknownKey(key, checked.source)),
    ...others.map((issue) => describeIssue(checked, issue)),
  ];
}

interface UnknownKey {
  readonly key: string;
  /** Where the group is that holds it. */
  readonly path: KeyPath;
  /** The keys that the group may have. */
  readonly valid: readonly string[];
  /** The group of top-level keys that it belongs in. */
  readonly owner: string | undefined;
  /** The key that was probably meant. */
  readonly near: string | undefined;
}

/** Of several keys that seem to mean the same one, only the first can be renamed to it. */
function suggestOnce(keys: readonly UnknownKey[]): readonly UnknownKey[] {
  const isFirst = ({ near }: UnknownKey, index: number) => keys.findIndex((one) => one.near === near) === index;
  return keys.map((key, index) => (isFirst(key, index) ? key : { ...key, near: undefined }));
}

function readUnknownKey(checked: Checked, path: KeyPath, key: string): UnknownKey {
  const valid = keysAt(checked, path);
  const owner = path.length === 0 ? findOwner(key, checked.schema) : undefined;
  const free = valid.filter((name) => valueAt(checked.data, [...path, name]) === undefined);
  const near = owner === undefined ? findMeantKey(checked, path, key, free) : undefined;
  return { key, path, valid, owner, near };
}

/** The key that was probably meant. A list of names that cannot have the value gives way to a key that is missing. */
function findMeantKey(checked: Checked, path: KeyPath, key: string, free: readonly string[]): string | undefined {
  const near = findNearest(key, free) ?? findSynonym(key, free);
  const list = near === undefined ? undefined : schemaAt(checked, [...path, near]);
  const value = valueAt(checked.data, [...path, key]);
  if (typeof value !== 'string' || !(list instanceof z.ZodArray) || list.safeParse([value]).success) return near;
  const takesValue = (name: string) => schemaAt(checked, [...path, name])?.safeParse(value).success;
  return neededKeys(checked, path).find((name) => free.includes(name) && takesValue(name)) ?? near;
}

function findOwner(key: string, schema: z.ZodObject): string | undefined {
  return Object.entries<z.ZodType>(schema.shape).find(([, part]) => {
    const group = unwrapSchema(part);
    return group instanceof z.ZodObject && Object.hasOwn(group.shape, key);
  })?.[0];
}

function describeUnknownKey(unknown: UnknownKey, { locate }: Source): Problem {
  const { key, path, near } = unknown;
  const reason = `\`${key}\` is not a key of this kind of file.${explainLetters(key)}`;
  const at = locate([...path, key], 'key');
  return createProblem('unknown-key', 'error', { at, reason, hint: adviseOnKey(unknown, at.path), suggestion: near });
}

/** Keys of Jekyll, Hugo and Quarto that say nothing of the page itself. */
const foreignKeys = new Set(['layout', 'collection', 'categories', 'category', 'toc', 'format', 'output', 'execute']);

function adviseOnKey({ key, valid, owner, near }: UnknownKey, path: string): string {
  if (owner !== undefined) return `It belongs below \`${owner}\`.`;
  if (near !== undefined) return `Rename it to \`${near}\`.`;
  if (/\s/.test(key))
    return 'A key is one word. If the line goes on with the one above it, join the two, and put the value in quotes.';
  if (foreignKeys.has(key))
    return `Take it out; or bring the whole page in, if it is one of Jekyll, Hugo or Quarto: \`npm run site -- import ${quoteArgument(path)}\`.`;
  return `The keys here are ${valid.map((name) => `\`${name}\``).join(', ')}.`;
}

/** Whether a group has none of the keys that it may have: what it lacks follows from that. */
function isStrange({ data }: Checked, issue: Issue): boolean {
  if (issue.code !== 'unrecognized_keys' || issue.path.length === 0) return false;
  const group = valueAt(data, issue.path);
  return isRecord(group) && Object.keys(group).length === issue.keys.length;
}

/** The problem of a value that is missing, has the wrong type or is not valid. */
function describeIssue(checked: Checked, issue: Issue): Problem {
  const { data, source } = checked;
  const { path } = issue;
  const value = valueAt(data, path);
  const name = nameOf(path);
  if (value === undefined && path.length > 0) {
    const hint = `Add \`${String(path.at(-1))}:\` with ${describeExpected(issue)}.`;
    const at = source.locate(path.slice(0, -1), 'key');
    return createProblem('missing-key', 'error', { at, reason: `${name} is missing.`, hint });
  }
  if (issue.code === 'invalid_type') return describeWrongType(checked, issue, value);
  return createProblem('invalid-value', 'error', { at: source.locate(path), ...explainValue(issue, name, value) });
}

function describeWrongType(checked: Checked, issue: WrongType, value: unknown): Problem {
  const { source } = checked;
  const { path } = issue;
  const isDay = schemaAt(checked, path) instanceof z.ZodISODate;
  const asText = isDay ? null : explainAsText(checked, issue, value);
  if (asText !== null) return createProblem('invalid-value', 'error', { at: source.locate(path), ...asText });
  const expected = isDay ? 'a day, as `YYYY-MM-DD`,' : describeExpected(issue);
  const written = typeof value === 'number' ? source.write(path) : undefined;
  const reason = `${nameOf(path)} is ${describeValue(value, issue.expected, written)}; ${expected} is expected.`;
  const repair = () => {
    if (isDay) return repairDate(value);
    const needed = neededKeys(checked, path);
    if (needed.length > 0) return repairGroup(value, needed, issue.expected === 'array');
    return repairType(issue.expected, value, String(path.at(-1)), written);
  };
  return createProblem('wrong-type', 'error', { at: source.locate(path), reason, ...repair() });
}

/** What would be wrong with a number in the place of a text if it stood in quotes; null where they would do. */
function explainAsText(checked: Checked, { path, expected }: WrongType, value: unknown) {
  const written = expected === 'string' && typeof value === 'number' ? checked.source.write(path) : undefined;
  const [wrong] = written === undefined ? [] : (schemaAt(checked, path)?.safeParse(written).error?.issues ?? []);
  return wrong === undefined ? null : explainValue(wrong, nameOf(path), written);
}

/** The issues of the union member that the author probably meant: the one that accepts the type of the value, and its keys. */
function unfoldUnion(issue: Issue, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [fits] = issue.errors
    .filter((errors) => !errors.some((error) => error.code === 'invalid_type' && error.path.length === 0))
    .sort((a, b) => countUnknown(a) - countUnknown(b));
  const chosen = fits ?? (isRecord(value) ? issue.errors.at(-1) : issue.errors[0]) ?? [];
  return chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
}

function countUnknown(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);
}

function readWrongName(checked: Checked, issue: Issue): WrongName | null {
  const name = valueAt(checked.data, issue.path);
  if (typeof name !== 'string') return null;
  const isProse = issue.code === 'invalid_type' && /\p{Lu}.*\b(?:1[5-9]|20)\d\d\b/su.test(name);
  if (!isProse && issue.code !== 'invalid_format') return null;
  const found = schemaAt(checked, isProse ? [...issue.path, 0] : issue.path);
  const role = found === undefined ? undefined : z.globalRegistry.get(found)?.role;
  return typeof role === 'string' && isKind(role) ? { role, name, at: checked.source.locate(issue.path) } : null;
}

/** The schema of the value of a key or of a list item. */
function schemaBelow(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] && unwrapSchema(schema.shape[String(key)]);
  return schema instanceof z.ZodArray ? unwrapSchema(schema.element as z.ZodType) : undefined;
}

/** The schema of a value; of a union, the member that accepts it. */
function schemaAt({ schema, data }: Checked, path: KeyPath): z.ZodType | undefined {
  let current: z.ZodType | undefined = unwrapSchema(schema);
  for (const [index, key] of path.entries()) {
    current = schemaBelow(current, key);
    if (current === undefined) return undefined;
    if (!(current instanceof z.ZodUnion)) continue;
    const value = valueAt(data, path.slice(0, index + 1));
    const options = current.options as z.ZodType[];
    [current] = options
      .filter((option) => option instanceof z.ZodObject === isRecord(value))
      .sort((a, b) => countKnown(b, value) - countKnown(a, value));
  }
  return current;
}

/** How many keys of a value a group has. */
function countKnown(schema: z.ZodType, value: unknown): number {
  const { shape } = schema instanceof z.ZodObject ? schema : { shape: {} };
  return isRecord(value) ? Object.keys(value).filter((key) => Object.hasOwn(shape, key)).length : 0;
}

/** The keys that the schema allows at a path. */
function keysAt(checked: Checked, path: KeyPath): string[] {
  const current = schemaAt(checked, path);
  return current instanceof z.ZodObject && isRecord(valueAt(checked.data, path)) ? Object.keys(current.shape) : [];
}

/** The keys without which a group at a path, or each group of a list there, is not valid. */
function neededKeys(checked: Checked, path: KeyPath): string[] {
  const found = schemaAt(checked, path);
  const group = found instanceof z.ZodArray ? unwrapSchema(found.element as z.ZodType) : found;
  if (!(group instanceof z.ZodObject)) return [];
  const parts = Object.entries<z.ZodType>(group.shape);
  return parts.flatMap(([key, part]) => (part.safeParse(undefined).success ? [] : [key]));
}

/** `author.name`, `navigation[2].href`. */
function nameOf(path: KeyPath): string {
  const name = path
    .map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
  return name === '' ? 'The front matter' : `\`${name}\``;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
