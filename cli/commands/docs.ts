import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { decodeText } from '../read/text.ts';
import { ruleChapters } from '../report/documented-rules.ts';
import { fillMarkers, writeKeyTable, writeRuleTable } from '../report/handbook.ts';
import { describeKeys } from '../schema/describe.ts';
import { type Kind, schemas } from '../schema/kinds.ts';
import { editContent } from './edit-session.ts';
import { UsageError } from './usage-error.ts';

interface Flags {
  readonly content: string;
  readonly check?: boolean;
}

/** The kinds in the order in which authors meet them; the other pages have a title and a description. */
const chapters: readonly (readonly [Kind, string])[] = [
  ['topic', 'A topic: `topics/`'],
  ['group', 'A group: `groups/`'],
  ['paper', 'A paper: `papers/`'],
  ['reference', 'A publication: `references/`'],
  ['site', 'The site: `site.md`'],
  ['home', 'The home page: `pages/home.md`'],
  ['questionnaire', 'The questionnaire: `pages/questionnaire.md`'],
  ['privacy-policy', 'The privacy policy: `pages/privacy-policy.md`'],
  ['contact', 'The other pages: `contact`, `research`, `forum`, `chatbot`'],
];

/** Adds `site docs`: the tables of keys and rules in content/README.md, from where they are defined. */
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
  const keys = chapters.map(([kind, title]) => writeKeyTable(title, describeKeys(schemas[kind]))).join('');
  const rules = ruleChapters.map(({ title, rules: listed }) => writeRuleTable(title, listed)).join('');
  let filled: string | null = text;
  for (const [name, inside] of [
    ['keys', keys],
    ['rules', rules],
  ] as const) {
    filled = fillMarkers(filled, name, `${inside}\n`);
    if (filled === null) throw new UsageError(`README.md has no \`<!-- ${name} -->\` and \`<!-- /${name} -->\`.`);
  }
  return filled;
}
