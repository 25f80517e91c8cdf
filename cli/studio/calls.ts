import { basename, join } from 'node:path';
import { complete } from '../assist/complete.ts';
import { hover } from '../assist/navigate.ts';
import { hasWords } from '../core/has-words.ts';
import { applySplices } from '../core/splice.ts';
import { allowReading, stagingName } from '../edit/journal.ts';
import { locateFile, relativePathOf } from '../kinds/paths.ts';
import { listTexts } from '../read/content.ts';
import { weighText } from '../read/text.ts';
import { nameOf } from '../resolve/page-link.ts';
import type { CallContext, CallHandlers } from './call-context.ts';
import type { CallOutcome, Calls, Opened, Saved, Tree } from './contract.ts';
import { createEdits } from './edits.ts';
import { listFields } from './form.ts';
import { commitChanges, listChangedPaths, readChanges, takeBack } from './git.ts';
import { keepFile } from './media.ts';
import { listNameChoices } from './name-choices.ts';
import { listNewKinds } from './new-file.ts';
import { listOtherFiles, listTree } from './tree.ts';
import { createUndoHistory } from './undo.ts';
import { findOnDisk, withoutCommands } from './workbench.ts';

/** The handlers of the studio's calls. */
export function createCalls(context: CallContext): CallHandlers {
  const { folder, workbench, editContent } = context;
  const history = createUndoHistory(folder);
  const readNames = async () => {
    const { model } = await workbench.site();
    const titles = new Map(model.documents.map((document) => [document.path, nameOf(document)]));
    return (path: string) => titles.get(path) ?? basename(path, '.md');
  };

  async function tree(): Promise<Tree> {
    const { model, problems } = await workbench.site();
    const sections = listTree(model, problems, await listChangedPaths(folder));
    const others = listOtherFiles(model, problems.map(withoutCommands));
    const errors = problems.filter(({ level }) => level === 'error').length;
    const site = model.site?.frontMatter.title ?? 'Your site';
    return { site, sections, others, errors, kinds: listNewKinds(model), undo: history.find() };
  }

  async function open({ path }: Calls['open']['sent']): Promise<Opened | null> {
    workbench.discard(path);
    const found = await workbench.onDisk(path);
    const { model } = await workbench.site();
    const located = locateFile(relativePathOf(path));
    if (located === null) return null;
    const [fields, names] = [listFields(located.kind), listNameChoices(model)];
    return { path, ...found, fields, names, ...(await workbench.inspect(path)) };
  }

  async function save({ path, text, base }: Calls['save']['sent']): Promise<Saved> {
    const saved = await editContent((content, write): Saved => {
      const found = findOnDisk(content, path);
      const { text: disk } = found;
      if (found.fault !== undefined || (disk !== base && disk !== text)) return { status: 'conflict', ...found };
      if (!isInContent(path, content.name))
        return { status: 'refused', reason: `\`${path}\` is no file of the content.` };
      const weight = weighText(Buffer.byteLength(text));
      if (weight !== null) return { status: 'refused', reason: `${weight.reason} ${weight.hint}` };
      if (text !== disk) write([{ from: disk === null ? null : path, to: path, before: disk ?? '', after: text }]);
      return { status: 'done' };
    });
    if (saved.status === 'done') workbench.discard(path);
    return saved;
  }

  async function mend({ path, title }: Calls['mend']['sent']): Promise<CallOutcome> {
    const { problems } = await workbench.inspect(path);
    const found = problems.flatMap(({ mends }) => mends).find((one) => one.title === title && one.path !== path);
    const before = found === undefined ? undefined : (await workbench.site()).textOf(found.path);
    return editContent((content, write): CallOutcome => {
      const disk = listTexts(content).find((file) => file.path === found?.path)?.text;
      if (found === undefined || before === undefined || disk !== before)
        return { status: 'refused', reason: 'The files have changed meanwhile. Try again.' };
      write([{ from: found.path, to: found.path, before, after: applySplices(before, found.splices) }]);
      return { status: 'done' };
    });
  }

  return {
    tree,
    open,
    type: ({ path, text }) => workbench.type(path, text),
    complete: async ({ path, text, offset }) => complete(await workbench.setText(path, text), path, offset),
    hover: async ({ path, text, offset }) => hover(await workbench.setText(path, text), path, offset),
    disk: ({ path }) => workbench.onDisk(path),
    drop: async ({ path }) => {
      workbench.discard(path);
      return null;
    },
    save,
    mend,
    ...createEdits(context, history),
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
    takeBack: async ({ paths }) => {
      const taken = await editContent(() => takeBack(folder, paths));
      if (taken.status === 'done') for (const path of paths) workbench.discard(path);
      return taken;
    },
    commit: (sent) =>
      editContent(() => {
        // A hook of git may check the site.
        allowReading(join(folder, stagingName));
        return commitChanges(folder, sent);
      }),
    find: async ({ address }) => {
      const { routes, drafts, aliases } = (await workbench.site()).model.addresses;
      const route = aliases.get(address) ?? address;
      const document = routes.get(route) ?? drafts.get(route);
      return document === undefined ? null : { path: document.path };
    },
    search: async ({ words }) => {
      const { files } = (await workbench.site()).content;
      return files.filter(({ text }) => hasWords(text, words)).map(({ path }) => path);
    },
  };
}

/** Whether a path is that of a file in the content folder: by the folder's own name, and writable on any disk. */
function isInContent(path: string, contentName: string): boolean {
  if (!path.startsWith(`${contentName}/`) || /[\p{Cc}\\]/u.test(path)) return false;
  return locateFile(relativePathOf(path)) !== null;
}
