import { type Kind, kindNames, kinds, type SchemaOf } from './registry.ts';
import { schemaTools } from './schema-tools.ts';

/** The schemas of the front matter of all kinds. */
export const schemas = Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].schema(schemaTools)])) as {
  readonly [K in Kind]: SchemaOf<K>;
};
