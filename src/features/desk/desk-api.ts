import type {
  AccountAnswer,
  AuditEntry,
  DeclinedAnswer,
  DeskMessage,
  DeskOverview,
  DeskQuestion,
  RecoveryCodes,
  RemovalAnswer,
  SubmissionLine,
  TwoFactorStart,
  ViewsAnswer,
} from '../../../server/contract/desk.ts';
import { type Answer, anything, type BodyReader, isRecord, noAnswer, readAnswer } from '../../lib/api-answer.ts';
import { type Call, request } from '../../lib/api-request.ts';
import { limits } from '../../lib/limits.ts';

/** Milliseconds before a call is given up; a list or a file may take longer than a form. */
const timeLimit = 30_000;

/** The data of the desk by part. */
export interface DeskData {
  readonly overview: DeskOverview;
  readonly questions: readonly DeskQuestion[];
  readonly submissions: readonly SubmissionLine[];
  readonly messages: readonly DeskMessage[];
  readonly declined: DeclinedAnswer;
  readonly account: AccountAnswer;
  readonly audit: readonly AuditEntry[];
  readonly views: ViewsAnswer;
}
export type DeskPart = keyof DeskData;

const paths: Readonly<Record<DeskPart, string>> = {
  overview: '/api/desk',
  questions: '/api/desk/questions',
  submissions: '/api/desk/submissions',
  messages: '/api/desk/messages',
  declined: '/api/desk/declined',
  account: '/api/desk/account',
  audit: '/api/desk/audit',
  views: '/api/desk/views',
};
const paged: readonly DeskPart[] = ['questions', 'submissions', 'messages'];

/** The desk's calls, all under the professor's token. Every failure is a value, none is thrown. */
export interface DeskApi {
  readonly read: <Part extends DeskPart>(part: Part, token: string) => Promise<Answer<DeskData[Part]>>;
  /** A change whose answer is not used. */
  readonly change: (change: Change, token: string) => Promise<Answer<true>>;
  readonly remove: (id: string, token: string) => Promise<Answer<RemovalAnswer>>;
  readonly beginTwoFactor: (token: string) => Promise<Answer<TwoFactorStart>>;
  readonly confirmTwoFactor: (code: string, password: string, token: string) => Promise<Answer<RecoveryCodes>>;
  /** A file, whatever it is. */
  readonly download: (path: string, token: string) => Promise<Answer<Blob>>;
}

export interface Change {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/**
 * Trusts our own server, which alone has a desk, to keep to its contract; what is no object or list comes from
 * something else.
 */
function trust<T>(): BodyReader<T> {
  return (body) => (isRecord(body) ? (body as T) : null);
}

export function createDeskApi(address: string, fetcher: typeof fetch = (...call) => fetch(...call)): DeskApi {
  function call<T>(path: string, options: Omit<Call<T>, 'limit'>): Promise<Answer<T>> {
    return request(fetcher, address + path, { ...options, limit: timeLimit });
  }

  /** Loads a whole list, page by page. */
  async function readAll(path: string, token: string): Promise<Answer<readonly { readonly id: string }[]>> {
    const all: { readonly id: string }[] = [];
    for (let before = ''; ; before = `?before=${idOf(all.at(-1))}`) {
      const answer = await call<readonly { readonly id: string }[]>(path + before, { token, reader: trust() });
      if (!answer.ok) return answer;
      all.push(...answer.data);
      if (answer.data.length < limits.page) return { ok: true, data: all };
    }
  }

  return {
    read: async <Part extends DeskPart>(part: Part, token: string): Promise<Answer<DeskData[Part]>> => {
      if (!paged.includes(part)) return call(paths[part], { token, reader: trust<DeskData[Part]>() });
      return (await readAll(paths[part], token)) as Answer<DeskData[Part]>;
    },
    change: ({ method, path, body }, token) =>
      call(path, { method, token, ...(body === undefined ? {} : { body }), reader: anything }),
    remove: (id, token) =>
      call(`${paths.questions}/${encodeURIComponent(id)}/removal`, { method: 'POST', token, reader: trust() }),
    beginTwoFactor: (token) => call('/api/desk/two-factor', { method: 'POST', token, reader: trust() }),
    confirmTwoFactor: (code, password, token) =>
      call('/api/desk/two-factor/confirm', { method: 'POST', body: { code, password }, token, reader: trust() }),
    download: async (path, token) => {
      try {
        const response = await fetcher(address + path, { headers: { Authorization: `Bearer ${token}` } });
        const isWebPage = response.headers.get('content-type')?.startsWith('text/html');
        if (response.ok && !isWebPage) return { ok: true, data: await response.blob() };
        return readAnswer<Blob>(response.status, await response.text(), () => null);
      } catch {
        return noAnswer;
      }
    },
  };
}

function idOf(entry: { readonly id?: string; readonly _id?: string } | undefined): string {
  return encodeURIComponent(entry?._id ?? entry?.id ?? '');
}
