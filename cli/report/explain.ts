import type { Colors } from 'picocolors/types.js';
import type { RuleText } from '../core/rule-text.ts';
import { documentedRules, ruleChapters } from './documented-rules.ts';

/** Explains a rule: what it finds, a wrong and a right example, and how to silence it. */
export function explainRule({ id, level, finds, example }: RuleText, colors: Colors): string {
  const where = example.file === undefined ? '' : ` (${example.file})`;
  const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
  const silence =
    level === 'error'
      ? 'An error is mended, not silenced.'
      : `To keep it as it is, write \`# allow: ${id}\` on a line between the two \`---\` of that file.`;
  const parts = [
    `${colors.bold(id)}  ${level}`,
    finds,
    `${colors.red('Wrong')}${where}\n${indent(example.wrong)}`,
    `${colors.green('Right')}\n${indent(example.right)}`,
    silence,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A line for each rule, in chapters by when they are checked. */
export function listRules(): string {
  const width = Math.max(...documentedRules.map(({ id }) => id.length));
  const parts = ruleChapters.map(
    ({ title, rules }) => `${title}\n${rules.map(({ id, finds }) => `  ${id.padEnd(width)}  ${finds}\n`).join('')}`,
  );
  return parts.join('\n');
}
