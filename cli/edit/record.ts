import type { Bibliography } from '../formats/entry.ts';
import type { Content } from '../read/content.ts';
import { pathSteps } from './import.ts';
import { type Plan, refuse } from './plan.ts';
import { importVerified } from './verify-import.ts';

/** What a registry says of one publication. */
export interface PublicationRecord {
  readonly bibliography: Bibliography;
  /** The DOI. */
  readonly path: string;
}

/** Plans a new reference or paper from the record of a publication. */
export function planRecord(
  content: Content,
  today: string,
  { bibliography, path }: PublicationRecord,
  as: 'references' | 'papers',
): Plan {
  const { revision, outcome } = importVerified(content, today, bibliography, as, path);
  const steps = pathSteps({ contentName: content.name }, outcome);
  const wanted = steps.find(({ step }) => outcome[as].includes(step));
  const wrong = outcome.problems.find(({ level }) => level === 'error');
  if (wanted === undefined)
    return refuse(wrong?.reason ?? `The registry says too little of \`${path}\`.`, 'Fill in the rest by hand.');
  if (wanted.step.kind !== 'new')
    return refuse(`\`${wanted.path}\` is this publication already.`, 'Choose it in the list of files.');
  const notes = steps.flatMap(({ path, step }) =>
    step.kind === 'new' ? [`${path} is new${step.alike === undefined ? '' : `; \`${step.alike}\` has its title`}`] : [],
  );
  const doubts = outcome.problems.map(({ reason }) => reason.replace(/\.$/, ''));
  return { kind: 'changes', changes: revision.changes(), notes: [...notes, ...doubts] };
}
