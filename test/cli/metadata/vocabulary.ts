import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The vocabulary of schema.org, read from the declarations that schema-dts generates from it. */
const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

interface Shape {
  readonly parents: readonly string[];
  /** What each property may hold, by name. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const bases = new Map<string, Shape>();
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
  /^interface (\w+)Base extends ([^{]+) \{\n(.*?)^\}/gms,
)) {
  const properties = new Map<string, string[]>();
  for (const [, property = '', range = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm))
    properties.set(property, range.split(' | '));
  bases.set(name, { parents: listBases(parents), properties });
}
const leaves = new Map<string, readonly string[]>();
for (const [, parents = '', type = ''] of declarations.matchAll(
  /^export interface \w+Leaf extends ([^{]+) \{\n {4}"@type": "(\w+)";/gm,
))
  leaves.set(type, listBases(parents));

const plain: Readonly<Record<string, readonly string[]>> = {
  string: ['Text', 'URL', 'Date', 'DateTime', 'Duration'],
  number: ['Number', 'Integer', 'Float'],
  boolean: ['Boolean'],
};

/** Everything in a JSON-LD value that the vocabulary does not know: types, properties of the wrong type, values out of range. Empty for a valid one. */
export function findFaults(value: unknown, where = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => findFaults(one, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const node: Readonly<Record<string, unknown>> = { ...value };
  if (Array.isArray(node['@graph'])) return findFaults(node['@graph'], where);
  if (node['@type'] === undefined) return Object.keys(node).join() === '@id' ? [] : [`${where}: no type`];
  const type = String(node['@type']);
  if (!leaves.has(type)) return [`${where}: no type \`${type}\``];
  const ancestors = listAncestors(type);
  return Object.entries(node).flatMap(([key, held]) => {
    if (key.startsWith('@')) return [];
    const range = [...ancestors].map((name) => bases.get(name)?.properties.get(key)).find((one) => one !== undefined);
    if (range === undefined) return [`${where}: \`${type}\` has no property \`${key}\``];
    const wrong = [held].flat().filter((one) => !fits(one, range));
    return [
      ...wrong.map((one) => `${where}.${key}: ${JSON.stringify(one)} is none of ${range.join(', ')}`),
      ...findFaults(held, `${where}.${key}`),
    ];
  });
}

function fits(value: unknown, range: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null)
    return (plain[typeof value] ?? []).some((name) => range.includes(name));
  if (!('@type' in value)) return range.includes('IdReference');
  return [...listAncestors(String(value['@type']))].some((name) => range.includes(name));
}

/** The type itself and everything that it is a kind of. */
function listAncestors(type: string): Set<string> {
  const found = new Set([type]);
  const open = [...(leaves.get(type) ?? [])];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) && name !== type) continue;
    found.add(name);
    open.push(...(bases.get(name)?.parents ?? []));
  }
  return found;
}

function listBases(parents: string): string[] {
  return [...parents.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name);
}
