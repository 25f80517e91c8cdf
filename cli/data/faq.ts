import type { FaqEntry } from '../kinds/kind.ts';
import { wholeFrontMatter } from '../parse/document.ts';
import { nameCitations } from '../render/pieces.ts';
import type { View } from '../render/view.ts';
import { answerKind, faqAmong } from '../resolve/anchors.ts';
import { listSectionTexts } from './section-text.ts';

/** The answers that the forum also shows, in the same order, with their file names. */
export function listFaq(view: View): FaqEntry[] {
  return faqAmong(view.model.publishedOf(answerKind)).map((document) =>
    view.model.graph.memo.keep(document.path, 'faq', () => emitFaq(document, view)),
  );
}

function emitFaq(document: ReturnType<typeof faqAmong>[number], view: View): FaqEntry {
  const html = [
    ...view.bodyOf(document).flatMap((one) => ('figure' in one ? [] : nameCitations(one, view.titleOf)())),
    view.referencesOf(document).join(''),
  ];
  return {
    section: {
      id: document.slug,
      title: wholeFrontMatter(document).question,
      body: { key: `section-${document.slug}`, html: html.filter((part) => part !== '').join('\n') },
    },
    text: listSectionTexts(document, view.model)
      .map(({ text }) => text)
      .join('\n'),
  };
}
