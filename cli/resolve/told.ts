import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';

/** What the chatbot is told of besides texts: the answers that are written for it. */
export function answersAmong(documents: readonly AnyDocument[]): readonly Document<'answer'>[] {
  return documents.filter(isAnswer);
}

/** Whether a file is such an answer. */
export function isAnswer(document: AnyDocument): document is Document<'answer'> {
  return document.kind === 'answer';
}

/** The terms that are explained. */
export function termsAmong(documents: readonly AnyDocument[]): readonly Document<'term'>[] {
  return documentsOf(documents, 'term');
}

/** The papers. */
export function papersAmong(documents: readonly AnyDocument[]): readonly Document<'paper'>[] {
  return documentsOf(documents, 'paper');
}

/** The questionnaire, which also says what the chapters of the book are. */
export function questionnaireAmong(documents: readonly AnyDocument[]): Document<'questionnaire'> | undefined {
  return documentsOf(documents, 'questionnaire')[0];
}
