import type { Bibliography } from '../formats/entry.ts';
import type { Content } from '../read/content.ts';
import { pathSteps } from './import-bibliography.ts';
import { type Plan, refuse } from './plan.ts';
import { importVerified } from './verify-import.ts';

/** What a registry says of one publication, or what entries say of several. */
export interface PublicationRecord {
  readonly bibliography: Bibliography;
  /** The DOI, or where the entries stand. */
  readonly path: string;
}

/** Plans new references or papers from the record of their publications. */
export function planRecord(
  content: Content,
  today: string,
  { bibliography, path }: PublicationRecord,
  as: 'references' | 'papers',
): Plan {
  const { revision, outcome } = importVerified(content, today, bibliography, as, path);
  const steps = pathSteps({ contentName: content.name }, outcome);
  const wanted = steps.filter(({ step }) => outcome[as].includes(step));
  const [first] = wanted;
  const wrong = outcome.problems.find(({ level }) => level === 'error');
  if (first === undefined)
    return refuse(wrong?.reason ?? `The registry says too little of \`${path}\`.`, 'Fill in the rest by hand.');
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
