import { Command } from 'commander';
import { loadEnvironment } from '../environment.ts';
import { addDataCommands } from './data.ts';
import { addDatabaseCommands } from './database.ts';
import { addDoctor } from './doctor.ts';
import { addMessageCommands } from './messages.ts';
import { createOut } from './out.ts';
import { addProfessorCommands } from './professor.ts';
import { addQuestionCommands } from './questions.ts';
import { addSubmissionCommands } from './submissions.ts';

// Files that commands write are for their owner alone from the first byte.
process.umask(0o077);
// A reader such as `head` may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
const program = new Command('admin').description('Looks after what the server keeps.');
const out = createOut(process.argv.includes('--json'));
addProfessorCommands(program, out);
addQuestionCommands(program, out);
addSubmissionCommands(program, out);
addMessageCommands(program, out);
addDataCommands(program, out);
addDatabaseCommands(program, out);
addDoctor(program, out);
for (const command of program.commands) {
  for (const verb of [command, ...command.commands])
    if (verb.commands.length === 0) verb.option('--json', 'print JSON');
}

try {
  loadEnvironment();
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
