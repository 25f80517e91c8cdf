import { appendFileSync } from 'node:fs';
import { formatReport, type Report } from '../support/session.ts';

/** The report in each format. Modules that few calls need are loaded on demand. */
const makers = {
  pretty: async (report: Report) => formatReport(report, process.stdout),
  json: async ({ problems }: Report) => (await import('../../report/json.ts')).formatJson(problems),
  github: async ({ problems }: Report) => (await import('../../report/github.ts')).formatGithub(problems),
  async sarif({ problems }: Report) {
    const { documentedRules } = await import('../../report/documented-rules.ts');
    return (await import('../../report/sarif.ts')).formatSarif(problems, documentedRules);
  },
  async junit({ problems, content }: Report) {
    const paths = content.files.map((file) => file.path);
    return (await import('../../report/junit.ts')).formatJunit(problems, paths);
  },
};

export type ReportFormat = keyof typeof makers;
export const reportFormats = Object.keys(makers) as ReportFormat[];

/** Writes a report to stdout, and for GitHub also to the step summary where the runner has one. */
export async function writeReport(report: Report, format: ReportFormat): Promise<void> {
  process.stdout.write(await makers[format](report));
  const summary = process.env.GITHUB_STEP_SUMMARY ?? '';
  if (format !== 'github' || summary === '') return;
  const { formatSummary } = await import('../../report/github.ts');
  appendFileSync(summary, formatSummary(report.problems));
}
