import { appendFileSync } from 'node:fs';
import { formatReport, type Report } from './session.ts';

export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Writes a report to stdout, and for GitHub also to the step summary where the runner has one. */
export async function writeReport(outcome: Report, format: ReportFormat): Promise<void> {
  process.stdout.write(await makeReport(outcome, format));
  const summary = process.env.GITHUB_STEP_SUMMARY ?? '';
  if (format !== 'github' || summary === '') return;
  const { formatSummary } = await import('../../report/github.ts');
  appendFileSync(summary, formatSummary(outcome.problems));
}

async function makeReport(outcome: Report, format: ReportFormat): Promise<string> {
  const { content, problems } = outcome;
  switch (format) {
    case 'github':
      return (await import('../../report/github.ts')).formatGithub(problems);
    case 'junit': {
      const paths = content.files.map((file) => file.path);
      return (await import('../../report/junit.ts')).formatJunit(problems, paths);
    }
    case 'sarif': {
      const { documentedRules } = await import('../../report/documented-rules.ts');
      return (await import('../../report/sarif.ts')).formatSarif(problems, documentedRules);
    }
    case 'json':
      return (await import('../../report/json.ts')).formatJson(problems);
    case 'pretty':
      return formatReport(outcome, process.stdout);
  }
}
