import { z } from 'zod';
import type { Calls } from './contract.ts';

const text = z.string();
const offset = z.int().min(0);
const nothing = z.record(text, z.never());
const edit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('new'), kind: text, answers: z.record(text, text) }),
  z.object({ action: z.literal('move'), path: text, to: text }),
  z.object({ action: z.literal('remove'), path: text, redirect: text, isForced: z.boolean() }),
]);

const shapes: { readonly [Name in keyof Calls]: z.ZodType<Calls[Name]['sent']> } = {
  tree: nothing,
  open: z.object({ path: text }),
  type: z.object({ path: text, text }),
  complete: z.object({ path: text, text, offset }),
  hover: z.object({ path: text, text, offset }),
  disk: z.object({ path: text }),
  drop: z.object({ path: text }),
  save: z.object({ path: text, text, base: text.nullable() }),
  mend: z.object({ path: text, title: text }),
  plan: edit,
  carry: edit,
  undo: z.object({ id: z.int() }),
  paste: z.object({ html: text, text }),
  keep: z.object({ name: text, data: text }),
  changes: nothing,
  takeBack: z.object({ paths: z.array(text) }),
  commit: z.object({ message: text, name: text, email: text }),
  find: z.object({ address: text }),
};

/** Whether there is a call with this name. */
export function isCallName(name: string): name is keyof Calls {
  return Object.hasOwn(shapes, name);
}

/** What is wrong with the form of what was sent with a call, in a sentence; null if it has the right one. */
export function judgeSent(name: keyof Calls, sent: unknown): string | null {
  const { error } = shapes[name].safeParse(sent);
  if (error === undefined) return null;
  const key = error.issues[0]?.path.join('.') ?? '';
  return `What was sent with \`${name}\` has not the form that it takes${key === '' ? '' : `: look at \`${key}\``}.`;
}
