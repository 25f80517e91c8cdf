import type { Command } from 'commander';
import { findNearest } from '../core/nearest.ts';
import { documentedRules } from '../report/documented-rules.ts';
import { explainRule, listRules } from '../report/explain.ts';
import { colorsOf } from './support/session.ts';
import { UsageError } from './support/usage-error.ts';

/** Adds `site explain`: every rule in a line, or one with its examples. */
export function addExplain(program: Command): void {
  program
    .command('explain [rule]')
    .description('say what a rule finds, with an example')
    .action((id: string | undefined) => {
      process.stdout.write(id === undefined ? listRules() : explain(id));
    });
}

function explain(id: string): string {
  const rule = documentedRules.find((one) => one.id === id);
  if (rule !== undefined) return explainRule(rule, colorsOf(process.stdout));
  const known = documentedRules.map((one) => one.id);
  const near = findNearest(id, known);
  throw new UsageError(
    `There is no rule \`${id}\`. ${near === undefined ? '`npm run site -- explain` lists all.' : `Did you mean \`${near}\`?`}`,
  );
}
