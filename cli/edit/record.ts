import type { Content } from '../read/content.ts';
import { pathSteps } from './import-bibliography.ts';
import { type Plan, refuse } from './plan.ts';
import { type BibliographySource, importVerified } from './verify-import.ts';

/** Plans new references or papers from what a registry says of one publication, or entries say of several. */
export function planRecord(
  content: Content,
  today: string,
  source: BibliographySource,
  as: 'references' | 'papers',
): Plan {
  const { revision, outcome } = importVerified(content, today, source, as);
  const steps = pathSteps({ contentName: content.name }, outcome);
  const wanted = steps.filter(({ step }) => outcome[as].includes(step));
  const [first] = wanted;
  const wrong = outcome.problems.find(({ level }) => level === 'error');
  if (first === undefined)
    return refuse(wrong?.reason ?? `The registry says too little of \`${source.path}\`.`, 'Fill in the rest by hand.');
  if (wanted.every(({ step }) => step.kind !== 'new'))
    return refuse(`\`${first.path}\` is this publication already.`, 'Choose it in the list of files.');
  const notes = steps.flatMap(({ path, step }) => {
    if (step.kind === 'new')
      return `${path} is new${step.alike === undefined ? '' : `; \`${step.alike}\` has its title`}`;
    return outcome[as].includes(step) ? `${path} is there already` : [];
  });
  const doubts = outcome.problems.map(({ reason }) => reason.replace(/\.$/, ''));
  return { kind: 'changes', changes: revision.changes(), notes: [...notes, ...doubts] };
}
