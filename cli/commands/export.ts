import { type Command, Option } from 'commander';
import { findNearest } from '../core/nearest.ts';
import { readPublication } from '../core/publication.ts';
import { readTextBelow } from '../edit/front-matter.ts';
import { type ExportFormat, exportFormats } from '../formats/citation-formats.ts';
import { writeNamed } from '../output/write-named.ts';
import { type AnyDocument, documentsOf, parseFile, wholeFrontMatter } from '../parse/document.ts';
import { citedKind } from '../resolve/references.ts';
import { readFolder } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

interface Flags {
  readonly content: string;
  readonly format: ExportFormat;
  readonly out?: string;
}

/** Adds `site export`: the references, all or some, in a format that other programs read. */
export function addExport(program: Command): void {
  program
    .command('export')
    .argument('[ids...]', 'the references to export (default: all)')
    .description('write the references as a bibliography')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--out <file>', 'the file to write (default: the terminal)')
    .addOption(new Option('--format <format>', 'the format').choices(exportFormats).default('bibtex'))
    .action(async (ids: readonly string[], flags: Flags) => {
      const content = await readFolder(flags.content);
      const files = content.files.filter(({ kind }) => kind === citedKind);
      const references = documentsOf(
        files.map((file) => parseFile(file).document),
        citedKind,
      );
      const all = references
        .filter(({ isValid }) => isValid)
        .map((one) => readPublication(one.slug, wholeFrontMatter(one), readTextBelow(one.text)));
      const wanted =
        ids.length === 0 ? all : ids.map((id) => all.find((one) => one.id === id) ?? refuse(id, references));
      // The tables of TeX take longer to load than most commands run.
      const { exportPublications } = await import('../formats/export.ts');
      const text = exportPublications(wanted, flags.format);
      if (flags.out === undefined) process.stdout.write(text);
      else writeNamed(flags.out, text);
      const unreadable = references.filter(({ isValid }) => !isValid);
      if (ids.length > 0 || unreadable.length === 0) return;
      process.stderr.write(`Left out, because they have errors: ${unreadable.map((file) => file.path).join(', ')}\n`);
      process.exitCode = 1;
    });
}

function refuse(id: string, references: readonly Pick<AnyDocument, 'slug' | 'path'>[]): never {
  const wrong = references.find(({ slug }) => slug === id);
  if (wrong !== undefined) throw new UsageError(`\`${wrong.path}\` has errors: \`npm run check\` says which.`);
  const known = references.map(({ slug }) => slug);
  const near = findNearest(id, known);
  throw new UsageError(`\`${id}\` is no reference.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`);
}
