import {
  type Connection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Content } from '../read/content.ts';
import type { SiteOptions } from '../site.ts';
import { answerQuestions } from './answer.ts';
import { toDiagnostic } from './convert.ts';
import { type EditedSite, editSite } from './workspace.ts';

/** What the server is handed, for it asks neither the disk nor the clock itself. */
export interface ServerContext {
  readonly folder: string;
  readonly options: SiteOptions;
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
 * Serves an editor over a connection until it ends: the problems of a text while it is typed, and answers to what is
 * asked about it. What is on the disk is read again when a file is saved, or when the editor says that one was changed.
 */
export function serveEditor(connection: Connection, { folder, options, read }: ServerContext): void {
  const texts = new TextDocuments(TextDocument);
  let canWatch = false;
  const ready = read().then((content) => editSite(folder, content, options));

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
    tell(await ready);
  });

  let isTelling = false;
  /** What is typed while the problems are looked for is told with them. */
  const tell = (site: EditedSite) => {
    if (isTelling) return;
    isTelling = true;
    setImmediate(() => {
      isTelling = false;
      for (const [path, problems] of site.takeProblems())
        connection.sendDiagnostics({ uri: site.toUri(path), diagnostics: problems.map(toDiagnostic) });
    });
  };
  const renew = async () => {
    const site = await ready;
    site.renew(await read());
    tell(site);
  };

  texts.onDidChangeContent(async ({ document }) => {
    const site = await ready;
    const path = site.toPath(document.uri);
    if (path === null) return;
    site.type(path, document.getText());
    tell(site);
  });
  texts.onDidClose(async ({ document }) => {
    const site = await ready;
    const path = site.toPath(document.uri);
    if (path !== null) site.close(path);
    tell(site);
  });
  texts.onDidSave(renew);
  connection.onDidChangeWatchedFiles(renew);
  answerQuestions(connection, ready, refuse);
  texts.listen(connection);
  connection.listen();
}

function refuse(message: string): never {
  throw new ResponseError(ErrorCodes.InvalidRequest, message);
}
