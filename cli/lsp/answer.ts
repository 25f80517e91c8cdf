import type { CodeAction, Connection, Position, Range } from 'vscode-languageserver/node';
import { complete } from '../assist/complete.ts';
import { fix } from '../assist/fix.ts';
import { definition, hover, references, rename } from '../assist/navigate.ts';
import { planToEdit, toDiagnostic, toItem, toLocation, toWorkspaceEdit } from './convert.ts';
import type { EditedSite } from './workspace.ts';

interface Asked {
  readonly textDocument: { readonly uri: string };
}

/** Answers what an editor asks about a place in a text. `refuse` tells a person why something is not done. */
export function answerQuestions(
  connection: Connection,
  ready: Promise<EditedSite>,
  refuse: (message: string) => never,
): void {
  const at = async <T>(
    { textDocument, position }: Asked & { readonly position: Position },
    otherwise: T,
    answer: (world: EditedSite, path: string, offset: number) => T,
  ): Promise<T> => {
    const world = await ready;
    const path = world.toPath(textDocument.uri);
    return path === null ? otherwise : answer(world, path, world.open(path).offsetAt(position));
  };

  connection.onCompletion((asked) =>
    at(asked, [], (world, path, offset) =>
      complete(world.site, path, offset).map((one) => toItem(one, world.open(path))),
    ),
  );
  connection.onHover((asked) =>
    at(asked, null, (world, path, offset) => {
      const found = hover(world.site, path, offset);
      if (found === null) return null;
      const text = world.open(path);
      const range = { start: text.positionAt(found.start), end: text.positionAt(found.end) };
      return { contents: { kind: 'markdown', value: found.text }, range };
    }),
  );
  connection.onDefinition((asked) =>
    at(asked, null, (world, path, offset) => {
      const place = definition(world.site, path, offset);
      return place === null ? null : toLocation(place, world);
    }),
  );
  connection.onReferences((asked) =>
    at(asked, [], (world, path, offset) =>
      references(world.site, path, offset).map((place) => toLocation(place, world)),
    ),
  );
  connection.onRenameRequest((asked) =>
    at(asked, null, (world, path, offset) => {
      const plan = rename(world.site, path, offset, asked.newName);
      return plan.kind === 'refused' ? refuse(`${plan.reason} ${plan.hint}`) : planToEdit(plan.changes, world);
    }),
  );
  connection.onCodeAction(async ({ textDocument, range }) => {
    const world = await ready;
    const path = world.toPath(textDocument.uri);
    return path === null ? [] : listActions(world, path, range);
  });
}

/** What mends the problems on some lines; what is certain is preferred. */
function listActions(world: EditedSite, path: string, range: Range): CodeAction[] {
  const isOn = ({ line }: { readonly line: number }) => line - 1 >= range.start.line && line - 1 <= range.end.line;
  return world.site
    .problemsOf(path)
    .filter(isOn)
    .flatMap((problem) =>
      fix(world.site, problem).map((one) => ({
        title: one.title,
        kind: 'quickfix',
        isPreferred: one.isCertain,
        diagnostics: [toDiagnostic(problem)],
        edit: toWorkspaceEdit(one, world),
      })),
    );
}
