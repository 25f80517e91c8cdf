import { z } from 'zod';
import { type Kind, kindNames } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { type Model, slugsOf } from '../resolve/model.ts';

type Json = { readonly [key: string]: unknown };

/**
 * A JSON Schema (draft 7, which editors read) for the front matter of each kind: the descriptions of the keys, and the
 * groups, topics, publications and addresses that exist as the values to choose from.
 */
export function emitJsonSchemas(model: Model): Map<string, string> {
  const names: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(kindNames.map((kind) => [kind, slugsOf(model, kind)])),
    link: [...model.addresses.routes.keys(), ...model.addresses.media.keys()],
  };
  const write = (kind: Kind) => {
    const used = new Set<string>();
    const shape = pointAtNames(z.toJSONSchema(schemas[kind], { target: 'draft-7', io: 'input' }), used) as Json;
    const definitions = Object.fromEntries([...used].map((role) => [role, { enum: names[role] }]));
    return `${JSON.stringify({ title: `Front matter: ${kind}`, ...shape, definitions }, null, 1)}\n`;
  };
  return new Map(kindNames.map((kind) => [`schemas/${kind}.json`, write(kind)]));
}

/** Adds the existing names as choices to fields with a role; each list is written once. A link may also lead out of the site. */
function pointAtNames(node: unknown, used: Set<string>): unknown {
  if (Array.isArray(node)) return node.map((one) => pointAtNames(one, used));
  if (node === null || typeof node !== 'object') return node;
  const {
    role,
    shown: _shown,
    names: _names,
    ...rest
  } = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pointAtNames(value, used)]));
  if (typeof role !== 'string') return rest;
  used.add(role);
  const listed = { $ref: `#/definitions/${role}` };
  if (role === 'link') return { ...rest, anyOf: [listed, { type: 'string' }] };
  const { pattern, maxLength, type, ...others } = rest;
  return { ...others, allOf: [listed] };
}
