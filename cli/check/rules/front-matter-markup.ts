import { kinds } from '../../kinds/registry.ts';
import { type AnyDocument, readKey } from '../../parse/document.ts';
import { parseMarkdown } from '../../parse/markdown.ts';
import { type Nodes, spanOf, walkTree } from '../../parse/tree.ts';
import { quoteYaml } from '../../parse/yaml-slips.ts';
import { type Rule, shorten } from '../rule.ts';

export const frontMatterMarkup: Rule = {
  id: 'front-matter-markup',
  level: 'warning',
  finds:
    'A title, description, venue, term or session of a course holds markup such as `*`, which readers would see as it is typed.',
  example: {
    file: 'references/example.md',
    wrong: 'title: The weight $\\alpha$ in *Homo economicus*',
    right: 'title: The weight α in Homo economicus',
  },
  *checkDocument(document) {
    for (const { place, value } of listPlainTexts(document)) {
      const markup = typeof value === 'string' ? findMarkup(value) : null;
      if (typeof value !== 'string' || markup === null) continue;
      const plain = value.replace(/<\/?[a-z][^<>]*>|[{}]/gi, '');
      yield {
        at: document.locate(place),
        reason: `Readers see \`${shorten(markup)}\` in the ${names[place.at(-1) ?? ''] ?? place.at(-1)} as it is written, for it is plain text.`,
        hint: 'Write the words alone, and signs and letters such as `α`, `x²`, `≥` or `ö`.',
        suggestion: findMarkup(plain) === null ? quoteYaml(plain) : undefined,
      };
    }
    const precise = readKey(document, 'precise');
    const cited = typeof precise === 'string' ? citation.exec(precise)?.[0] : undefined;
    if (cited !== undefined)
      yield {
        at: document.locate(['precise']),
        reason: `Readers see \`${shorten(cited)}\` in the precise meaning as it is written: only the text of a page cites.`,
        hint: 'Write authors and year instead, with a link if there is one, or take it out.',
      };
  },
};

/** What a key is called where its own name is no noun. */
const names: Readonly<Record<string, string>> = { plain: 'plain meaning' };

const citation = /(?<!\\)\[@[^\][]+\]/;

/** The texts of a file that are shown as they are typed. */
function listPlainTexts(document: AnyDocument): readonly { place: readonly (string | number)[]; value: unknown }[] {
  const { frontMatter } = document;
  const sessions = 'syllabus' in frontMatter ? (frontMatter.syllabus ?? []) : [];
  return [
    ...[kinds[document.kind].titleKey ?? 'title', 'description', 'venue', 'plain'].map((key) => ({
      place: [key],
      value: readKey(document, key),
    })),
    ...sessions.flatMap(({ title, text }, index) => [
      { place: ['syllabus', index, 'title'], value: title },
      { place: ['syllabus', index, 'text'], value: text },
    ]),
  ];
}

const types: ReadonlySet<Nodes['type']> = new Set(['emphasis', 'strong', 'inlineCode', 'inlineMath', 'link', 'html']);

/** The first markup in a line of text, or the first TeX; a bare address is none. */
function findMarkup(text: string): string | null {
  if (!/[*_$`[<{\\]/.test(text)) return null;
  const cited = citation.exec(text);
  if (cited !== null) return cited[0];
  let found: string | null = null;
  walkTree(parseMarkdown(text), (node) => {
    const source = types.has(node.type) ? text.slice(...spanOf(node)) : '';
    if (/^[*_$`[<]/.test(source)) found ??= source;
  });
  return found ?? /\{[^{}]*\}|\\\W|\\[a-z]+/i.exec(text)?.[0] ?? null;
}
