import {
  type CodeAction,
  type Connection,
  ErrorCodes,
  type Range,
  ResponseError,
  type TextDocumentPositionParams,
} from 'vscode-languageserver/node';
import { complete } from '../assist/complete.ts';
import { fix } from '../assist/fix.ts';
import { definition, hover, references, rename } from '../assist/navigate.ts';
import { planToEdit, toDiagnostic, toItem, toLocation, toWorkspaceEdit } from './convert.ts';
import type { Workspace } from './workspace.ts';

/** Answers an editor's requests about a position in a text. */
export function answerQuestions(connection: Connection, ready: Promise<Workspace>): void {
  const at = async <T>(
    { textDocument, position }: TextDocumentPositionParams,
    otherwise: T,
    answer: (workspace: Workspace, path: string, offset: number) => T,
  ): Promise<T> => {
    const workspace = await ready;
    const path = workspace.toPath(textDocument.uri);
    return path === null ? otherwise : answer(workspace, path, workspace.open(path).offsetAt(position));
  };

  connection.onCompletion((asked) =>
    at(asked, [], (workspace, path, offset) => {
      const text = workspace.open(path);
      return complete(workspace.site, path, offset).map((one) => toItem(one, text));
    }),
  );
  connection.onHover((asked) =>
    at(asked, null, (workspace, path, offset) => {
      const found = hover(workspace.site, path, offset);
      if (found === null) return null;
      const text = workspace.open(path);
      const range = { start: text.positionAt(found.start), end: text.positionAt(found.end) };
      return { contents: { kind: 'markdown', value: found.text }, range };
    }),
  );
  connection.onDefinition((asked) =>
    at(asked, null, (workspace, path, offset) => {
      const span = definition(workspace.site, path, offset);
      return span && toLocation(span, workspace);
    }),
  );
  connection.onReferences((asked) =>
    at(asked, [], (workspace, path, offset) =>
      references(workspace.site, path, offset).map((span) => toLocation(span, workspace)),
    ),
  );
  connection.onRenameRequest((asked) =>
    at(asked, null, (workspace, path, offset) => {
      const plan = rename(workspace.site, path, offset, asked.newName);
      if (plan.kind === 'changes') return planToEdit(plan.changes, workspace);
      throw new ResponseError(ErrorCodes.InvalidRequest, `${plan.reason} ${plan.hint}`);
    }),
  );
  connection.onCodeAction(({ textDocument, range }) =>
    at({ textDocument, position: range.start }, [], (workspace, path) => listActions(workspace, path, range)),
  );
}

/** The quick fixes for the problems in a range of lines; certain ones are preferred. */
function listActions(workspace: Workspace, path: string, range: Range): CodeAction[] {
  const isOn = ({ line }: { readonly line: number }) => line - 1 >= range.start.line && line - 1 <= range.end.line;
  return workspace.site
    .problemsOf(path)
    .filter(isOn)
    .flatMap((problem) =>
      fix(workspace.site, problem).map((one) => ({
        title: one.title,
        kind: 'quickfix',
        isPreferred: one.isCertain,
        diagnostics: [toDiagnostic(problem)],
        edit: toWorkspaceEdit(one, workspace),
      })),
    );
}
