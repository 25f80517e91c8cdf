import { type Answer, type BodyReader, noAnswer, readAnswer } from './api-answer.ts';
import { withinLimit } from './api-request.ts';

interface EventCall<T> {
  readonly body: object;
  /** Milliseconds for the whole call. */
  readonly limit: number;
  readonly reader: BodyReader<T>;
}

/**
 * Makes a call that is answered with server-sent events: `onPart` gets the text of each event `part`, and the event
 * `answer` is the result. An answer that is no stream, such as a refusal, is read as usual.
 */
export async function requestEvents<T>(
  fetcher: typeof fetch,
  address: string,
  { body, limit, reader }: EventCall<T>,
  onPart: (text: string) => void,
): Promise<Answer<T>> {
  return withinLimit(limit, async (signal) => {
    const response = await fetcher(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
      body: JSON.stringify(body),
      signal,
    });
    const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
    if (!isStream || response.body === null) return readAnswer(response.status, await response.text(), reader);
    const whole = await readEvents(response.body, onPart);
    return whole === null ? noAnswer : readAnswer(response.status, whole, reader);
  });
}

/** The data of the event `answer`, or null when the stream ends without it. */
async function readEvents(body: ReadableStream<Uint8Array>, onPart: (text: string) => void): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      if (name === 'answer') return data;
      const part: unknown = name === 'part' ? JSON.parse(data).text : null;
      if (typeof part === 'string') onPart(part);
    }
  }
  return null;
}
