import type { AnswerRequest, ChatRequest, VerifyRequest } from '../../server/contract/chat.ts';
import type { AskRequest, FoundReply, Question, ReplyMailRequest, ReplyRequest } from '../../server/contract/forum.ts';
import type { Extra } from '../../server/contract/health.ts';
import type { LoginRequest } from '../../server/contract/login.ts';
import { type Answer, anything } from './api-answer.ts';
import { requestEvents } from './api-events.ts';
import {
  type ChatReply,
  type LoginReply,
  readAsked,
  readChatReply,
  readHealth,
  readLogin,
  readQuestions,
  readReplies,
} from './api-readers.ts';
import { type Call, request } from './api-request.ts';
import { type Upload, upload } from './api-upload.ts';

/** Milliseconds before a call is given up. */
export const timeLimits = { call: 15_000, chat: 60_000 } as const;

export interface Api {
  readonly questions: (before?: string) => Promise<Answer<readonly Question[]>>;
  /** The id of the new question; null from a backend that does not say. */
  readonly ask: (question: AskRequest) => Promise<Answer<{ readonly id: string | null }>>;
  /** Only for a server that takes `mail`. */
  readonly requestReplyMail: (id: string, request: ReplyMailRequest) => Promise<Answer<true>>;
  /** `lastToken` is that of this browser's last session, where the backend takes it. */
  readonly login: (login: LoginRequest, lastToken: string | null) => Promise<Answer<LoginReply>>;
  readonly reply: (id: string, reply: ReplyRequest, token: string) => Promise<Answer<true>>;
  readonly submit: (form: FormData, onProgress: (part: number) => void) => Promise<Answer<true>>;
  readonly verify: (request: VerifyRequest) => Promise<Answer<true>>;
  /** With `onPart` the answer comes as events, and each part is handed to it; only for a server that takes `stream`. */
  readonly chat: (request: ChatRequest, onPart?: (text: string) => void) => Promise<Answer<ChatReply>>;
  /**
   * What our own server takes beyond the calls that every backend has; other backends refuse this call and may lack the
   * ones below.
   */
  readonly health: () => Promise<Answer<readonly Extra[]>>;
  readonly answer: (request: AnswerRequest) => Promise<Answer<ChatReply>>;
  readonly replies: () => Promise<Answer<readonly FoundReply[]>>;
  readonly logout: (token: string) => Promise<Answer<true>>;
  readonly hide: (id: string, token: string) => Promise<Answer<true>>;
  readonly remove: (id: string, token: string) => Promise<Answer<true>>;
}

interface Deps {
  readonly fetch: typeof fetch;
  readonly upload: Upload;
  readonly limits: { readonly call: number; readonly chat: number };
}

const browser: Deps = { fetch: (...call) => fetch(...call), upload, limits: timeLimits };

/** The calls of the API at an address (empty: the host of the page). Every failure is a value, none is thrown. */
export function createApi(address: string, deps: Deps = browser): Api {
  const question = (id: string) => `/api/questions/${encodeURIComponent(id)}`;

  function call<T>(path: string, options: Omit<Call<T>, 'limit'>, limit = deps.limits.call): Promise<Answer<T>> {
    return request(deps.fetch, address + path, { ...options, limit });
  }
  function post<T>(path: string, options: Omit<Call<T>, 'limit' | 'method'>, limit?: number): Promise<Answer<T>> {
    return call(path, { ...options, method: 'POST' }, limit);
  }

  return {
    questions: (before) =>
      call(`/api/questions${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`, {
        reader: readQuestions,
      }),
    ask: (body) => post('/api/questions', { body, reader: readAsked }),
    requestReplyMail: (id, body) => post(`${question(id)}/mail`, { body, reader: anything }),
    login: (body, token) => post('/api/auth/login', { body, ...(token === null ? {} : { token }), reader: readLogin }),
    reply: (id, body, token) => post(`${question(id)}/reply`, { body, token, reader: anything }),
    submit: (form, onProgress) => deps.upload(`${address}/api/forms/submit`, form, deps.limits.call, onProgress),
    verify: (body) => post('/api/verify-email', { body, reader: anything }),
    chat: (body, onPart) =>
      onPart === undefined
        ? post('/api/chat', { body, reader: readChatReply }, deps.limits.chat)
        : requestEvents(
            deps.fetch,
            `${address}/api/chat`,
            { body, reader: readChatReply, limit: deps.limits.chat },
            onPart,
          ),
    answer: (body) => post('/api/answer', { body, reader: readChatReply }),
    replies: () => call('/api/replies', { reader: readReplies }),
    health: () => call('/api/health', { reader: readHealth }),
    logout: (token) => post('/api/auth/logout', { token, reader: anything }),
    hide: (id, token) => post(`${question(id)}/hide`, { token, reader: anything }),
    remove: (id, token) => call(question(id), { method: 'DELETE', token, reader: anything }),
  };
}
