import { type Kind, kindNames, kinds, type SchemaOf } from './registry.ts';
import { schemaTools } from './schema-tools.ts';

/** The schema of every kind: the only place that says what front matter may hold. */
export const schemas = Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].schema(schemaTools)])) as {
  readonly [K in Kind]: SchemaOf<K>;
};
