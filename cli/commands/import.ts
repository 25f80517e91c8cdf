import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import type { Bibliography } from '../bibliography/entry.ts';
import { prepareImport } from '../bibliography/import-changes.ts';
import { readDoi } from '../bibliography/import-doi.ts';
import { describeStep, summariseImport } from '../bibliography/import-report.ts';
import { readRis } from '../bibliography/ris-read.ts';
import { readContent } from '../read/content.ts';
import { decodeText } from '../read/text.ts';
import { formatPretty } from '../report/pretty.ts';
import { hasErrors } from '../report/problem.ts';
import { UsageError, wantsColor } from './session.ts';
import { writeContentFile } from './write-content.ts';

interface Flags {
  readonly content: string;
  readonly doi?: string;
  readonly registry: string;
  readonly dryRun?: boolean;
}

const registryTimeout = 30_000;

/** Adds `site import`: a .bib or .ris file, or a DOI, becomes files in content/references/; what a person edited is never overwritten. */
export function addImport(program: Command): void {
  program
    .command('import')
    .argument('[file]', 'a .bib or .ris file')
    .description('bring references into content/ from a bibliography')
    .option('--doi <doi>', 'ask the DOI registry instead of reading a file')
    .option('--registry <address>', 'the DOI registry', 'https://doi.org')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--dry-run', 'say what would be done, and write nothing')
    .action(async (file: string | undefined, flags: Flags) => {
      const source = await readSource(file, flags);
      const { steps, files, problems } = prepareImport(await readContent(flags.content), source.bibliography);
      if (problems.length > 0)
        process.stderr.write(formatPretty(problems, source.textOf, pc.createColors(wantsColor(process.stderr))));
      if (!flags.dryRun)
        for (const { path, text } of files) writeContentFile(flags.content, path.slice(path.indexOf('/') + 1), text);
      for (const step of steps) {
        const line = describeStep(step);
        if (line !== null) process.stdout.write(`${line}\n`);
      }
      process.stdout.write(`${summariseImport(steps, flags.dryRun === true)}\n`);
      if (hasErrors(problems)) process.exitCode = 1;
    });
}

interface Source {
  readonly bibliography: Bibliography;
  readonly textOf: (path: string) => string | undefined;
}

async function readSource(file: string | undefined, { doi, registry }: Flags): Promise<Source> {
  if (file !== undefined && doi === undefined) return readFile(file);
  if (file !== undefined || doi === undefined) throw new UsageError('Name one file, or one DOI with --doi.');
  if (!URL.canParse(registry)) throw new UsageError(`--registry takes an address, not \`${registry}\``);
  const signal = AbortSignal.timeout(registryTimeout);
  return { bibliography: await readDoi(doi, { address: registry, fetch, signal }), textOf: () => undefined };
}

async function readFile(path: string): Promise<Source> {
  const kind = extname(path).toLowerCase();
  if (kind !== '.ris' && kind !== '.bib') throw new UsageError(`\`${path}\` is neither a .bib nor a .ris file.`);
  const text = readTextFile(path);
  const textOf = (asked: string) => (asked === path ? text : undefined);
  if (kind === '.ris') return { bibliography: readRis(text, path), textOf };
  // The parser takes longer to load than most commands run.
  const { readBibtex } = await import('../bibliography/bibtex-read.ts');
  return { bibliography: readBibtex(text, path), textOf };
}

/** Older bibliographies are in Latin-1, of which every byte is a letter. */
function readTextFile(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(resolve(path));
  } catch (error) {
    throw new UsageError(`\`${path}\` cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return decodeText(bytes) ?? new TextDecoder('windows-1252').decode(bytes).replace(/\r\n?/g, '\n');
}
