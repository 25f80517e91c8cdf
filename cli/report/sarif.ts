import { compareText, type Level, type Problem, writeMessage } from '../core/problem.ts';
import type { RuleText } from '../core/rule-text.ts';

/** The fields of a rule that SARIF needs. */
type SarifRule = Pick<RuleText, 'id' | 'level' | 'finds'>;

const levels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Level, string>;

/** A report as SARIF 2.1.0, for code scanning and editors. Paths are relative to the root of the repository; columns count UTF-16 code units. */
export function formatSarif(problems: readonly Problem[], rules: readonly SarifRule[]): string {
  const known = rules.toSorted((a, b) => compareText(a.id, b.id));
  const indexes = new Map(known.map((rule, index) => [rule.id, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site', rules: known.map(writeRule) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The folder that holds content/.' } } },
        results: problems.map((problem) => ({
          ruleId: problem.rule,
          ruleIndex: indexes.get(problem.rule) ?? -1,
          level: levels[problem.level],
          message: { text: writeMessage(problem) },
          locations: [{ physicalLocation: writeLocation(problem) }],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function writeRule({ id, level, finds }: SarifRule) {
  return { id, shortDescription: { text: finds }, defaultConfiguration: { level: levels[level] } };
}

function writeLocation({ path, line, column, length }: Problem) {
  const uri = path.split('/').map(encodeURIComponent).join('/');
  return {
    artifactLocation: { uri, uriBaseId: 'ROOT' },
    region: { startLine: line, startColumn: column, endColumn: column + Math.max(length, 1) },
  };
}
