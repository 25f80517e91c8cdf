import * as assert from 'uvu/assert';
import type { PageHead } from '../../cli/kinds/shapes/head.ts';
import { type Changes, workspace } from './workspace.ts';

/** Compiles the fixture site with every kind, with some changes; it has no errors. */
export async function compileWhole(changes: Changes = {}) {
  const site = workspace(changes, 'test/fixtures/whole/content');
  try {
    const compiled = await site.compile();
    assert.equal(
      compiled.problems.filter(({ level }) => level === 'error'),
      [],
    );
    const read = (file: string) => JSON.parse(compiled.files?.get(file) ?? 'null');
    return { compiled, read };
  } finally {
    site.remove();
  }
}

/** The JSON-LD node of a page with a type, and with an id where there are several. */
export function nodeOf({ head }: { readonly head: Pick<PageHead, 'jsonLd'> }, type: string, id?: string) {
  const nodes: Record<string, string>[] = JSON.parse(head.jsonLd)['@graph'];
  return nodes.find((node) => node['@type'] === type && (id === undefined || node['@id'] === id)) as never as Record<
    string,
    // biome-ignore lint/suspicious/noExplicitAny: the shape differs from type to type.
    any
  >;
}
