import type { Command } from 'commander';
import { findNearest } from '../core/nearest.ts';
import { joinWords } from '../core/words.ts';
import { findNamed } from '../edit/target.ts';
import { collections, folderOf } from '../kinds/paths.ts';
import { listDocuments, listPlaces } from '../report/listing.ts';
import type { Model } from '../resolve/model.ts';
import { type ContentFlags, openSite } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

/** Adds `site list`: the files of content/ with what links to them, or the lines that mention one of them. */
export function addList(program: Command): void {
  program
    .command('list [name]')
    .description('print what there is, with who links to it; of a kind alone, or of one file, line by line')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)')
    .action(async (name: string | undefined, flags: ContentFlags) => {
      process.stdout.write(list((await openSite(flags)).model, name));
    });
}

function list(model: Model, name: string | undefined): string {
  const kind = collections.find((one) => one === name || folderOf(one) === name);
  if (name === undefined || kind !== undefined) return listDocuments(model, kind === undefined ? collections : [kind]);
  const files = findNamed(model, name);
  if (files.length > 0) return listPlaces(model, files);
  const near = findNearest(name, [...collections, ...model.documents.map(({ slug }) => slug)]);
  const hint = near === undefined ? `Kinds are ${joinWords(collections, 'and')}.` : `Did you mean \`${near}\`?`;
  throw new UsageError(`There is no kind and no file \`${name}\`. ${hint}`);
}
