import { kindWith } from '../../kinds/registry.ts';
import type { Passage } from '../../kinds/shapes/passages.ts';
import { parseMarkdown } from '../../parse/markdown.ts';
import { plainTextOf } from '../../parse/plain.ts';
import { wholeFrontMatter } from '../../parse/whole-front-matter.ts';
import type { Model } from '../../resolve/model.ts';
import { sayMath } from '../say-math.ts';
import { followTermUses } from '../term-uses.ts';

/** The plain and exact definitions of terms, each with the place of its first use on the site. */
export function termPassages(model: Model): Passage[] {
  return model.publishedOf(kindWith('explainsTerms')).flatMap((document) => {
    const { term, plain, precise, also } = wholeFrontMatter(document);
    const names = [term, ...also];
    const name = term.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const use = followTermUses(model).firstOf(document.slug);
    if (use === null) return [];
    const exactly = precise === undefined ? '' : `\nExactly: ${plainTextOf(parseMarkdown(precise), sayMath).trim()}`;
    return [
      {
        kind: document.kind,
        id: `${document.kind}:${document.slug}`,
        ...use,
        heading: term,
        asks: names.flatMap((name) => [`What is ${name}?`, `What does ${name} mean?`]),
        text: `${name}: ${plain}${exactly}`,
        more: [],
      },
    ];
  });
}
