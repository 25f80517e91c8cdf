import type { Link, Passage } from '../../kinds/shapes.ts';
import type { Document } from '../../parse/document.ts';
import { wholeMatter } from '../../parse/whole-matter.ts';
import type { Model } from '../../resolve/model.ts';
import { linkTo } from '../../resolve/page-link.ts';
import { answersAmong } from '../../resolve/told.ts';
import { readSearchText } from '../search-text.ts';

/** The answers that were written for a question, each with the pages that it leads to: the first of them stands for it. */
export function answerPassages(model: Model): Passage[] {
  return answersAmong(model.published).map((answer) => {
    const { question, asks } = wholeMatter(answer);
    const [first, ...more] = listPages(answer, model);
    return {
      kind: 'answer',
      id: `answer:${answer.slug}`,
      path: first?.href ?? '/forum',
      anchor: null,
      page: first?.title ?? question,
      heading: null,
      asks: [question, ...asks],
      text: answer.body.root.children
        .map((node, index) => readSearchText(node, answer.body.blocks[index]))
        .filter((words) => words !== '')
        .join('\n'),
      more,
    };
  });
}

/** The pages that an answer links to, then those of its topics. */
function listPages(answer: Document<'answer'>, model: Model): Link[] {
  const linked = model
    .usesOf(answer)
    .flatMap(({ link }) => (link.kind === 'page' ? [link.href.replace(/#.*/, '')] : []));
  const topics = model.chain.topics.filter(({ slug }) => wholeMatter(answer).topics.includes(slug));
  const links = [...linked.flatMap((href) => model.addresses.routes.get(href) ?? []), ...topics].flatMap(
    (document) => linkTo(document) ?? [],
  );
  return [...new Map(links.map((link) => [link.href, link])).values()];
}
