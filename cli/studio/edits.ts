import { planMove } from '../edit/move.ts';
import { type Plan, type Refused, refuse } from '../edit/plan.ts';
import { planRecord } from '../edit/record.ts';
import { planRemove } from '../edit/remove.ts';
import type { FileChange, Revision } from '../edit/revision.ts';
import { shortPathOf } from '../edit/target.ts';
import { planVerified } from '../edit/verify.ts';
import type { Content } from '../read/content.ts';
import { diffTexts } from '../report/diff.ts';
import type { CallContext, CallHandlers } from './call-context.ts';
import type { CallOutcome, Calls, ContentEdit, Done, FileDiff, Planned, RefusedCall, RefusedEdit } from './contract.ts';
import { planNewFile } from './new-file.ts';
import type { UndoHistory } from './undo.ts';

type Planner = (content: Content, today: string) => Plan;
type Changed = Extract<Plan, { kind: 'changes' }>;

/** The calls that plan an edit of the content, carry it out, and undo it. */
export function createEdits(context: CallContext, history: UndoHistory): Pick<CallHandlers, 'plan' | 'carry' | 'undo'> {
  const { editContent, findRecord, readOptions } = context;

  /** What plans an edit; where that needs the record of a publication, it is asked for before the content is locked. */
  async function choosePlanner(edit: ContentEdit): Promise<Planner | RefusedCall> {
    if (edit.action !== 'import')
      return (content, today) =>
        planVerified(content, today, (revision) => planEdit(revision, edit, today), writeWarningNote);
    const record = await findRecord(edit.source);
    return 'status' in record ? record : (content, today) => planRecord(content, today, record, edit.as);
  }

  /** Plans an edit, and writes its changes if it is final. */
  async function runPlan(edit: ContentEdit, isFinal: boolean): Promise<Changed | RefusedEdit> {
    const planner = await choosePlanner(edit);
    if ('status' in planner) return { ...planner, hint: hints[edit.action], obstacles: [] };
    const result = await editContent((content, write) => {
      const planned = planner(content, readOptions().today);
      if (planned.kind === 'refused') return planned;
      const { changes, notes } = planned;
      const from = 'path' in edit ? edit.path : null;
      if (isFinal) history.carryOut({ action: edit.action, notes, from, to: findNew(changes, edit) }, changes, write);
      return planned;
    });
    if ('status' in result) return { ...result, hint: '', obstacles: [] };
    return result.kind === 'refused' ? refuseEdit(result, edit) : result;
  }

  async function plan(edit: ContentEdit): Promise<Planned> {
    const planned = await runPlan(edit, false);
    if ('status' in planned) return planned;
    return { status: 'planned', notes: planned.notes, files: planned.changes.map(showChange) };
  }

  async function carry(edit: ContentEdit): Promise<Done> {
    const done = await runPlan(edit, true);
    return 'status' in done ? done : { status: 'done', notes: done.notes, path: findNew(done.changes, edit) };
  }

  function undo({ id }: Calls['undo']['sent']): Promise<CallOutcome> {
    return editContent((_, write): CallOutcome => {
      const edit = history.find();
      if (edit?.id !== id) return { status: 'refused', reason: 'The files have changed since.' };
      history.undo(write);
      return { status: 'done' };
    });
  }

  return { plan, carry, undo };
}

function planEdit(revision: Revision, edit: Exclude<ContentEdit, { action: 'import' }>, today: string): Plan {
  if (edit.action === 'new') return planNewFile(revision, edit.kind, edit.answers, today);
  if (revision.read(edit.path) === undefined) return refuse(`\`${edit.path}\` is gone.`, 'Choose another file.');
  if (edit.action === 'move') return planMove(revision, shortPathOf(edit), edit.to);
  const redirect = edit.redirect === '' ? undefined : shortPathOf({ path: edit.redirect });
  return planRemove(revision, shortPathOf(edit), { force: edit.isForced, redirect });
}

function writeWarningNote(warnings: number): string {
  return `What is left to look at (${warnings}) is listed above its text`;
}

/** A refusal whose hint names no option of the command line. */
function refuseEdit({ reason, hint, obstacles }: Refused, { action }: ContentEdit): RefusedEdit {
  return { status: 'refused', reason, hint: hint.includes('`--') ? hints[action] : hint, obstacles };
}

/** What to do about a refusal, in the place of hints that name options of the command line. */
const hints: Readonly<Record<ContentEdit['action'], string>> = {
  new: 'Choose another title, in letters and digits; the file can be renamed afterwards.',
  import: 'Without a DOI, fill in the rest by hand.',
  move: 'Choose another name.',
  remove: 'Choose above the page that takes its place, or to keep the words without the link.',
};

/** The file to open after an edit: the new one, or the one that was moved. */
function findNew(changes: readonly FileChange[], edit: ContentEdit): string | null {
  if (edit.action === 'remove') return null;
  const isAbout = ({ from, to }: FileChange) => {
    if (edit.action === 'move') return from === edit.path;
    return edit.action === 'new' || to?.split('/').includes(edit.as);
  };
  const made = changes.find((change) => change.from !== change.to && isAbout(change));
  return made?.to ?? null;
}

function showChange({ from, to, before, after }: FileChange): FileDiff {
  return { from, to, lines: diffTexts(before, after) };
}
