import { type Answer, type BodyReader, noAnswer, readAnswer } from './api-answer.ts';

export interface Call<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  readonly token?: string;
  /** Milliseconds for the whole call, from the first byte out to the last byte in. */
  readonly limit: number;
  readonly reader: BodyReader<T>;
}

/** Makes one call. It never throws and never takes longer than its limit. */
export async function request<T>(fetcher: typeof fetch, address: string, call: Call<T>): Promise<Answer<T>> {
  return withinLimit(call.limit, async (signal) => {
    const response = await fetcher(address, { ...toInit(call), signal });
    return readAnswer(response.status, await response.text(), call.reader);
  });
}

/** Runs a call and aborts it after so many milliseconds; an exception counts as no answer. */
export async function withinLimit<T>(
  limit: number,
  call: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limit);
  try {
    return await call(abort.signal);
  } catch {
    return noAnswer;
  } finally {
    clearTimeout(timer);
  }
}

function toInit({ method = 'GET', body, token }: Call<unknown>): RequestInit {
  const headers: Record<string, string> = {};
  if (body) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  return { method, headers, body: body ? JSON.stringify(body) : null };
}
