import type { Command } from 'commander';
import { planRemove } from '../edit/remove.ts';
import { type EditFlags, runEdit, withEditOptions } from './support/edit-session.ts';

interface Flags extends EditFlags {
  readonly force?: boolean;
  readonly redirect?: string;
}

/** Adds `site remove`: deletes a page, publication or group, and refuses while something mentions it, unless an option says otherwise. */
export function addRemove(program: Command): void {
  withEditOptions(
    program
      .command('remove <name>')
      .description('take away a page, a publication or another file of content/')
      .option('--force', 'turn links to it into plain text, and take its name and citations of it out')
      .option(
        '--redirect <name>',
        'let another page take over its address and its links, or another publication its citations',
      ),
  ).action(async (name: string, flags: Flags) => {
    const { force = false, redirect } = flags;
    await runEdit(flags, (revision) => planRemove(revision, name, { force, redirect }));
  });
}
