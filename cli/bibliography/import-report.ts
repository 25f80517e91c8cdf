import type { Step } from './import-plan.ts';

/** One line about what an import does with an entry; null when it does nothing worth a line. */
export function describeStep(step: Step): string | null {
  switch (step.kind) {
    case 'new':
      return `new       ${step.slug}`;
    case 'update': {
      const fields = step.changes.map((change) => change.field).join(', ');
      return `updated   ${step.slug}: ${fields}${step.kept.length === 0 ? '' : ` (yours stays: ${step.kept.join(', ')})`}`;
    }
    case 'kept':
      return `kept      ${step.slug}: ${step.kept.join(', ')} ${step.kept.length === 1 ? 'differs' : 'differ'}, and the file is yours`;
    case 'repeated':
      return `repeated  ${step.slug}: the entry on line ${step.line} is the same publication`;
    case 'same':
      return null;
  }
}

/** The closing line of an import: how many of each. */
export function summariseImport(steps: readonly Step[], isDryRun: boolean): string {
  const names: readonly (readonly [Step['kind'], string])[] = [
    ['new', 'new'],
    ['update', 'updated'],
    ['kept', 'kept as you have it'],
    ['same', 'unchanged'],
    ['repeated', 'repeated'],
  ];
  const counts = names.flatMap(([kind, name]) => {
    const count = steps.filter((step) => step.kind === kind).length;
    return count === 0 ? [] : `${count} ${name}`;
  });
  const said = counts.length === 0 ? 'Nothing to import' : counts.join(', ');
  return isDryRun ? `${said}; nothing was written` : said;
}
