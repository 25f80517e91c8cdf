import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { atDisk } from '../core/disk-fault.ts';
import { joinWords } from '../core/words.ts';
import { findMissingOwner, type NewFile, planNew, toNewFile } from '../edit/new.ts';
import { startRevision } from '../edit/revision.ts';
import type { Prefill, StarterAnswers } from '../kinds/kind.ts';
import { creatable, nameKind, nameOne } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';
import { askAll, canAsk } from './support/ask.ts';
import { collect, type EditFlags, runEdit, withEditOptions } from './support/edit-session.ts';
import { addAnswers, listPrompts } from './support/new-questions.ts';
import { readFolder, readOptions } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

/** Adds `site new` for each kind that has a starter: it writes a valid file with a comment for each key. */
export function addNew(program: Command): void {
  const parent = program.command('new').description(`begin a file: ${joinWords(creatable.map(nameOne), 'or')}`);
  for (const kind of creatable) {
    const { order, route, starter } = kinds[kind];
    const command = withEditOptions(parent.command(`${kind} [title]`).description(`begin ${nameOne(kind)}`));
    command.option('--slug <name>', 'the name of the file (default: made from the title)');
    if (order?.by === 'order')
      command
        .option('--after <name>', `the ${nameKind(kind)} before it`)
        .option('--before <name>', `the ${nameKind(kind)} after it`);
    if (order?.within !== undefined)
      command.option(`--${order.within} <${order.within}>`, `the ${order.within} at whose end it stands`);
    if ('description' in schemas[kind].shape)
      command.option('--description <sentence>', 'what it is about, in 40 to 160 characters');
    if (route !== undefined) command.option('--draft', 'keep it out of the published site for now');
    if (starter?.from !== undefined)
      command.option('--from <file>', 'a file that `npm run admin -- questions export` wrote');
    for (const { flag, help, isList } of starter?.asks ?? [])
      if (isList) command.option(flag, `${help}; repeat it for more`, collect);
      else command.option(flag, help);
    command.action((title: string | undefined, flags: EditFlags & StarterAnswers) =>
      run(kind, flags, title === undefined ? flags : { ...flags, title }),
    );
  }
}

async function run(kind: NewFile['kind'], flags: EditFlags, given: StarterAnswers): Promise<void> {
  const { today } = readOptions(flags);
  const model = startRevision(await readFolder(flags.content), today).model();
  const prefill =
    typeof given.from === 'string' ? readPrefill(kind, given.from, model) : { answers: {}, body: undefined };
  const missing = findMissingOwner(model, kind);
  if (missing !== null)
    throw new UsageError(`${missing.reason} Make one first: \`npm run site -- new ${missing.owner} "Introduction"\`.`);
  const answers = await complete(kind, { ...prefill.answers, ...given }, model);
  const file = toNewFile(kind, answers, model, today);
  if ('fault' in file) throw new UsageError(`\`--${file.key}\` is \`${file.value}\`. ${file.fault}`);
  await runEdit(flags, (revision) => planNew(revision, { ...file, body: prefill.body }));
}

/** Reads what a file that the server exported says about the new file. */
function readPrefill(kind: NewFile['kind'], file: string, model: Model): Prefill {
  const text = atDisk(file, 'read', () => readFileSync(file, 'utf8'));
  const cite = new Map(
    model
      .ofKind(citedKind)
      .flatMap(({ slug, frontMatter: { doi } }) =>
        [slug, doi?.toLowerCase() ?? slug].map((name): [string, string] => [name, slug]),
      ),
  );
  const prefill = kinds[kind].starter?.from?.(text, cite) ?? null;
  if (prefill === null)
    throw new UsageError(
      `\`${file}\` is no answered question. Write it with \`npm run admin -- questions export ID\`.`,
    );
  return prefill;
}

/** Asks for the answers that are missing; throws a UsageError that names them when nobody can be asked. */
async function complete(kind: NewFile['kind'], given: StarterAnswers, model: Model): Promise<StarterAnswers> {
  const questions = listPrompts(kind, given, model);
  const missing = questions.filter((one) => one.isRequired);
  if (missing.length === 0) return given;
  const terminal = { input: process.stdin, output: process.stdout };
  if (!canAsk(terminal))
    throw new UsageError(`A new ${nameKind(kind)} needs ${missing.map((one) => one.option).join(', ')}.`);
  const answers = await askAll(questions, terminal);
  return addAnswers(given, questions, answers);
}
