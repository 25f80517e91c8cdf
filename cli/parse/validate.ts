import { z } from 'zod';
import { findNearest } from '../report/nearest.ts';
import { createProblem, type Place, type Problem } from '../report/problem.ts';
import { unwrapSchema } from '../schema/unwrap.ts';
import { describeExpected, describeValue, explainValue } from './expected.ts';
import type { KeyPath } from './yaml.ts';

export interface Validated {
  /** Every key that is valid by itself, so that one mistake does not hide another. */
  readonly matter: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

type Locate = (path: KeyPath, part?: 'key' | 'value') => Place;
type Issue = z.core.$ZodIssue;

/** Checks front matter against its schema; every issue becomes a problem at the author's own key or value. */
export function validateMatter(schema: z.ZodObject, data: unknown, locate: Locate): Validated {
  const result = schema.safeParse(data ?? {});
  if (result.success) return { matter: result.data, problems: [] };
  const issues = result.error.issues.flatMap((issue) => unfoldUnion(issue, valueAt(data, issue.path)));
  const matter: Record<string, unknown> = {};
  if (isRecord(data)) {
    for (const [key, part] of Object.entries(schema.shape)) {
      const single = (part as z.ZodType).safeParse(data[key]);
      if (single.success && single.data !== undefined) matter[key] = single.data;
    }
  }
  return { matter, problems: describeIssues(schema, data, issues, locate) };
}

/** A missing key is not reported beside an unknown one that is its misspelling: that is one mistake. */
function describeIssues(schema: z.ZodType, data: unknown, issues: readonly Issue[], locate: Locate): Problem[] {
  const problems: Problem[] = [];
  const misspelt = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const valid = keysAt(schema, data, issue.path);
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const near = findNearest(
        key,
        valid.filter((name) => valueAt(data, [...issue.path, name]) === undefined),
      );
      if (near !== undefined) misspelt.add([...issue.path, near].join('.'));
      const hint =
        near === undefined
          ? `The keys here are ${valid.map((name) => `\`${name}\``).join(', ')}.`
          : `Rename it to \`${near}\`.`;
      problems.push(
        createProblem('unknown-key', 'error', {
          at: locate(path, 'key'),
          reason: `\`${key}\` is no key here.`,
          hint,
          suggestion: near,
        }),
      );
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const value = valueAt(data, issue.path);
    const name = nameOf(issue.path);
    if (value === undefined && issue.path.length > 0) {
      if (misspelt.has(issue.path.join('.'))) continue;
      const hint = `Add \`${String(issue.path.at(-1))}:\` with ${describeExpected(issue)}.`;
      problems.push(
        createProblem('missing-key', 'error', {
          at: locate(issue.path.slice(0, -1), 'key'),
          reason: `${name} is missing.`,
          hint,
        }),
      );
    } else if (issue.code === 'invalid_type') {
      const reason = `${name} is ${describeValue(value)}; ${describeExpected(issue)} is expected.`;
      const hint =
        typeof value === 'number' && issue.expected === 'string' ? `Put it in quotes: \`"${value}"\`.` : undefined;
      problems.push(createProblem('wrong-type', 'error', { at: locate(issue.path), reason, hint }));
    } else {
      problems.push(
        createProblem('invalid-value', 'error', { at: locate(issue.path), ...explainValue(issue, name, value) }),
      );
    }
  }
  return problems;
}

/** The issues of the alternative that the author was writing: the one that takes the type of the value found. */
function unfoldUnion(issue: Issue, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const fits = issue.errors.find(
    (errors) => !errors.some((error) => error.code === 'invalid_type' && error.path.length === 0),
  );
  const chosen = fits ?? (value !== null && typeof value === 'object' ? issue.errors.at(-1) : issue.errors[0]) ?? [];
  return chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
}

function valueAt(data: unknown, path: KeyPath): unknown {
  let value = data;
  for (const key of path)
    value = value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  return value;
}

/** The keys that the schema allows at a path. */
function keysAt(schema: z.ZodType, data: unknown, path: KeyPath): string[] {
  let current = unwrapSchema(schema);
  for (const key of path) {
    const inner =
      current instanceof z.ZodObject
        ? current.shape[String(key)]
        : current instanceof z.ZodArray
          ? current.element
          : undefined;
    if (inner === undefined) return [];
    current = unwrapSchema(inner as z.ZodType);
  }
  if (current instanceof z.ZodUnion)
    current = (current.options as z.ZodType[]).find((option) => option instanceof z.ZodObject) ?? current;
  return current instanceof z.ZodObject && isRecord(valueAt(data, path)) ? Object.keys(current.shape) : [];
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
