import type { ForumThread, Question } from '../../server/contract/forum.ts';
import type { Extra } from '../../server/contract/health.ts';
import { createForumStore } from '../../src/features/forum/forum-store.ts';
import type { Api } from '../../src/lib/api.ts';
import type { Answer } from '../../src/lib/api-answer.ts';
import type { LoginReply } from '../../src/lib/api-readers.ts';
import { createCall, createSlots, done, ok, settle } from './answers.ts';

export function question(id: string, rest: Partial<Question> = {}): Question {
  return { _id: id, text: `Question ${id}`, createdAt: `2025-03-11T10:00:00.${id.padStart(3, '0')}Z`, ...rest };
}

/** The forum of a visitor whose browser keeps `memory`; its calls wait for the answers that a test gives. */
export function createForum(memory = new Map<string, string>(), thread: ForumThread | null = null) {
  const alerts: string[] = [];
  const { slot } = createSlots(memory);
  const questions = createCall<[string?], Answer<readonly Question[]>>();
  const ask = createCall<Parameters<Api['ask']>, Answer<{ readonly id: string | null }>>();
  const requestReplyMail = createCall<Parameters<Api['requestReplyMail']>, Answer<true>>();
  const login = createCall<Parameters<Api['login']>, Answer<LoginReply>>();
  const reply = createCall<Parameters<Api['reply']>, Answer<true>>();
  const logout = createCall<Parameters<Api['logout']>, Answer<true>>();
  const health = createCall<[], Answer<readonly Extra[]>>();
  const hide = createCall<Parameters<Api['hide']>, Answer<true>>();
  const remove = createCall<Parameters<Api['remove']>, Answer<true>>();
  const heard = new Map<string, () => void>();
  const store = createForumStore(
    {
      api: {
        questions: questions.call,
        ask: ask.call,
        requestReplyMail: requestReplyMail.call,
        login: login.call,
        reply: reply.call,
        logout: logout.call,
        health: health.call,
        hide: hide.call,
        remove: remove.call,
        submit: () => Promise.resolve(done),
        verify: () => Promise.resolve(done),
        chat: () => Promise.resolve(ok({})),
        answer: () => Promise.resolve(ok({})),
        replies: () => Promise.resolve(ok([])),
      },
      alert: (text) => alerts.push(text),
      draft: slot('forum-question'),
      replies: slot('forum-replies'),
      own: slot('forumQuestions'),
      extras: async () => ['mail'],
      token: slot('professorToken'),
      lastToken: slot('professorLastToken'),
      onOtherTab: (key, changed) => {
        heard.set(key, changed);
        return () => heard.delete(key);
      },
      onReturn: (back) => {
        heard.set('return', back);
        return () => heard.delete('return');
      },
    },
    thread,
  );
  const calls = { questions, ask, requestReplyMail, login, reply, logout, health, hide, remove };
  return {
    store,
    state: store.getState,
    alerts,
    memory,
    calls,
    heard,
    otherTab: (key = 'professorToken') => heard.get(key)?.(),
    comeBack: () => heard.get('return')?.(),
  };
}

/** The answer to a question that was taken. */
export const taken = ok({ id: 'q9' });

/** A forum that has shown its list. */
export async function createLoaded(list: readonly Question[], memory?: Map<string, string>) {
  const forum = createForum(memory);
  forum.calls.questions.answer(ok(list));
  forum.state().open();
  await settle();
  return forum;
}
