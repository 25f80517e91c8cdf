import { z } from 'zod';

const text = z.string();
const offset = z.int().min(0);
const nothing = z.record(text, z.never());
const edit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('new'), kind: text, answers: z.record(text, text) }),
  z.object({ action: z.literal('import'), as: z.enum(['references', 'papers']), source: text }),
  z.object({ action: z.literal('move'), path: text, to: text }),
  z.object({ action: z.literal('remove'), path: text, redirect: text, isForced: z.boolean() }),
]);

/** The calls, with the form of what is sent with each. */
const shapes = {
  tree: nothing,
  open: z.object({ path: text }),
  type: z.object({ path: text, text }),
  /** Completions at an offset of a text. */
  complete: z.object({ path: text, text, offset }),
  /** What is shown when the pointer rests at an offset of a text. */
  hover: z.object({ path: text, text, offset }),
  /** The text of a file on the disk. */
  disk: z.object({ path: text }),
  drop: z.object({ path: text }),
  save: z.object({ path: text, text, base: text.nullable() }),
  /** Carries out the fix with this title for a problem of a file, if it changes another file. */
  mend: z.object({ path: text, title: text }),
  plan: edit,
  carry: edit,
  /** Undoes an edit, if it is the last one and its files are as it left them. */
  undo: z.object({ id: z.int() }),
  /** The HTML of a clipboard as Markdown for a text; null if the plain text beside it says as much. */
  paste: z.object({ html: text, text }),
  /** Puts a file into `media/`. */
  keep: z.object({ name: text, data: text }),
  changes: nothing,
  /** Gives files their last committed versions, or deletes those that have none. */
  takeBack: z.object({ paths: z.array(text) }),
  commit: z.object({ message: text, name: text, email: text }),
  find: z.object({ address: text }),
  /** The files with all of these words in their texts. */
  search: z.object({ words: text }),
};

/** What is sent with each call. */
export type Sent = { readonly [Name in keyof typeof shapes]: z.infer<(typeof shapes)[Name]> };

/** Whether there is a call with this name. */
export function isCallName(name: string): name is keyof Sent {
  return Object.hasOwn(shapes, name);
}

/** Whether a call writes files or a version of them, so that to make it twice is not the same as once. */
export function isEdit(name: keyof Sent): boolean {
  return ['mend', 'carry', 'undo', 'keep', 'takeBack', 'commit'].includes(name);
}

/** What is wrong with the form of what was sent with a call, in a sentence; null if it has the right one. */
export function judgeSent(name: keyof Sent, sent: unknown): string | null {
  const { error } = shapes[name].safeParse(sent);
  if (error === undefined) return null;
  const key = error.issues[0]?.path.join('.') ?? '';
  return `What was sent with \`${name}\` has not the form that it takes${key === '' ? '' : `: look at \`${key}\``}.`;
}
