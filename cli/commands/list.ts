import { Argument, type Command } from 'commander';
import { collections } from '../kinds/paths.ts';
import type { Collection } from '../kinds/registry.ts';
import { listDocuments } from '../report/listing.ts';
import { type ContentFlags, openSite } from './session.ts';

/** Adds `site list`: the files of content/ with what links to them. */
export function addList(program: Command): void {
  program
    .command('list')
    .description('print what there is, with who links to it')
    .addArgument(new Argument('[kind]', 'one kind alone').choices(collections))
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)')
    .action(async (kind: Collection | undefined, flags: ContentFlags) => {
      process.stdout.write(listDocuments((await openSite(flags)).model, kind === undefined ? collections : [kind]));
    });
}
