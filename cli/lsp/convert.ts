import { pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Location,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Completion } from '../assist/completion.ts';
import type { Fix } from '../assist/fixers/case.ts';
import { type Problem, type Span, writeMessage } from '../core/problem.ts';
import { type Splice, spliceBetween } from '../core/splice.ts';
import type { FileChange } from '../edit/revision.ts';

/** What an editor and the graph call the same thing. `open` gives the text of a path as an editor counts in it. */
export interface EditorNames {
  readonly toUri: (path: string) => string;
  readonly open: (path: string) => TextDocument;
}

/** The address of a file, as editors write it. */
export function uriOf(root: string, path: string): string {
  return pathToFileURL(`${root}/${path}`).href;
}

/** A place as a range. */
function toRange({ line, column, length }: Span): Range {
  return { start: { line: line - 1, character: column - 1 }, end: { line: line - 1, character: column - 1 + length } };
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** A problem as an editor shows it below the words. */
export function toDiagnostic(problem: Problem): Diagnostic {
  return {
    range: toRange(problem),
    severity: severities[problem.level],
    code: problem.rule,
    source: 'content',
    message: writeMessage(problem),
  };
}

/** A place as a location. */
export function toLocation(place: Span, { toUri }: EditorNames): Location {
  return { uri: toUri(place.path), range: toRange(place) };
}

function toEdit({ start, end, piece }: Splice, text: TextDocument): TextEdit {
  return { range: { start: text.positionAt(start), end: text.positionAt(end) }, newText: piece };
}

const completionKinds: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  citation: CompletionItemKind.Reference,
  page: CompletionItemKind.File,
  anchor: CompletionItemKind.Constant,
  media: CompletionItemKind.File,
  figure: CompletionItemKind.Module,
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
};

/** What could be written, as an editor offers it. */
export function toItem(completion: Completion, text: TextDocument): CompletionItem {
  const { kind, label, detail, help, also } = completion;
  return {
    label,
    kind: completionKinds[kind],
    detail,
    documentation: help,
    filterText: label,
    textEdit: toEdit(completion, text),
    additionalTextEdits: also.map((splice) => toEdit(splice, text)),
  };
}

/** A fix as what an editor does with its files. */
export function toWorkspaceEdit(
  { path, splices, moveTo }: Pick<Fix, 'path' | 'splices' | 'moveTo'>,
  { toUri, open }: EditorNames,
): WorkspaceEdit {
  const edits = splices.map((splice) => toEdit(splice, open(path)));
  const changes = edits.length === 0 ? [] : [{ textDocument: { uri: toUri(path), version: null }, edits }];
  const moves = moveTo === undefined ? [] : [{ kind: 'rename' as const, oldUri: toUri(path), newUri: toUri(moveTo) }];
  return { documentChanges: [...changes, ...moves] };
}

/** The changes of a plan; the texts are edited under their old names, and the files renamed after that. */
export function planToEdit(changes: readonly FileChange[], names: EditorNames): WorkspaceEdit {
  const { toUri } = names;
  const made = changes.flatMap(({ from, to }) =>
    from === null && to !== null ? [{ kind: 'create' as const, uri: toUri(to) }] : [],
  );
  const edits = changes.flatMap(({ from, to, before, after }) => {
    const path = from ?? to;
    const splices = to === null ? [] : spliceBetween(before, after);
    return path === null ? [] : (toWorkspaceEdit({ path, splices }, names).documentChanges ?? []);
  });
  const moves = changes.flatMap(({ from, to }) =>
    from === null || to === null || from === to
      ? []
      : [{ kind: 'rename' as const, oldUri: toUri(from), newUri: toUri(to) }],
  );
  return { documentChanges: [...made, ...edits, ...moves] };
}
