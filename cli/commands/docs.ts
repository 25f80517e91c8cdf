import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { collections, fixedFiles } from '../kinds/paths.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import { named } from '../kinds/schema-tools.ts';
import { schemas } from '../kinds/schemas.ts';
import { decodeText } from '../read/text.ts';
import { ruleChapters } from '../report/documented-rules.ts';
import { fillMarkers, writeKeyTables, writeRuleTable } from '../report/handbook.ts';
import { describeKeys } from '../schema/describe.ts';
import { editContent } from './support/edit-session.ts';
import { UsageError } from './support/usage-error.ts';

interface Flags {
  readonly content: string;
  readonly check?: boolean;
}

/** The kinds in the order in which authors meet them; pages with nothing but a title and a description share a table. */
const chapters = [...collections, ...fixedFiles.map(({ kind }) => kind)].filter((kind) => !isPlain(kind));
const plain = fixedFiles.filter(({ kind }) => isPlain(kind));

/** The tables of the handbook: where each stands, beside the content folder, and what it is called in its file. */
const tables = [
  { path: 'docs/lines.md', name: 'keys', write: writeKeys },
  { path: 'docs/checks.md', name: 'rules', write: writeRules },
] as const;

/** Adds `site docs`: writes the tables of keys and rules in docs/ from their definitions. */
export function addDocs(program: Command): void {
  program
    .command('docs')
    .description('bring the tables of keys and rules in docs/ up to date')
    .option('--check', 'write nothing; exit with 1 when they are not current')
    .option('--content <dir>', 'the content folder, beside which docs/ is', 'content')
    .action(async (flags: Flags) => {
      const changes = tables.map(({ path, name, write }) => {
        const file = resolve(flags.content, '..', path);
        const before = existsSync(file) ? decodeText(readFileSync(file)) : null;
        if (before === null) throw new UsageError(`There is no text \`${path}\` beside \`${flags.content}\`.`);
        const after = fillMarkers(before, name, `${write()}\n`);
        if (after === null) throw new UsageError(`${path} has no \`<!-- ${name} -->\` and \`<!-- /${name} -->\`.`);
        return { from: path, to: path, before, after };
      });
      const old = changes.filter(({ before, after }) => before !== after);
      const paths = (old.length === 0 ? changes : old).map(({ to }) => to).join(' and ');
      const be = old.length === 1 ? 'is' : 'are';
      if (old.length === 0) process.stdout.write(`${paths} are current\n`);
      else if (flags.check) {
        process.stderr.write(`${paths} ${be} not current. Run \`npm run site -- docs\`.\n`);
        process.exitCode = 1;
      } else {
        await editContent(flags, (_, write) => write(old));
        process.stdout.write(`${paths} ${be} up to date now\n`);
      }
    });
}

function writeKeys(): string {
  const others = plain.map(({ slug }) => `\`${slug}\``).join(', ');
  const own = chapters.map((kind) => ({
    title: `${kinds[kind].title}: \`${whereIs(kind)}\``,
    keys: describeKeys(schemas[kind]),
  }));
  const shared = plain.slice(0, 1).map(({ kind }) => ({
    title: `The other pages: ${others}`,
    keys: describeKeys(schemas[kind]),
  }));
  return writeKeyTables([...own, ...shared]);
}

function writeRules(): string {
  return ruleChapters.map(({ title, rules }) => writeRuleTable(title, rules)).join('');
}

/** Whether a kind has only the keys that every page has. */
function isPlain(kind: Kind): boolean {
  return Object.keys(schemas[kind].shape).every((key) => key in named);
}

/** Where the files of a kind stand below content/. */
function whereIs(kind: Kind): string {
  const { folder, file = '' } = kinds[kind];
  return folder === undefined ? file : `${folder}/`;
}
