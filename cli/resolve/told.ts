import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';

/** The kind whose files explain a word, and the one whose files answer a question. */
export const termKind = 'term';
export const answerKind = 'answer';

/** What the chatbot is told of besides texts: the answers that are written for it. */
export function answersAmong(documents: readonly AnyDocument[]): readonly Document<'answer'>[] {
  return documentsOf(documents, answerKind);
}

/** Whether a file is such an answer. */
export function isAnswer(document: AnyDocument): document is Document<typeof answerKind> {
  return document.kind === answerKind;
}

/** Whether a page is the forum, which shows answers too. */
export function isForum({ kind }: AnyDocument): boolean {
  return kind === 'forum';
}

/** The answers that the forum shows too, in their order there. */
export function faqAmong(documents: Iterable<AnyDocument | undefined>): readonly Document<'answer'>[] {
  return [...documents]
    .filter((document) => document !== undefined)
    .filter(isAnswer)
    .filter(({ frontMatter }) => frontMatter.faq !== undefined)
    .sort((a, b) => (a.frontMatter.faq ?? 0) - (b.frontMatter.faq ?? 0) || (a.slug < b.slug ? -1 : 1));
}

/** The terms that are explained. */
export function termsAmong(documents: readonly AnyDocument[]): readonly Document<'term'>[] {
  return documentsOf(documents, termKind);
}

/** The papers. */
export function papersAmong(documents: readonly AnyDocument[]): readonly Document<'paper'>[] {
  return documentsOf(documents, 'paper');
}

/** The questionnaire, which also says what the chapters of the book are. */
export function questionnaireAmong(documents: readonly AnyDocument[]): Document<'questionnaire'> | undefined {
  return documentsOf(documents, 'questionnaire')[0];
}
