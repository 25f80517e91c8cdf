import { appendFileSync } from 'node:fs';
import { documentedRules } from '../report/documented-rules.ts';
import { formatGithub, formatSummary } from '../report/github.ts';
import { formatJson } from '../report/json.ts';
import { formatJunit } from '../report/junit.ts';
import { formatSarif } from '../report/sarif.ts';
import { formatReport, type Report, wantsColor } from './session.ts';

export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Writes a report to stdout; for GitHub also to the summary of the step, where the runner names one. */
export function writeReport(outcome: Report, format: ReportFormat): void {
  process.stdout.write(makeReport(outcome, format));
  const summary = process.env.GITHUB_STEP_SUMMARY ?? '';
  if (format === 'github' && summary !== '') appendFileSync(summary, formatSummary(outcome.problems));
}

function makeReport(outcome: Report, format: ReportFormat): string {
  switch (format) {
    case 'github':
      return formatGithub(outcome.problems);
    case 'junit':
      return formatJunit(
        outcome.problems,
        outcome.content.files.map((file) => file.path),
      );
    case 'sarif':
      return formatSarif(outcome.problems, documentedRules);
    case 'json':
      return formatJson(outcome.problems);
    case 'pretty':
      return formatReport(outcome, wantsColor(process.stdout));
  }
}
