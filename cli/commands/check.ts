import { type Command, InvalidArgumentError, Option } from 'commander';
import { runSiteRule } from '../check/check.ts';
import { publishRules } from '../check/publish-rules.ts';
import { hasErrors, type Problem, sortProblems } from '../core/problem.ts';
import { withoutSilenced } from '../core/silence.ts';
import { plural } from '../core/text.ts';
import type { Site } from '../site.ts';
import type { AccessibilityFlags } from './check/accessibility.ts';
import type { LinkFlags } from './check/links.ts';
import { type ReportFormat, reportFormats, writeReport } from './check/report-formats.ts';
import type { EditFlags } from './support/edit-session.ts';
import { openSite } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

interface Flags extends EditFlags, LinkFlags, AccessibilityFlags {
  readonly format: ReportFormat;
  readonly links?: boolean;
  readonly accessibility?: boolean;
  readonly publish?: boolean;
  readonly maxWarnings?: number;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly updateRoutes?: boolean;
  readonly fix?: boolean;
}

/** Adds `site check`: every problem of content/, and an exit code; it writes nothing that it was not asked to write. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('report every problem in content/')
    .option('--content <dir>', 'the content folder', 'content')
    .option('--now <date>', 'the day to check for (default: today)')
    .addOption(new Option('--format <format>', 'how to report').choices(reportFormats).default('pretty'))
    .option('--publish', 'list too what should be filled in before the site goes public')
    .option('--max-warnings <n>', 'fail on more warnings than this', readCount)
    .option('--baseline <file>', 'let the problems pass that this file knows')
    .option('--update-baseline', 'write the problems of today into that file')
    .option('--update-routes', 'record new public addresses in routes.lock')
    .option('--fix', 'mend what can be mended without a doubt, and report the rest')
    .option('--dry-run', 'with `--fix`: show the difference and write nothing')
    .option('--links', 'look at the external links too, and for retractions and corrections, which takes minutes')
    .option('--accessibility', 'look at the built pages too, with axe in Chromium')
    .option('--built <dir>', 'the site that `--accessibility` looks at', 'dist')
    .option('--registry <address>', 'the DOI registry', 'https://doi.org')
    .option('--crossref <address>', 'the API of Crossref', 'https://api.crossref.org')
    .option('--answers <file>', 'what Crossref said earlier', '.cache/registries.json')
    .option('--link-cache <file>', 'what is known of links from earlier', '.cache/links.json')
    .option('--link-time <minutes>', 'how long to look at links', '10')
    .action(async (flags: Flags) => {
      requireCompanions(flags);
      if (flags.fix) await (await import('./check/fix-content.ts')).fixContent(flags);
      if (flags.dryRun) return;
      const { site, found } = await findProblems(flags);
      const problems =
        flags.baseline === undefined
          ? found
          : (await import('./check/subtract-baseline.ts')).subtractBaseline(
              found,
              flags.baseline,
              flags.updateBaseline,
            );
      await writeReport({ content: site.content, problems }, flags.format);
      if (found.length > problems.length)
        process.stderr.write(`${plural(found.length - problems.length, 'known problem')} not shown\n`);
      nameLostFlags(flags);
      if (hasErrors(problems) || hasTooMany(problems, flags.maxWarnings)) process.exitCode = 1;
    });
}

/** Throws a UsageError if an option lacks the one that it is for. */
function requireCompanions({ updateBaseline, baseline, dryRun, fix }: Flags): void {
  if (updateBaseline && baseline === undefined) throw new UsageError('`--update-baseline` needs `--baseline FILE`.');
  if (dryRun && !fix) throw new UsageError('`--dry-run` needs `--fix`.');
}

/** Tells of options that npm kept for itself, since `--` did not stand before them. */
function nameLostFlags(flags: Flags): void {
  for (const name of ['fix', 'publish', 'links', 'accessibility'] as const)
    if (process.env[`npm_config_${name}`] === 'true' && flags[name] !== true)
      process.stderr.write(`You meant \`npm run check -- --${name}\`.\n`);
}

/** The problems with those that matter before the site goes public; text of a starter is an error then. */
function addUnfinished({ model, problems }: Site): Problem[] {
  const graver = problems.map((problem) =>
    problem.rule === 'starter-text' ? { ...problem, level: 'error' as const } : problem,
  );
  return [...graver, ...publishRules.flatMap((rule) => runSiteRule(model, rule))];
}

function hasTooMany(problems: readonly Problem[], limit = Number.POSITIVE_INFINITY): boolean {
  const warnings = problems.filter((problem) => problem.level === 'warning').length;
  if (warnings <= limit) return false;
  process.stderr.write(`${plural(warnings, 'warning')}; ${limit} are allowed\n`);
  return true;
}

/** All problems that the options ask for. Modules that few calls need are loaded on demand. */
async function findProblems(flags: Flags): Promise<{ readonly site: Site; readonly found: Problem[] }> {
  const first = await openSite(flags);
  const isRecorded =
    flags.updateRoutes && (await (await import('./check/record-routes.ts')).recordRoutes(flags, first));
  const site = isRecorded ? await openSite(flags) : first;
  const asked = [
    ...(flags.publish ? addUnfinished(site) : site.problems),
    ...(flags.links ? await (await import('./check/links.ts')).checkExternalLinks(site.model, flags) : []),
    ...(flags.accessibility ? await (await import('./check/accessibility.ts')).checkAccessibility(site, flags) : []),
  ];
  return { site, found: sortProblems(withoutSilenced(asked, site.textOf)) };
}

function readCount(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It is a whole number.');
  return Number(value);
}
