import { complete } from '../assist/complete.ts';
import { describeReference } from '../assist/describe.ts';
import { hover } from '../assist/navigate.ts';
import { applySplices } from '../core/splice.ts';
import { planMove } from '../edit/move.ts';
import { type Plan, type Refused, refuse } from '../edit/plan.ts';
import { planRemove } from '../edit/remove.ts';
import type { FileChange, Revision } from '../edit/revision.ts';
import { placeOf } from '../edit/target.ts';
import { planVerified } from '../edit/verify.ts';
import { locateFile } from '../kinds/paths.ts';
import { type Kind, kindNames } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { type Content, listTexts } from '../read/content.ts';
import { diffTexts } from '../report/diff.ts';
import { type Model, slugsOf } from '../resolve/model.ts';
import { nameOf } from '../resolve/page-link.ts';
import { citedKind } from '../resolve/references.ts';
import { isPicture } from '../schema/media.ts';
import type { SiteOptions } from '../site.ts';
import type {
  Calls,
  ContentEdit,
  Done,
  FileDiff,
  Mended,
  Opened,
  Planned,
  RefusedEdit,
  Saved,
  Tree,
} from './contract.ts';
import { listFields } from './form.ts';
import type { NameChoice } from './form-field.ts';
import { commitChanges, listChangedPaths, readChanges, takeBack } from './git.ts';
import { keepFile } from './media.ts';
import { listNewKinds, planNewFile } from './new-file.ts';
import { listOtherFiles, listTree } from './tree.ts';
import { type Workbench, withoutCommands } from './workbench.ts';

/** Edits the content while holding its lock. `reason` tells a person why it could not. */
type EditContent = <T>(
  work: (content: Content, write: (changes: readonly FileChange[]) => void) => T | Promise<T>,
) => Promise<T | { readonly status: 'refused'; readonly reason: string }>;

/** What the calls work on. */
export interface CallContext {
  readonly folder: string;
  readonly workbench: Workbench;
  readonly editContent: EditContent;
  readonly readOptions: () => SiteOptions;
}

type Changed = Extract<Plan, { kind: 'changes' }>;

export type CallHandlers = {
  readonly [Name in keyof Calls]: (sent: Calls[Name]['sent']) => Promise<Calls[Name]['got']>;
};

/** The handlers of the studio's calls. */
export function createCalls({ folder, workbench, editContent, readOptions }: CallContext): CallHandlers {
  const readNames = async () => {
    const { model } = await workbench.site();
    const titles = new Map(model.documents.map((document) => [document.path, nameOf(document)]));
    return (path: string) => titles.get(path) ?? path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  };

  async function tree(): Promise<Tree> {
    const { model, problems } = await workbench.site();
    const { frontMatter } = model.site ?? {};
    const sections = listTree(model, problems, await listChangedPaths(folder));
    const others = listOtherFiles(model, problems.map(withoutCommands));
    const errors = problems.filter(({ level }) => level === 'error').length;
    return { site: frontMatter?.title ?? 'Your site', sections, others, errors, kinds: listNewKinds(model) };
  }

  async function open({ path }: Calls['open']['sent']): Promise<Opened | null> {
    workbench.discard(path);
    const text = await workbench.onDisk(path);
    const { model, content } = await workbench.site();
    const located = locateFile(path.slice(content.name.length + 1));
    if (text === undefined || located === null) return null;
    const fields = listFields(schemas[located.kind], [located.kind]);
    return { path, text, fields, names: listNames(model), ...(await workbench.inspect(path)) };
  }

  async function save({ path, text, base }: Calls['save']['sent']): Promise<Saved> {
    const saved = await editContent((content, write): Saved => {
      const disk = content.files.find((file) => file.path === path)?.text ?? null;
      if (disk !== base) return { status: 'conflict', disk };
      const isKnown = locateFile(path.slice(content.name.length + 1)) !== null;
      if (!isKnown) return { status: 'refused', reason: `\`${path}\` is no file of the content.` };
      if (text !== disk) write([{ from: disk === null ? null : path, to: path, before: disk ?? '', after: text }]);
      return { status: 'saved' };
    });
    if (saved.status === 'saved') workbench.discard(path);
    workbench.invalidate();
    return saved;
  }

  async function mend({ path, title }: Calls['mend']['sent']): Promise<Mended> {
    const { problems } = await workbench.inspect(path);
    const found = problems.flatMap(({ mends }) => mends).find((one) => one.title === title && one.path !== path);
    const before = found === undefined ? undefined : (await workbench.site()).textOf(found.path);
    const mended = await editContent((content, write): Mended => {
      const disk = listTexts(content).find((file) => file.path === found?.path)?.text;
      if (found === undefined || before === undefined || disk !== before)
        return { status: 'refused', reason: 'The files have changed meanwhile. Try again.' };
      write([{ from: found.path, to: found.path, before, after: applySplices(before, found.splices) }]);
      return { status: 'saved' };
    });
    workbench.invalidate();
    return mended;
  }

  /** Plans an edit, and writes its changes if it is final. */
  async function runPlan(edit: ContentEdit, isFinal: boolean): Promise<Changed | RefusedEdit> {
    const result = await editContent((content, write) => {
      const { today } = readOptions();
      const planned = planVerified(content, today, (revision) => planEdit(revision, edit, today), writeWarningNote);
      if (isFinal && planned.kind === 'changes') write(planned.changes);
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
    workbench.invalidate();
    return 'status' in done ? done : { status: 'done', notes: done.notes, path: findNew(done.changes, edit) };
  }

  return {
    tree,
    open,
    type: ({ path, text }) => workbench.type(path, text),
    complete: async ({ path, text, offset }) => complete(await workbench.setText(path, text), path, offset),
    hover: async ({ path, text, offset }) => hover(await workbench.setText(path, text), path, offset),
    disk: async ({ path }) => ({ text: (await workbench.onDisk(path)) ?? null }),
    drop: async ({ path }) => {
      workbench.discard(path);
      return null;
    },
    save,
    mend,
    plan,
    carry,
    paste: async ({ html, text }) => {
      // What reads documents takes a second to load, and many who write never paste.
      const { writePaste } = await import('../edit/paste.ts');
      return writePaste(html, text, (await workbench.site()).model);
    },
    keep: async ({ name, data }) => {
      const kept = keepFile(folder, name, Buffer.from(data, 'base64'));
      workbench.invalidate();
      return kept;
    },
    changes: async () => readChanges(folder, await readNames()),
    takeBack: async ({ path }) => {
      const taken = await editContent(() => takeBack(folder, path));
      if (taken.status === 'saved') workbench.discard(path);
      workbench.invalidate();
      return taken;
    },
    commit: async (sent) => {
      const committed = await editContent(() => commitChanges(folder, sent));
      workbench.invalidate();
      return committed;
    },
    find: async ({ address }) => {
      const { routes, drafts, aliases } = (await workbench.site()).model.addresses;
      const route = aliases.get(address) ?? address;
      const document = routes.get(route) ?? drafts.get(route);
      return document === undefined ? null : { path: document.path };
    },
  };
}

function planEdit(revision: Revision, edit: ContentEdit, today: string): Plan {
  if (edit.action === 'new') return planNewFile(revision, edit.kind, edit.answers, today);
  if (revision.read(edit.path) === undefined) return refuse(`\`${edit.path}\` is gone.`, 'Choose another file.');
  if (edit.action === 'move') return planMove(revision, placeOf(edit), edit.to);
  const redirect = edit.redirect === '' ? undefined : placeOf({ path: edit.redirect });
  return planRemove(revision, placeOf(edit), { force: edit.isForced, redirect });
}

function writeWarningNote(warnings: number): string {
  return `What is left to look at (${warnings}) is listed above its text`;
}

/** A refusal whose hint names no option of the command line. */
function refuseEdit({ reason, hint, obstacles }: Refused, { action }: ContentEdit): RefusedEdit {
  return { status: 'refused', reason, hint: hint.includes('`--') ? ways[action] : hint, obstacles };
}

const ways: Readonly<Record<ContentEdit['action'], string>> = {
  new: 'Choose another title, in letters and digits; the file can be renamed afterwards.',
  move: 'Choose another name.',
  remove: 'Choose above the page that takes its place, or to keep the words without the link.',
};

/** The file to open after an edit: the new one, or the one that was moved. */
function findNew(changes: readonly FileChange[], edit: ContentEdit): string | null {
  if (edit.action === 'remove') return null;
  const made = changes.find(
    ({ from, to }) => to?.endsWith('.md') && from !== to && (edit.action === 'new' || from === edit.path),
  );
  return made?.to ?? null;
}

function showChange({ from, to, before, after }: FileChange): FileDiff {
  return { from, to, lines: diffTexts(before, after) };
}

/** The choices for fields that hold the name of a file, or an address. */
function listNames(model: Model): Opened['names'] {
  const titles = new Map(model.documents.map((document) => [`${document.kind} ${document.slug}`, nameOf(document)]));
  const ofKind = (kind: Kind): NameChoice[] =>
    slugsOf(model, kind).map((slug) => {
      const publication = kind === citedKind ? describeReference(model, slug) : null;
      return { value: slug, label: publication ?? titles.get(`${kind} ${slug}`) ?? slug };
    });
  const links = [...model.addresses.routes].map(([value, document]) => ({
    value,
    label: document === undefined ? value : nameOf(document),
  }));
  const media = [...model.addresses.media.keys()].map((value) => ({ value, label: value }));
  const picture = media.filter(({ value }) => isPicture(value));
  return { ...Object.fromEntries(kindNames.map((kind) => [kind, ofKind(kind)])), link: [...links, ...media], picture };
}
