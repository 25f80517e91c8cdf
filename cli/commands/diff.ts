import { appendFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { compareSites, type SiteDiff } from '../diff/compare.ts';
import { describeDiff } from '../diff/describe.ts';
import { formatMarkdown, formatText } from '../diff/format.ts';
import { outlineSite } from '../diff/outline.ts';
import { readContentAt } from '../read/at-commit.ts';
import type { Content } from '../read/content.ts';
import { type ContentFlags, colorsOf, readFolder, readOptions } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

const formats = ['pretty', 'json', 'github'] as const;

interface Flags extends ContentFlags {
  readonly format: (typeof formats)[number];
}

/** Adds `site diff`: what readers will see differently since a commit; it never fails on what it finds. */
export function addDiff(program: Command): void {
  program
    .command('diff')
    .description('print what readers will see differently since a commit')
    .argument('<base>', 'a commit, branch or tag that git knows')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day to compare for (default: today)')
    .addOption(new Option('--format <format>', 'how to report').choices(formats).default('pretty'))
    .action(async (base: string, flags: Flags) => {
      const { createSite } = await import('../site.ts');
      const { today } = readOptions(flags);
      const now = await readFolder(flags.content);
      const before = await readContentAt(flags.content, base);
      if (before === null)
        throw new UsageError(
          `Git knows no \`${flags.content}\` at \`${base}\`. Name a commit, a branch or a tag that has it; in a clone without its whole history, \`git fetch --unshallow\` brings the rest.`,
        );
      const outline = (content: Content) => outlineSite(createSite(content, { today }).model);
      writeDiff(compareSites(outline(before), outline(now)), flags.format);
    });
}

/** Writes a difference to stdout, or for GitHub to the step summary where the runner has one. */
function writeDiff(diff: SiteDiff, format: Flags['format']): void {
  const summary = process.env.GITHUB_STEP_SUMMARY ?? '';
  if (format === 'json') process.stdout.write(`${JSON.stringify(diff, null, 2)}\n`);
  else if (format === 'pretty') process.stdout.write(formatText(describeDiff(diff), colorsOf(process.stdout)));
  else if (summary === '') process.stdout.write(formatMarkdown(describeDiff(diff)));
  else appendFileSync(summary, formatMarkdown(describeDiff(diff)));
}
