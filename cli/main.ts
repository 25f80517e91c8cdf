import { Command, CommanderError } from 'commander';
import { addBuild } from './commands/build.ts';
import { addChain } from './commands/chain.ts';
import { addCheck } from './commands/check.ts';
import { addCompile } from './commands/compile.ts';
import { addDocs } from './commands/docs.ts';
import { addExplain } from './commands/explain.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addList } from './commands/list.ts';
import { addMove } from './commands/move.ts';
import { addNew } from './commands/new.ts';
import { addRemove } from './commands/remove.ts';
import { UsageError } from './commands/session.ts';
import { addWatch } from './commands/watch.ts';

/** Exit codes: 0 clean or warnings, 1 an author's errors, 2 a failure of ours or a wrong call. */
const program = new Command('site').description('The compiler of this site').exitOverride();
for (const add of [
  addCompile,
  addCheck,
  addWatch,
  addBuild,
  addImport,
  addExport,
  addNew,
  addMove,
  addRemove,
  addChain,
  addList,
  addExplain,
  addDocs,
])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else {
    process.stderr.write(
      `The compiler failed. This is a mistake of the program, not of the content.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 2;
  }
}
