import { z } from 'zod';
import { findNearest } from '../core/nearest.ts';
import { createProblem, type Problem, type Span } from '../core/problem.ts';
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

/**
 * Checks front matter against its schema and reports each issue at the author's key or value. Keys that are valid on
 * their own are kept, so that one mistake does not hide another.
 */
export function validateFrontMatter(schema: z.ZodObject, data: unknown, source: Source) {
  const result = schema.safeParse(data ?? {});
  if (result.success) return { frontMatter: result.data, problems: [], wrongNames: [] };
  const issues = result.error.issues.flatMap((issue) => unfoldUnion(issue, valueAt(data, issue.path)));
  const frontMatter: Record<string, unknown> = {};
  for (const [key, part] of isRecord(data) ? Object.entries<z.ZodType>(schema.shape) : []) {
    const single = part.safeParse(valueAt(data, [key]));
    if (single.success && single.data !== undefined) frontMatter[key] = single.data;
  }
  const wrongNames: WrongName[] = [];
  const others = issues.filter((issue) => {
    const wrong = readWrongName(schema, data, issue, source);
    if (wrong !== null) wrongNames.push(wrong);
    return wrong === null;
  });
  return { frontMatter, problems: describeIssues(schema, data, others, source), wrongNames };
}

/** The group of top-level keys that a key belongs in; undefined for a key inside a group. */
function ownerOf(key: string, schema: z.ZodType, path: KeyPath): string | undefined {
  const groups = path.length === 0 && schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  return groups.find(([, part]) => {
    const group = unwrapSchema(part);
    return group instanceof z.ZodObject && Object.hasOwn(group.shape, key);
  })?.[0];
}

/** Turns issues into problems. A missing key is not reported if an unknown key is a misspelling of it. */
function describeIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  { locate, write }: Source,
): Problem[] {
  const problems: Problem[] = [];
  const misspelt = new Set<string>();
  /** Groups without any key that they have: what they lack follows from that. */
  const strange = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const valid = keysAt(schema, data, issue.path);
    const group = valueAt(data, issue.path);
    if (issue.path.length > 0 && isRecord(group) && Object.keys(group).length === issue.keys.length)
      strange.add(issue.path.join('.'));
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const free = valid.filter((name) => valueAt(data, [...issue.path, name]) === undefined);
      const owner = ownerOf(key, schema, issue.path);
      const near = owner === undefined ? (findNearest(key, free) ?? findSynonym(key, free)) : undefined;
      if (near !== undefined) misspelt.add([...issue.path, near].join('.'));
      const hint =
        owner !== undefined
          ? `It belongs below \`${owner}\`.`
          : near === undefined
            ? /\s/.test(key)
              ? 'A key is one word. If the line goes on with the one above it, join the two, and put the value in quotes.'
              : `The keys here are ${valid.map((name) => `\`${name}\``).join(', ')}.`
            : `Rename it to \`${near}\`.`;
      const reason = `\`${key}\` is not a key of this kind of file.${explainLetters(key)}`;
      problems.push(createProblem('unknown-key', 'error', { at: locate(path, 'key'), reason, hint, suggestion: near }));
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const value = valueAt(data, issue.path);
    const name = nameOf(issue.path);
    if (value === undefined && issue.path.length > 0) {
      if (misspelt.has(issue.path.join('.')) || strange.has(issue.path.slice(0, -1).join('.'))) continue;
      const hint = `Add \`${String(issue.path.at(-1))}:\` with ${describeExpected(issue)}.`;
      const at = locate(issue.path.slice(0, -1), 'key');
      problems.push(createProblem('missing-key', 'error', { at, reason: `${name} is missing.`, hint }));
    } else if (issue.code === 'invalid_type') {
      const isDay = schemaAt(schema, data, issue.path) instanceof z.ZodISODate;
      const expected = isDay ? 'a day, as `YYYY-MM-DD`,' : describeExpected(issue);
      const written = typeof value === 'number' ? write(issue.path) : undefined;
      const reason = `${name} is ${describeValue(value, issue.expected, written)}; ${expected} is expected.`;
      const needed = neededKeys(schema, data, issue.path);
      const repair = isDay
        ? repairDate(value)
        : needed.length > 0
          ? repairGroup(value, needed, issue.expected === 'array')
          : repairType(issue.expected, value, String(issue.path.at(-1)), written);
      problems.push(createProblem('wrong-type', 'error', { at: locate(issue.path), reason, ...repair }));
    } else {
      const explanation = explainValue(issue, name, value);
      problems.push(createProblem('invalid-value', 'error', { at: locate(issue.path), ...explanation }));
    }
  }
  return problems;
}

/** The issues of the union member that the author probably meant: the one that accepts the type of the value, and its keys. */
function unfoldUnion(issue: Issue, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [fits] = issue.errors
    .filter((errors) => !errors.some((error) => error.code === 'invalid_type' && error.path.length === 0))
    .sort((a, b) => countUnknown(a) - countUnknown(b));
  const chosen = fits ?? (value !== null && typeof value === 'object' ? issue.errors.at(-1) : issue.errors[0]) ?? [];
  return chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
}

function countUnknown(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);
}

function readWrongName(schema: z.ZodType, data: unknown, issue: Issue, { locate }: Source): WrongName | null {
  const name = valueAt(data, issue.path);
  if (typeof name !== 'string') return null;
  const isProse = issue.code === 'invalid_type' && /\p{Lu}.*\b(?:1[5-9]|20)\d\d\b/su.test(name);
  if (!isProse && issue.code !== 'invalid_format') return null;
  const found = schemaAt(schema, data, isProse ? [...issue.path, 0] : issue.path);
  const role = found === undefined ? undefined : z.globalRegistry.get(found)?.role;
  return typeof role === 'string' && isKind(role) ? { role, name, at: locate(issue.path) } : null;
}

/** The schema of the value of a key or of a list item. */
function schemaBelow(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] && unwrapSchema(schema.shape[String(key)]);
  return schema instanceof z.ZodArray ? unwrapSchema(schema.element as z.ZodType) : undefined;
}

/** The schema of a value; of a union, the member that accepts it. */
function schemaAt(schema: z.ZodType, data: unknown, path: KeyPath): z.ZodType | undefined {
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
function keysAt(schema: z.ZodType, data: unknown, path: KeyPath): string[] {
  const current = schemaAt(schema, data, path);
  return current instanceof z.ZodObject && isRecord(valueAt(data, path)) ? Object.keys(current.shape) : [];
}

/** The keys without which a group at a path, or each group of a list there, is not valid. */
function neededKeys(schema: z.ZodType, data: unknown, path: KeyPath): string[] {
  const found = schemaAt(schema, data, path);
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
