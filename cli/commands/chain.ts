import type { Command } from 'commander';
import { listChain } from '../report/listing.ts';
import { type ContentFlags, openSite } from './support/session.ts';

/** Adds `site chain`: the topics in the order in which they are read. */
export function addChain(program: Command): void {
  program
    .command('chain')
    .description('print the topics in the order in which they are read')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)')
    .action(async (flags: ContentFlags) => {
      process.stdout.write(listChain((await openSite(flags)).model));
    });
}
