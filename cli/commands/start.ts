import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { cleanOrcid } from '../core/orcid.ts';
import { plural } from '../core/text.ts';
import { countPages, planStart, type SiteOwner } from '../edit/start.ts';
import { refuseUncommitted } from '../studio/git.ts';
import { askAll, canAsk, type Prompt } from './support/ask.ts';
import { applyPlan, collect, type EditFlags, editContent, withEditOptions } from './support/edit-session.ts';
import { type ImportSource, readBibliography, showProblems } from './support/import-source.ts';
import { importFromRegistries, type RegistryFlags, withRegistryAddresses } from './support/registries.ts';
import { readFolder, readOptions } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

interface Flags extends EditFlags, Omit<RegistryFlags, 'doi'> {
  readonly email?: string;
  readonly url?: string;
  readonly affiliation?: string;
  readonly bib?: string;
  readonly server?: string;
  readonly works?: boolean;
  readonly keep?: readonly string[];
  readonly yes?: boolean;
}

/** Adds `site start`: replaces the content by that of a new owner, whose bibliography becomes papers. */
export function addStart(program: Command): void {
  const command = withEditOptions(
    program.command('start').argument('[name]', 'whose site it is going to be').description('begin a site of your own'),
  )
    .option('--email <address>', 'the address on the contact page')
    .option('--url <address>', 'the public address of the site')
    .option('--affiliation <name>', 'the university, institute or firm')
    .option('--orcid <id>', 'your ORCID iD')
    .option('--bib <file>', 'a .bib or .ris file with your publications')
    .option('--server <answer>', 'whether the server will run, which the forum and the forms need: `yes` or `no`')
    .option('--works', 'ask orcid.org for the works of your profile')
    .option('--keep <file>', 'a page that stays as an example, as `topics/decision`; may be given again', collect)
    .option('--yes', 'take the present pages away without asking');
  withRegistryAddresses(command).action(run);
}

async function run(name: string | undefined, flags: Flags): Promise<void> {
  const refusal = flags.dryRun ? null : await refuseUncommitted(flags.content);
  if (refusal !== null) throw new UsageError(refusal);
  const { today } = readOptions(flags);
  const { owner, bib } = await complete(name, flags);
  const source = await readSource(flags, bib, owner);
  await editContent(flags, (content, write) => {
    const { plan, imported } = planStart(content, today, { owner, keep: flags.keep ?? [], source });
    if (imported !== null && source !== null) {
      showProblems(imported.problems, source);
      process.stdout.write(`${plural(imported.papers.length, 'publication')} brought in as papers\n`);
    }
    if (applyPlan(plan, flags, write)) process.stdout.write(closing(flags.content));
  });
}

function closing(folder: string): string {
  return [
    'This is your site now. `npm run dev` shows it, and `npm run check -- --publish` says what is left to fill in.',
    `To take all of it back: \`git checkout -- ${folder}\` and \`git clean -fd ${folder}\`.`,
    'To keep it, before you write: `git add -A` and `git commit -m "My own site"`. From then on, undoing goes back to here.',
    '',
  ].join('\n');
}

const nothing = 'none';
/** A placeholder, which `check --publish` asks to replace. */
const unknownUrl = 'https://www.example.org';

/** Asks for what is missing and for consent to delete the present pages; throws a UsageError when nobody can be asked. */
async function complete(name: string | undefined, flags: Flags) {
  const given = { name, ...flags };
  const missing = questions.filter(({ key, otherwise }) => given[key] === undefined && otherwise === undefined);
  const mustAsk = flags.dryRun !== true && flags.yes !== true;
  for (const { key, check } of questions) {
    const fault = given[key] === undefined ? null : check?.(given[key]);
    if (fault) throw new UsageError(fault);
  }
  if (missing.length === 0 && !mustAsk) return toWanted(given);
  const pages = countPages(await readFolder(flags.content));
  const consent = {
    text: `Take away ${plural(pages, 'text')} of the present site, with their pictures and tables`,
    choices: ['yes', 'no'],
  };
  const consents = mustAsk ? [consent] : [];
  const terminal = { input: process.stdin, output: process.stdout };
  if (!canAsk(terminal)) {
    const lacking = [
      ...missing.map(({ key, text }) => `${key === 'name' ? '' : `--${key} `}"…"  ${text}`),
      ...consents.map(({ text }) => `--yes  ${text}`),
    ].map((line) => `\n  ${line}`);
    throw new UsageError(`Nobody can be asked here. Put the answers at the end of the command:${lacking.join('')}`);
  }
  const open = questions.filter(({ key }) => given[key] === undefined);
  const answers = await askAll([...open, ...consents], terminal);
  if (mustAsk && answers.at(-1) !== 'yes') throw new UsageError('Nothing was changed.');
  const added = open.map(({ key }, index) => [key, answers[index]] as const).filter(([, text]) => text !== nothing);
  return toWanted({ ...given, ...Object.fromEntries(added) });
}

type Given = Partial<Record<'name' | 'email' | 'url' | 'affiliation' | 'orcid' | 'bib' | 'server', string | undefined>>;

function toWanted({ name = '', email = '', url = unknownUrl, affiliation, orcid, bib, server }: Given) {
  const id = cleanOrcid(orcid ?? '') ?? undefined;
  const hasServer = server === 'yes';
  return { owner: { name, email, url: url.replace(/\/+$/, ''), affiliation, orcid: id, hasServer }, bib };
}

/** A question without a default is required. */
interface Asked extends Prompt {
  readonly key: keyof Given;
}

const questions: readonly Asked[] = [
  { key: 'name', text: 'Your name, as readers see it' },
  {
    key: 'email',
    text: 'Your e-mail address, for the contact page',
    check: (text) => (/^\S+@\S+\.\S+$/.test(text) ? null : `\`${text}\` is no e-mail address.`),
  },
  {
    key: 'url',
    text: 'The public address of the site, if it has one yet',
    otherwise: unknownUrl,
    check: (text) =>
      /^https?:/.test(text) && URL.canParse(text) ? null : `\`${text}\` is no address: it begins with \`https://\`.`,
  },
  { key: 'affiliation', text: 'Your university, institute or firm', otherwise: nothing },
  {
    key: 'orcid',
    text: 'Your ORCID iD',
    otherwise: nothing,
    check: (text) =>
      text === nothing || cleanOrcid(text) !== null ? null : `\`${text}\` is no ORCID iD, or a digit of it is wrong.`,
  },
  {
    key: 'bib',
    text: 'A .bib or .ris file with your publications',
    otherwise: nothing,
    check: (text) =>
      text === nothing || statSync(text, { throwIfNoEntry: false })?.isFile() ? null : `There is no file \`${text}\`.`,
  },
  {
    key: 'server',
    text: 'Will the server run, which the forum and the forms need (server/README.md)',
    otherwise: 'no',
    choices: ['yes', 'no'],
    check: (text) => (/^(?:yes|no)$/.test(text) ? null : `\`${text}\` is neither \`yes\` nor \`no\`.`),
  },
];

async function readSource(
  { works = false, ...flags }: Flags,
  bib: string | undefined,
  { orcid }: SiteOwner,
): Promise<ImportSource | null> {
  if (!works) return bib === undefined ? null : readBibliography(bib);
  if (bib !== undefined) throw new UsageError('`--bib` and `--works` are two sources: name one of them.');
  if (orcid === undefined) throw new UsageError('`--works` needs `--orcid`, whose works they are.');
  return importFromRegistries({ ...flags, orcid });
}
