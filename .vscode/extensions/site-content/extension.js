const { workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

/** Starts the language server of this repository, with the Node that is on the machine and not that of the editor. */
exports.activate = async () => {
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  client = new LanguageClient(
    'site-content',
    'Content of the site',
    {
      command: 'node',
      args: ['--import', './typescript.mjs', 'cli/main.ts', 'lsp'],
      options: { cwd },
      transport: TransportKind.stdio,
    },
    { documentSelector: [{ scheme: 'file', language: 'markdown' }] },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
