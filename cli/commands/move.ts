import type { Command } from 'commander';
import { planMove } from '../edit/move.ts';
import { type EditFlags, runEdit, withEditOptions } from './support/edit-session.ts';

interface Flags extends EditFlags {
  readonly redirect: boolean;
}

/** Adds `site move`: renames a page, publication or group and updates everything that mentions it. */
export function addMove(program: Command): void {
  withEditOptions(
    program
      .command('move <old> <new>')
      .description(
        'give a page, a publication or another file of content/ a new name; its old address goes on working',
      ),
  )
    .option('--no-redirect', 'give the old address up, if nobody could open the page yet')
    .action(async (from: string, to: string, { redirect, ...flags }: Flags) => {
      await runEdit(flags, (revision) => planMove(revision, from, to, { keepsAddress: redirect }));
    });
}
