import type { Command } from 'commander';
import { createConnection } from 'vscode-languageserver/node';
import { serveEditor } from '../lsp/serve.ts';
import { requireFolder } from './support/require-folder.ts';
import { type ContentFlags, readFolder, readOptions } from './support/session.ts';

/** Adds `site lsp`: a language server on stdin and stdout, for any editor that speaks its protocol. */
export function addLsp(program: Command): void {
  program
    .command('lsp')
    .description('help an editor: problems while typing, completion, and what is behind a name')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)')
    .option('--stdio', 'speak on stdin and stdout, which it does in any case')
    .action((flags: ContentFlags) => {
      requireFolder(flags.content);
      // A wrong date is refused before the editor waits for an answer.
      readOptions(flags);
      const connection = createConnection(process.stdin, process.stdout);
      serveEditor(connection, {
        folder: flags.content,
        readOptions: () => readOptions(flags),
        read: () => readFolder(flags.content),
      });
    });
}
