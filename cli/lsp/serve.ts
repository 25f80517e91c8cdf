import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Content } from '../read/content.ts';
import type { SiteOptions } from '../site.ts';
import { answerQuestions } from './answer.ts';
import { toDiagnostic } from './convert.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/** What the server works on; it reads neither the disk nor the clock itself. */
export interface ServerContext {
  readonly folder: string;
  readonly readOptions: () => SiteOptions;
  readonly read: () => Promise<Content>;
}

const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: ['@', '/', '#', '(', ':', '=', ' '] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/**
 * Serves an editor over a connection until it ends: publishes problems while a text is typed, and answers requests.
 * The content is read again when a file is saved, or when the editor reports a change on the disk.
 */
export function serveEditor(connection: Connection, { folder, readOptions, read }: ServerContext): void {
  const texts = new TextDocuments(TextDocument);
  let canWatch = false;
  const ready = read().then((content) => openWorkspace(folder, content, readOptions));

  connection.onInitialize(async ({ capabilities: client }) => {
    canWatch = client.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    await ready;
    return { capabilities, serverInfo: { name: 'site-content' } };
  });
  connection.onInitialized(async () => {
    if (canWatch)
      await connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/content/**' }],
      });
    report(await ready);
  });

  let isReporting = false;
  /** Publishes problems once for all that is typed before the event loop gets to it. */
  const report = (workspace: Workspace) => {
    if (isReporting) return;
    isReporting = true;
    setImmediate(() => {
      isReporting = false;
      for (const [path, problems] of workspace.takeProblems())
        connection.sendDiagnostics({ uri: workspace.toUri(path), diagnostics: problems.map(toDiagnostic) });
    });
  };
  let begun = 0;
  let newest = 0;
  const refresh = async () => {
    const workspace = await ready;
    begun += 1;
    const mine = begun;
    const content = await read().catch((error: Error) => connection.console.error(error.message));
    // A folder that is just being replaced is there again at the next event; until then the last content counts.
    if (content === undefined) return;
    // Of two reads at the same time, the one that began later may end first, and has seen more.
    if (mine < newest) return;
    newest = mine;
    workspace.refresh(content);
    report(workspace);
  };

  texts.onDidChangeContent(async ({ document }) => {
    const workspace = await ready;
    const path = workspace.toPath(document.uri);
    if (path === null) return;
    workspace.type(path, document.getText(), document.version);
    report(workspace);
  });
  texts.onDidClose(async ({ document }) => {
    const workspace = await ready;
    const path = workspace.toPath(document.uri);
    if (path !== null) workspace.close(path);
    report(workspace);
  });
  texts.onDidSave(refresh);
  connection.onDidChangeWatchedFiles(refresh);
  answerQuestions(connection, ready);
  texts.listen(connection);
  connection.listen();
}
