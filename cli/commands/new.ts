import type { Command } from 'commander';
import { referenceTypes } from '../core/publication.ts';
import { planNew, type Starter } from '../edit/new.ts';
import { startRevision } from '../edit/revision.ts';
import { askAll, canAsk } from './ask.ts';
import { type EditFlags, runEdit, withEditOptions } from './edit-session.ts';
import { type Answers, addAnswers, listQuestions, toStarter } from './new-questions.ts';
import { readFolder, readOptions } from './session.ts';
import { UsageError } from './usage-error.ts';

const kinds = ['topic', 'paper', 'group', 'reference'] as const;

/** Adds `site new topic|paper|group|reference`: a valid file that explains itself, in its place. */
export function addNew(program: Command): void {
  const parent = program.command('new').description('write a new topic, paper, group or reference');
  for (const kind of kinds) {
    const command = withEditOptions(parent.command(`${kind} [title]`).description(`write a new ${kind}`));
    command.option('--slug <name>', 'the name of the file (default: made from the title)');
    if (kind === 'reference')
      command
        .option('--author <name>', 'an author, as `Given Family`; repeat it for more', collect)
        .option('--year <year>', 'the year of publication')
        .option('--type <type>', referenceTypes.join(', '))
        .option('--venue <name>', 'journal, publisher or series')
        .option('--doi <doi>', 'the bare identifier, 10.…/…');
    else command.option('--after <name>', `the ${kind} before it`).option('--before <name>', `the ${kind} after it`);
    if (kind === 'topic') command.option('--group <group>', 'the group at whose end it stands');
    if (kind === 'topic' || kind === 'paper')
      command
        .option('--description <sentence>', 'what it is about, in 40 to 160 characters')
        .option('--draft', 'keep it out of the published site for now');
    if (kind === 'paper') command.option('--date <day>', 'the day of its publication (default: today)');
    command.action((title: string | undefined, flags: EditFlags & Answers) =>
      run(kind, title === undefined ? flags : { ...flags, title }),
    );
  }
}

async function run(kind: Starter['kind'], flags: EditFlags & Answers): Promise<void> {
  const { today } = readOptions(flags);
  const model = startRevision(await readFolder(flags.content), today).model();
  const starter = toStarter(kind, await complete(kind, flags, model), model, today);
  await runEdit(flags, (revision) => planNew(revision, starter));
}

/** Asks a person for what is missing; without one, says what it is. */
async function complete(
  kind: Starter['kind'],
  given: Answers,
  model: Parameters<typeof listQuestions>[2],
): Promise<Answers> {
  const questions = listQuestions(kind, given, model);
  const missing = questions.filter((one) => one.isRequired);
  if (missing.length === 0) return given;
  const terminal = { input: process.stdin, output: process.stdout };
  if (!canAsk(terminal)) throw new UsageError(`A new ${kind} needs ${missing.map((one) => one.option).join(', ')}.`);
  const answers = await askAll(questions, terminal);
  return addAnswers(given, questions, answers);
}

function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}
