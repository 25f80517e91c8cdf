import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { cleanDoi } from '../core/identity.ts';
import { cleanOrcid } from '../core/orcid.ts';
import type { Bibliography } from '../formats/entry.ts';
import type { FrontMatter } from '../kinds/registry.ts';
import { clock } from '../links/clock.ts';
import { createPace } from '../links/pace.ts';
import { makeFolder } from '../output/make-folder.ts';
import { writeNamed } from '../output/write-named.ts';
import { parseFile } from '../parse/document.ts';
import { readIfThere } from '../read/if-there.ts';
import { nameAgent } from '../registries/agent.ts';
import { readResponses } from '../registries/answers.ts';
import { type Asking, RegistryError } from '../registries/ask-json.ts';
import { readDoi } from '../registries/doi.ts';
import { readOrcid } from '../registries/orcid.ts';
import { isSite } from '../resolve/model.ts';
import { showProgress } from './progress.ts';
import { readFolder } from './session.ts';
import { UsageError } from './usage-error.ts';

export interface RegistryFlags {
  readonly content: string;
  readonly doi?: string;
  readonly orcid?: string;
  readonly registry: string;
  readonly orcidApi: string;
  readonly answers: string;
}

/** What an import brings in. */
export interface ImportSource {
  readonly bibliography: Bibliography;
  /** Where it is from: a file, or what a registry was asked for. */
  readonly path: string;
  readonly textOf: (path: string) => string | undefined;
  /** The name of the entry on a line, where it is in no file. */
  readonly nameOf?: (line: number) => string;
}

const second = 1000;

/** Gives a command the options that say what is asked of the registries, and where they are. */
export function withRegistryOptions(command: Command): Command {
  command
    .option('--doi <doi>', 'ask the DOI registry instead of reading a file')
    .option('--orcid <id>', 'bring in the works that a profile at orcid.org lists');
  return withRegistryAddresses(command);
}

/** Gives a command the options that say where the registries are. */
export function withRegistryAddresses(command: Command): Command {
  return command
    .option('--registry <address>', 'the DOI registry', 'https://doi.org')
    .option('--orcid-api <address>', 'the public API of ORCID', 'https://pub.orcid.org')
    .option('--answers <file>', 'what the registries said earlier', '.cache/registries.json');
}

/** Brings in one DOI or the works of a profile. Throws a UsageError when it cannot be had whole; nothing is written then but the cache. */
export async function askRegistries(flags: RegistryFlags): Promise<ImportSource> {
  insistOnAddress('--registry', flags.registry);
  insistOnAddress('--orcid-api', flags.orcidApi);
  const find = flags.doi === undefined ? askOrcid(flags) : askDoi(flags.doi, flags.registry);
  const { files } = await readFolder(flags.content);
  const site = files
    .filter(isSite)
    .map((file) => parseFile(file).document)
    .find(isSite);
  return askPolitely(flags.answers, site?.frontMatter, find);
}

/** Asks registries at their pace, in the name of the site, and keeps what they answer for the next time, whatever becomes of this one. */
export async function askPolitely<T>(
  answersPath: string,
  site: Partial<FrontMatter<'site'>> | undefined,
  ask: (asking: Asking) => Promise<T>,
): Promise<T> {
  const answers = readResponses(readIfThere(answersPath)?.toString() ?? '', clock.now);
  const before = answers.write();
  const pace = createPace(clock, () => second / 5);
  const means = { fetch, clock, pace, timeout: 30 * second, patience: 60 * second, agent: nameAgent(site) };
  try {
    return await ask({ means, answers });
  } catch (error) {
    throw error instanceof RegistryError ? new UsageError(error.message) : error;
  } finally {
    if (answers.write() !== before) {
      makeFolder(dirname(resolve(answersPath)));
      writeNamed(answersPath, answers.write());
    }
  }
}

/** Throws a UsageError when an option does not hold an address. */
export function insistOnAddress(option: string, address: string): void {
  if (!URL.canParse(address)) throw new UsageError(`${option} takes an address, not \`${address}\``);
}

function askDoi(written: string, registry: string): (asking: Asking) => Promise<ImportSource> {
  const doi = cleanDoi(written);
  if (doi === null) throw new UsageError(`\`${written}\` is not a DOI. A DOI looks like \`10.1257/jep.33.2.3\`.`);
  return async (asking) => {
    const record = await readDoi(doi, registry, asking);
    if (record.kind !== 'record') throw new UsageError(record.reason);
    const { entry, problems } = record;
    const bibliography = { entries: entry === null ? [] : [entry], problems };
    return { bibliography, path: doi, textOf: () => undefined, nameOf: () => doi };
  };
}

function askOrcid({
  orcid: written = '',
  orcidApi,
  registry,
}: RegistryFlags): (asking: Asking) => Promise<ImportSource> {
  const id = cleanOrcid(written);
  if (id === null)
    throw new UsageError(
      `\`${written}\` is no ORCID iD, or a digit of it is wrong. One looks like \`0000-0002-1825-0097\`; it stands at the top of the profile at orcid.org.`,
    );
  return async (asking) => {
    const { readBibtex } = await import('../formats/bibtex-read.ts');
    const onWork = (done: number, total: number) => showProgress(done, total, 'works');
    const { bibliography, names } = await readOrcid(id, { orcid: orcidApi, registry, readBibtex, onWork }, asking);
    if (names.length === 0)
      process.stderr.write(`ORCID shows no work of \`${id}\`: those that are not public are not shown to anybody.\n`);
    return { bibliography, path: id, textOf: () => undefined, nameOf: (line) => names[line - 1] ?? id };
  };
}
