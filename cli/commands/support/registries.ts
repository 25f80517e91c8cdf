import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { shorten } from '../../check/rule.ts';
import { cleanDoi, findOnlyDoi } from '../../core/identity.ts';
import { cleanOrcid } from '../../core/orcid.ts';
import type { FrontMatter } from '../../kinds/registry.ts';
import { clock } from '../../links/clock.ts';
import { createRateLimiter } from '../../links/rate-limiter.ts';
import { makeFolder } from '../../output/make-folder.ts';
import { writeNamed } from '../../output/write-named.ts';
import { parseFile } from '../../parse/document.ts';
import { readIfThere } from '../../read/if-there.ts';
import { readDoi } from '../../registries/doi.ts';
import { type RegistryClient, RegistryError } from '../../registries/fetch-json.ts';
import { readOrcid } from '../../registries/orcid.ts';
import { readResponseCache } from '../../registries/response-cache.ts';
import { writeUserAgent } from '../../registries/user-agent.ts';
import { isSite } from '../../resolve/model.ts';
import type { ImportSource } from './import-source.ts';
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

/** The addresses of the registries, and where their answers are kept. */
export const registryDefaults = {
  registry: 'https://doi.org',
  orcidApi: 'https://pub.orcid.org',
  answers: '.cache/registries.json',
};

const second = 1000;

/** Adds the options for the addresses of the registries. */
export function withRegistryAddresses(command: Command): Command {
  return command
    .option('--registry <address>', 'the DOI registry', registryDefaults.registry)
    .option('--orcid-api <address>', 'the public API of ORCID', registryDefaults.orcidApi)
    .option('--answers <file>', 'what the registries said earlier', registryDefaults.answers);
}

/** Reads one DOI or the works of a profile. Throws a UsageError when any part of it cannot be read. */
export async function importFromRegistries(flags: RegistryFlags): Promise<ImportSource> {
  requireUrl('--registry', flags.registry);
  requireUrl('--orcid-api', flags.orcidApi);
  const find = flags.doi === undefined ? askOrcid(flags) : askDoi(flags.doi, flags.registry);
  const { files } = await readFolder(flags.content);
  const site = files
    .filter(isSite)
    .map((file) => parseFile(file).document)
    .find(isSite);
  return withRegistryClient(flags.answers, site?.frontMatter, find);
}

/**
 * Calls `work` with a client for the registries that keeps their rate limits and names the site. Their responses stay in
 * the cache, even if the work fails. A RegistryError is thrown as a UsageError.
 */
export async function withRegistryClient<T>(
  cachePath: string,
  site: Partial<FrontMatter<'site'>> | undefined,
  work: (client: RegistryClient) => Promise<T>,
): Promise<T> {
  const cache = readResponseCache(readIfThere(cachePath)?.toString() ?? '', clock.now);
  const before = cache.write();
  const limiter = createRateLimiter(clock, () => second / 5);
  const http = {
    fetch,
    clock,
    limiter,
    timeout: 30 * second,
    userAgent: writeUserAgent(site),
  };
  try {
    return await work({ http, cache });
  } catch (error) {
    throw error instanceof RegistryError ? new UsageError(error.message) : error;
  } finally {
    if (cache.write() !== before) {
      makeFolder(dirname(resolve(cachePath)));
      writeNamed(cachePath, cache.write());
    }
  }
}

/** Throws a UsageError when the value of an option is not a URL. */
export function requireUrl(option: string, address: string): void {
  if (!URL.canParse(address)) throw new UsageError(`${option} takes an address, not \`${address}\``);
}

function askDoi(written: string, registry: string): (client: RegistryClient) => Promise<ImportSource> {
  const doi = cleanDoi(written) ?? findOnlyDoi(written);
  if (doi === null)
    throw new UsageError(`\`${shorten(written)}\` is not a DOI. A DOI looks like \`10.1257/jep.33.2.3\`.`);
  return async (client) => {
    const record = await readDoi(doi, registry, client);
    if (record.kind !== 'record') throw new UsageError(record.reason);
    const { entry, problems } = record;
    const bibliography = { entries: entry === null ? [] : [entry], problems };
    return { bibliography, path: doi, nameOf: () => doi };
  };
}

function askOrcid({
  orcid: written = '',
  orcidApi,
  registry,
}: RegistryFlags): (client: RegistryClient) => Promise<ImportSource> {
  const id = cleanOrcid(written);
  if (id === null)
    throw new UsageError(
      `\`${written}\` is no ORCID iD, or a digit of it is wrong. One looks like \`0000-0002-1825-0097\`; it stands at the top of the profile at orcid.org.`,
    );
  return async (client) => {
    const { readBibtex } = await import('../../formats/bibtex-read.ts');
    const onWork = (done: number, total: number) => showProgress(done, total, 'works');
    const { bibliography, names } = await readOrcid(id, { orcid: orcidApi, registry, readBibtex, onWork }, client);
    if (names.length === 0)
      process.stderr.write(`ORCID shows no work of \`${id}\`: those that are not public are not shown to anybody.\n`);
    return { bibliography, path: id, nameOf: (line) => names[line - 1] ?? id };
  };
}
