import { uniqueBy } from '../../core/group-by.ts';
import { markOfResearcher, routeOf } from '../../kinds/paths.ts';
import { kindWith } from '../../kinds/registry.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { Passage } from '../../kinds/shapes/passages.ts';
import { type Document, wholeFrontMatter } from '../../parse/document.ts';
import { answerKind } from '../../resolve/anchors.ts';
import type { Model } from '../../resolve/model.ts';
import { linkToPage } from '../../resolve/page-link.ts';
import { listReferences } from '../../resolve/references.ts';
import { readSearchText } from '../search-text.ts';

/** The written answer to a question with the pages that it leads to; the first is its main page. */
export function emitAnswer(answer: Document<typeof answerKind>, model: Model): Passage {
  return model.graph.memo.keep(answer.path, answerKind, () => {
    const { question, asks } = wholeFrontMatter(answer);
    const address = routeOf(answer.kind, answer.slug) ?? '';
    const [first = { title: question, href: address }, ...more] = listPages(answer, model);
    return {
      kind: answerKind,
      id: `${answerKind}:${answer.slug}`,
      path: first.href,
      address,
      anchor: null,
      page: first.title,
      heading: null,
      asks: [question, ...asks],
      text: answer.body.root.children
        .map((node, index) => readSearchText(node, answer.body.blocks[index], model))
        .filter((words) => words !== '')
        .join('\n'),
      more,
      sources: listReferences(answer).map(({ id }) => id),
      ...markOfResearcher(first.href),
    };
  });
}

/** The pages that an answer links to, then its topics and papers. */
function listPages(answer: Document<typeof answerKind>, model: Model): Link[] {
  const linked = model
    .usesOf(answer)
    .flatMap(({ link }) => (link.kind === 'page' ? [link.href.replace(/#.*/, '')] : []));
  const { topics, papers } = wholeFrontMatter(answer);
  const links = [
    ...linked.flatMap((href) => model.addresses.routes.get(href) ?? []),
    ...model.chain.topics.filter(({ slug }) => topics.includes(slug)),
    ...model.publishedOf(kindWith('isAboutWorks')).filter(({ slug }) => papers.includes(slug)),
  ].flatMap((document) => linkToPage(document) ?? []);
  return uniqueBy(links, ({ href }) => href);
}
