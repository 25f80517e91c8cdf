import { Command, CommanderError } from 'commander';
import { UsageError } from './commands/support/usage-error.ts';
import { asDiskFault } from './core/disk-fault.ts';

/** How to load each command: a call loads only the command that it names, and help loads all. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  compile: async () => (await import('./commands/compile.ts')).addCompile,
  check: async () => (await import('./commands/check.ts')).addCheck,
  watch: async () => (await import('./commands/watch.ts')).addWatch,
  build: async () => (await import('./commands/build.ts')).addBuild,
  import: async () => (await import('./commands/import.ts')).addImport,
  export: async () => (await import('./commands/export.ts')).addExport,
  new: async () => (await import('./commands/new.ts')).addNew,
  start: async () => (await import('./commands/start.ts')).addStart,
  move: async () => (await import('./commands/move.ts')).addMove,
  remove: async () => (await import('./commands/remove.ts')).addRemove,
  chain: async () => (await import('./commands/chain.ts')).addChain,
  list: async () => (await import('./commands/list.ts')).addList,
  diff: async () => (await import('./commands/diff.ts')).addDiff,
  explain: async () => (await import('./commands/explain.ts')).addExplain,
  lsp: async () => (await import('./commands/lsp.ts')).addLsp,
  docs: async () => (await import('./commands/docs.ts')).addDocs,
};

/**
 * Runs the command in these arguments. Exit codes: 0 for success or only warnings, 1 for an author's errors, 2 for a
 * failure of the program or wrong usage.
 */
export async function runCommand(words: readonly string[]): Promise<void> {
  const program = new Command('npm run site --')
    .description('The compiler of this site')
    .showHelpAfterError('`--help` behind the name of a command says what it takes.')
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: (.)/, (_, first) => first.toUpperCase())),
    })
    .exitOverride();
  const named = words[0] ?? '';
  const wanted = Object.hasOwn(commands, named) ? [named] : Object.keys(commands);
  for (const name of wanted) (await commands[name]?.())?.(program);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CommanderError)) process.stderr.write(`${tellFailure(error)}\n`);
  }
}

function tellFailure(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const fault = asDiskFault(error);
  if (fault !== null) return fault.message;
  const trace = error instanceof Error ? error.stack : String(error);
  return `The compiler failed. This is a mistake of the program, not of the content.\n${trace}`;
}
