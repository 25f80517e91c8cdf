import { stringify } from 'yaml';
import { isKind, type Kind } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { Model } from '../resolve/model.ts';
import { describeKeys } from '../schema/describe.ts';
import { setBody } from './front-matter.ts';

/**
 * The text of a new file with every key of its kind, each below a comment that explains it. Keys without a value are
 * commented out, with an example, which names files of the site where it has any.
 */
export function writeStarter(
  kind: Kind,
  values: Readonly<Record<string, unknown>>,
  body: string,
  model: Pick<Model, 'publishedOf'>,
): string {
  const lines = describeKeys(schemas[kind]).flatMap(({ name, description, example }) => {
    const value = values[name];
    const written = value === undefined ? `# ${nameFiles(writeKey(name, example), model)}` : writeKey(name, value);
    return [`# ${description}`, written];
  });
  return setBody(`---\n${lines.join('\n')}\n---\n`, body);
}

/** An example with the first file of each kind in place of an invented name. */
function nameFiles(example: string, model: Pick<Model, 'publishedOf'>): string {
  return example.replace(/\bname-of-the-(\w+)/g, (invented, kind) =>
    isKind(kind) ? (model.publishedOf(kind)[0]?.slug ?? invented) : invented,
  );
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
