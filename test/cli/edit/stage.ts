import { type Content, readContent } from '../../../cli/read/content.ts';

export const base = await readContent('test/fixtures/base/content');

/** The base with some words of its files replaced, by their paths. */
export function change(replacements: Readonly<Record<string, readonly [string, string]>>): Content {
  const files = base.files.map((file) => {
    const [from, to] = replacements[file.path] ?? ['', ''];
    return { ...file, text: file.text.replace(from, to) };
  });
  return { ...base, files };
}
