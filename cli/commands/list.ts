import { Argument, type Command } from 'commander';
import { listDocuments } from '../report/listing.ts';
import { type ContentFlags, readModel } from './session.ts';

const kinds = ['topic', 'paper', 'group', 'reference'] as const;

/** Adds `site list`: what there is, and what leads to it. */
export function addList(program: Command): void {
  program
    .command('list')
    .description('print what there is, with who links to it')
    .addArgument(new Argument('[kind]', 'one kind alone').choices(kinds))
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)')
    .action(async (kind: (typeof kinds)[number] | undefined, flags: ContentFlags) => {
      process.stdout.write(listDocuments(await readModel(flags), kind === undefined ? kinds : [kind]));
    });
}
