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
import type { Fix } from '../core/fix.ts';
import { type Problem, type Span, writeMessage } from '../core/problem.ts';
import { type Splice, spliceBetween } from '../core/splice.ts';
import type { FileChange } from '../edit/revision.ts';
import type { Workspace } from './workspace.ts';

function toRange({ line, column, length }: Span): Range {
  return { start: { line: line - 1, character: column - 1 }, end: { line: line - 1, character: column - 1 + length } };
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** A problem as a diagnostic. */
export function toDiagnostic(problem: Problem): Diagnostic {
  return {
    range: toRange(problem),
    severity: severities[problem.level],
    code: problem.rule,
    source: 'content',
    message: writeMessage(problem),
  };
}

/** A span as a location. */
export function toLocation(span: Span, { toUri }: Workspace): Location {
  return { uri: toUri(span.path), range: toRange(span) };
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

/** A completion as an item of an editor's list. */
export function toItem(completion: Completion, text: TextDocument): CompletionItem {
  const { kind, label, detail, help, also } = completion;
  return {
    label,
    kind: completionKinds[kind],
    detail,
    documentation: help,
    textEdit: toEdit(completion, text),
    additionalTextEdits: also.map((splice) => toEdit(splice, text)),
  };
}

/**
 * A fix as an edit of the workspace. It names the version of the text that it is for, so that an editor does not make it
 * in a text that was typed on meanwhile.
 */
export function toWorkspaceEdit(
  { path, splices, moveTo }: Pick<Fix, 'path' | 'splices' | 'moveTo'>,
  { toUri, open, versionOf }: Workspace,
): WorkspaceEdit {
  const edits = splices.map((splice) => toEdit(splice, open(path)));
  const changes = edits.length === 0 ? [] : [{ textDocument: { uri: toUri(path), version: versionOf(path) }, edits }];
  const moves = moveTo === undefined ? [] : [{ kind: 'rename' as const, oldUri: toUri(path), newUri: toUri(moveTo) }];
  return { documentChanges: [...changes, ...moves] };
}

/** The changes of a plan as an edit of the workspace; each text is edited before its file is renamed. */
export function planToEdit(changes: readonly FileChange[], workspace: Workspace): WorkspaceEdit {
  const documentChanges = changes.flatMap(({ from, to, before, after }) => {
    if (to === null) return [];
    const created = from === null ? [{ kind: 'create' as const, uri: workspace.toUri(to) }] : [];
    const moveTo = from === null || from === to ? undefined : to;
    const edit = toWorkspaceEdit({ path: from ?? to, splices: spliceBetween(before, after), moveTo }, workspace);
    return [...created, ...(edit.documentChanges ?? [])];
  });
  return { documentChanges };
}
