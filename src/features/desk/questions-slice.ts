/**
 * The part of the desk's store that holds the work on the forum: drafts of replies, hiding, deleting with a time to
 * undo it, and publishing an answer to declined questions.
 */
import { readDraftTexts } from '../../lib/draft.ts';
import type { DeskDeps, DeskQuestionsSlice, GetDesk, Removed, SetDesk } from './desk-state.ts';

/** Milliseconds in which a deletion can be undone, where the server's answer with that time did not arrive. */
const undoLasts = 10_000;

export function createDeskQuestions(set: SetDesk, get: GetDesk, deps: DeskDeps): DeskQuestionsSlice {
  const { api, desk, drafts: kept, changed, later, now } = deps;
  const question = (id: string) => `/api/questions/${encodeURIComponent(id)}`;

  /** The questions that may be there all the same, since an answer did not arrive, and what is said then. */
  const unsure = new Map<string, string>();
  const underWay = new Map<string, Promise<boolean>>();

  /** Does something once for a key: whoever asks for it again meanwhile waits for the same. */
  function once(key: string, work: () => Promise<boolean>): Promise<boolean> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const result = work().finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  }

  /** Sends the draft of a key, which is deleted once it has arrived. */
  function send(key: string, change: (text: string) => Promise<boolean>): Promise<boolean> {
    return once(key, () => sendDraft(key, change));
  }

  /** Takes away the way to undo a deletion; false when it is gone already. */
  function forget(removed: Removed): boolean {
    const others = get().removed.filter((one) => one !== removed);
    const isThere = others.length < get().removed.length;
    if (isThere) set({ removed: others });
    return isThere;
  }

  /** Says what the server says of an edit whose reply is another by now, where the desk knows it already. */
  function refuseEdit(): false {
    const text = 'The reply was changed meanwhile. Look at it before you change it again.';
    set({ problem: { text, parts: [] }, done: '' });
    return false;
  }

  /** Says what became of a deletion when its time is over. */
  async function finish(removed: Removed): Promise<void> {
    if (!forget(removed)) return;
    const ifThere = unsure.get(removed.id);
    if (ifThere !== undefined) {
      unsure.delete(removed.id);
      await get().load('questions');
      if (get().problem?.parts.includes('questions')) return;
      const isBack = get().data.questions?.some(({ _id }) => _id === removed.id) === true;
      if (isBack) return set({ done: ifThere });
    }
    if (get().removed.length === 0) set({ done: 'The question is deleted.' });
  }

  function offerUndo(removed: Removed): void {
    set((before) => ({ removed: [...before.removed, removed] }));
    later(() => void finish(removed), Math.max(0, removed.until - now()));
  }

  async function sendDraft(key: string, change: (text: string) => Promise<boolean>): Promise<boolean> {
    const text = get().drafts[key] ?? '';
    const isSent = await change(text);
    if (isSent && get().drafts[key] === text) get().typeDraft(key, null);
    return isSent;
  }

  return {
    drafts: readDraftTexts(kept),
    removed: [],

    typeDraft(key, text) {
      // Another tab may have stored something in the meantime.
      const { [key]: _, ...others } = readDraftTexts(kept);
      const drafts = text === null ? others : { ...others, [key]: text };
      kept.write(Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
      set({ drafts });
    },

    reply: (id) =>
      send(`reply ${id}`, (text) =>
        get().change(
          { method: 'POST', path: `${question(id)}/reply`, body: { text } },
          'Your reply is published.',
          'questions',
        ),
      ),

    edit: (id, was) =>
      send(`edit ${id}`, async (text) => {
        const reply = get().data.questions?.find(({ _id }) => _id === id)?.reply?.text ?? was;
        if (reply !== was && reply !== text) return refuseEdit();
        return get().change(
          { method: 'PUT', path: `${question(id)}/reply`, body: { text, was } },
          'Your reply is changed.',
          'questions',
        );
      }),

    async hide(id, hidden) {
      const done = hidden ? 'The question is hidden from visitors.' : 'Visitors see the question again.';
      await get().change({ method: 'POST', path: `${question(id)}/hide`, body: { hidden } }, done, 'questions');
    },

    async remove(id) {
      const begun = now();
      const answer = await get().use((token) => desk.remove(id, token));
      // It was deleted elsewhere meanwhile.
      if (!answer.ok && answer.status === 404) await get().load('questions');
      if (!answer.ok) {
        // It may have begun all the same.
        if (answer.code !== null || (answer.status !== 0 && answer.status < 500)) return;
        unsure.set(id, 'The question was not deleted.');
        return offerUndo({ id, until: begun + undoLasts });
      }
      offerUndo({ id, until: now() + answer.data.undoWithin });
      set({ done: 'The question is deleted. You can undo that for ten seconds.' });
      changed.write(String(now()));
      await get().load('questions', 'overview', 'audit');
    },

    async undoRemoval() {
      const removed = get().removed.at(-1);
      if (removed === undefined) return;
      const path = `/api/desk/questions/${encodeURIComponent(removed.id)}/removal`;
      const undo = () => get().change({ method: 'DELETE', path }, 'The question is back.', 'questions');
      if (await once(`undo ${removed.id}`, undo)) forget(removed);
      else unsure.set(removed.id, 'The question is back.');
    },

    publish: (cluster) => once(`publish ${cluster}`, () => publish(cluster)),
  };

  /**
   * Asks a question in the forum, unless it stands there without another answer: an attempt may have got as far whose
   * reply did not arrive.
   */
  async function ask(text: string, answer: string): Promise<string | null> {
    const { use } = get();
    const asked = await use((token) => desk.read('questions', token));
    if (!asked.ok) return null;
    const same = asked.data.find(
      ({ text: known, hidden, reply }) => known === text && !hidden && (reply?.text ?? answer) === answer,
    );
    if (same !== undefined) return same._id;
    const added = await use(() => api.ask({ text }));
    return added.ok ? added.data.id : null;
  }

  async function publish(cluster: string): Promise<boolean> {
    const { drafts, change, typeDraft } = get();
    const answer = drafts[`answer ${cluster}`] ?? '';
    const id = await ask(drafts[`question ${cluster}`] ?? '', answer);
    if (id === null) return false;
    typeDraft(`reply ${id}`, answer);
    if (!(await get().reply(id))) return false;
    typeDraft(`question ${cluster}`, null);
    typeDraft(`answer ${cluster}`, null);
    const isListed = get().data.declined?.clusters.some(({ id: listed }) => listed === cluster) ?? true;
    if (!isListed) return true;
    const path = `/api/desk/declined/${encodeURIComponent(cluster)}`;
    return change({ method: 'DELETE', path }, 'Question and answer are in the forum.', 'declined');
  }
}
