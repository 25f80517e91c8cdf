import { stringify } from 'yaml';
import type { Kind } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { describeKeys } from '../schema/describe.ts';

/**
 * The text of a new file with every key of its kind, each below a comment that explains it. Keys without a value are
 * commented out, with an example.
 */
export function writeStarter(kind: Kind, values: Readonly<Record<string, unknown>>, body: string): string {
  const lines = describeKeys(schemas[kind]).flatMap(({ name, description, example }) => {
    const value = values[name];
    const written = value === undefined ? `# ${writeKey(name, example)}` : writeKey(name, value);
    return [`# ${description}`, written];
  });
  return `---\n${lines.join('\n')}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}

/** A key on one line. */
function writeKey(name: string, value: unknown): string {
  if (value === undefined) return `${name}:`;
  const written = stringify(value, {
    lineWidth: 0,
    schema: 'core',
    collectionStyle: 'flow',
    flowCollectionPadding: false,
  });
  return `${name}: ${written.trimEnd()}`;
}
