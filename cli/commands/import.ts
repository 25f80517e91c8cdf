/**
 * Adds `site import`: a document becomes a draft of a page; a .bib, .ris or CSL-JSON file, a DOI or the works of an ORCID profile
 * become references, or papers with their references. What a person has edited is never overwritten.
 */
import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Command, Option } from 'commander';
import { cleanDoi } from '../core/identity.ts';
import { hasErrors } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import { joinWords } from '../core/words.ts';
import type { Import } from '../edit/import-bibliography.ts';
import { importVerified } from '../edit/verify-import.ts';
import type { Bibliography } from '../formats/entry.ts';
import { countSteps, describeStep } from '../import/report.ts';
import { folderOf } from '../kinds/paths.ts';
import { walkFolder } from '../read/walk.ts';
import { documentTypes } from '../schema/document-types.ts';
import {
  type DocumentFlags,
  documentTypeOf,
  importDocument,
  importFolder,
  isBibliography,
  pageKinds,
} from './import/import-document.ts';
import { type EditFlags, editContent } from './support/edit-session.ts';
import { type ImportSource, readBibliography, refuseUnknownType, showProblems } from './support/import-source.ts';
import { importFromRegistries, type RegistryFlags, withRegistryAddresses } from './support/registries.ts';
import { readOptions } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

interface Flags extends EditFlags, RegistryFlags {
  readonly as: 'references' | 'papers';
}

/** The options as they are given; the default of `as` depends on the file. */
type Given = Omit<Flags & DocumentFlags, 'as'> & { readonly as?: string };

export function addImport(program: Command): void {
  const command = program
    .command('import')
    .argument(
      '[file]',
      `a document (${joinWords(documentTypes, 'or')}), a bibliography (.bib, .ris or .json), or a folder of either`,
    )
    .description('bring a document into content/ as a draft, or references or papers from a bibliography')
    .addOption(
      new Option(
        '--as <kind>',
        'what each entry of a bibliography becomes (default: references), or a document (default: what the folder says in which it stands, else papers); a paper is a draft',
      ).choices(['references', ...pageKinds.map(folderOf)]),
    )
    .option('--slug <name>', 'of a document: the name of its page (default: made from the title)')
    .option('--group <group>', 'of a document as a topic: the group at whose end it stands')
    .option('--after <name>', 'of a document: the page before it')
    .option('--before <name>', 'of a document: the page after it')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day it is (default: today)')
    .option('--dry-run', 'say what would be done, and write nothing')
    .option('--doi <doi>', 'ask the DOI registry instead of reading a file')
    .option('--orcid <id>', 'bring in the works that a profile at orcid.org lists');
  command.allowExcessArguments();
  withRegistryAddresses(command).action(async (file: string | undefined, given: Given, { args }: Command) => {
    if (args.length > 1)
      throw new UsageError(`\`import\` takes one file. A name with spaces goes in quotes: \`"${args.join(' ')}"\`.`);
    if (file !== undefined && given.doi === undefined && given.orcid === undefined) {
      const type = documentTypeOf(file);
      if (type !== undefined) {
        await importDocument(file, type, given);
        return;
      }
      if (isFolder(file))
        return given.as === 'references' ? importBibliographies(file, given) : importFolder(file, given);
      if (extname(file) === '' && cleanDoi(file) === null && !existsSync(file))
        throw new UsageError(`There is no file or folder \`${file}\`.`);
      if (!/\.(?:bib|ris|txt|json|nbib)$/i.test(file)) throw refuseUnknownType(file);
    }
    return importEntries(file, { ...given, as: readKind(given.as) });
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** What each entry of a bibliography becomes. */
function readKind(as = 'references'): Flags['as'] {
  if (as === 'references' || as === 'papers') return as;
  throw new UsageError(`A bibliography becomes references or papers, not ${as}.`);
}

/** Imports the bibliographies in a folder and below it, such as those that Hugo keeps beside each publication. */
async function importBibliographies(folder: string, given: Given): Promise<void> {
  const paths = [...walkFolder(folder, () => true)].map(({ relativePath }) => relativePath).sort();
  const bibliographies = paths.filter(isBibliography);
  if (bibliographies.length === 0) throw new UsageError(`\`${folder}\` has no bibliography (.bib or .ris).`);
  for (const relativePath of bibliographies)
    await importEntries(join(folder, relativePath), { ...given, as: 'references' });
}

async function importEntries(file: string | undefined, flags: Flags): Promise<void> {
  const source = await readSource(file, flags);
  const outcome = await editContent(flags, (content, write) => {
    // What is imported alone was asked for.
    const isList = source.bibliography.entries.length > 1;
    const imported = importVerified(content, readOptions(flags).today, source, flags.as, isList);
    showProblems(imported.outcome.problems, source, imported.revision.read);
    write(imported.revision.changes());
    return imported.outcome;
  });
  process.stdout.write(summarize(outcome, flags, source));
  if (hasErrors(outcome.problems)) process.exitCode = 1;
}

/** A line for each entry that changes something, and the counts. */
function summarize(
  { references, papers }: Import,
  { as, dryRun = false }: Flags,
  { bibliography, nameOf }: ImportSource,
): string {
  const name = nameOf ?? ((line: number) => `the entry on line ${line}`);
  const lines = [
    ...references.map((step) => describeStep(step, 'references', name)),
    ...papers.map((step) => describeStep(step, 'papers', name)),
  ].filter((line) => line !== null);
  const counts = [
    `references: ${countSteps(references)}`,
    ...(as === 'papers' ? [`papers: ${countSteps(papers)}`] : []),
    ...(dryRun ? ['nothing was written'] : []),
  ];
  const rest = papers.some(({ kind }) => kind === 'new')
    ? 'The new papers are drafts, dated 1 January where only the year is known, and today where not even that is: `npm run check` says what each still needs.'
    : as === 'references' && nameOf === undefined
      ? tellOfAbstracts(references, bibliography)
      : '';
  return `${[...lines, counts.join('; '), rest].filter((line) => line !== '').join('\n')}\n`;
}

/** Says what an import leaves out that a page would keep; who asks a registry for a publication wants its reference. */
function tellOfAbstracts(steps: Import['references'], { entries }: Bibliography): string {
  const brought = new Set(steps.flatMap(({ kind, line }) => (kind === 'new' ? [line] : [])));
  const count = entries.filter(({ abstract, line }) => abstract !== '' && brought.has(line)).length;
  return count === 0
    ? ''
    : `A reference has no abstract: ${plural(count, 'abstract')} stayed behind. With \`--as papers\` each entry gets a page, too, which begins with it.`;
}

async function readSource(file: string | undefined, flags: Flags): Promise<ImportSource> {
  const named = [file, flags.doi, flags.orcid].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw new UsageError('Name one thing to bring in: a file, a DOI with `--doi`, or a profile with `--orcid`.');
  return file === undefined ? importFromRegistries(flags) : readBibliography(file);
}
