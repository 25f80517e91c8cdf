import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { collections, fixedFiles } from '../kinds/paths.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import { named } from '../kinds/schema-tools.ts';
import { schemas } from '../kinds/schemas.ts';
import { decodeText } from '../read/text.ts';
import { ruleChapters } from '../report/documented-rules.ts';
import { fillMarkers, writeKeyTable, writeRuleTable } from '../report/handbook.ts';
import { describeKeys } from '../schema/describe.ts';
import { editContent } from './edit-session.ts';
import { UsageError } from './usage-error.ts';

interface Flags {
  readonly content: string;
  readonly check?: boolean;
}

/** The kinds in the order in which authors meet them; pages with nothing but a title and a description share a table. */
const chapters = [...collections, ...fixedFiles.map(({ kind }) => kind)].filter((kind) => !isPlain(kind));
const plain = fixedFiles.filter(({ kind }) => isPlain(kind));

/** Adds `site docs`: writes the tables of keys and rules in content/README.md from their definitions. */
export function addDocs(program: Command): void {
  program
    .command('docs')
    .description('bring the tables of keys and rules in content/README.md up to date')
    .option('--check', 'write nothing; exit with 1 when they are not current')
    .option('--content <dir>', 'the content folder', 'content')
    .action(async (flags: Flags) => {
      const root = resolve(flags.content);
      const file = join(root, 'README.md');
      const before = existsSync(file) ? decodeText(readFileSync(file)) : null;
      if (before === null) throw new UsageError(`There is no text \`${flags.content}/README.md\`.`);
      const after = fillHandbook(before);
      const path = `${basename(root)}/README.md`;
      if (after === before) process.stdout.write(`${path} is current\n`);
      else if (flags.check) {
        process.stderr.write(`${path} is not current. Run \`npm run site -- docs\`.\n`);
        process.exitCode = 1;
      } else {
        await editContent(flags, (_, write) => write([{ from: path, to: path, before, after }]));
        process.stdout.write(`${path} is up to date now\n`);
      }
    });
}

function fillHandbook(text: string): string {
  const others = plain.map(({ slug }) => `\`${slug}\``).join(', ');
  const tables = [
    ...chapters.map((kind) => writeKeyTable(`${kinds[kind].title}: \`${whereIs(kind)}\``, describeKeys(schemas[kind]))),
    ...plain.slice(0, 1).map(({ kind }) => writeKeyTable(`The other pages: ${others}`, describeKeys(schemas[kind]))),
  ];
  const rules = ruleChapters.map(({ title, rules: listed }) => writeRuleTable(title, listed)).join('');
  return fill(fill(text, 'keys', tables.join('')), 'rules', rules);
}

function fill(text: string, name: string, inside: string): string {
  const filled = fillMarkers(text, name, `${inside}\n`);
  if (filled === null) throw new UsageError(`README.md has no \`<!-- ${name} -->\` and \`<!-- /${name} -->\`.`);
  return filled;
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
