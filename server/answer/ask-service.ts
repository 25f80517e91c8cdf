import { z } from 'zod';
import { type Timeouts, withTimeouts } from './with-timeouts.ts';

/** How a service that speaks OpenAI's protocol is reached. */
export interface Service {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
  readonly timeouts: Timeouts;
}

export interface Turn {
  readonly role: 'system' | 'user';
  readonly content: string;
}

interface Read {
  readonly text: string;
  /** What the service says it took. */
  readonly tokens: number | undefined;
}

const mostBytes = 262_144;
const mostTokens = 600;
/** Of English, roughly. */
const charactersPerToken = 4;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().trim().min(1).max(20_000) }) })).min(1),
  usage: z.object({ total_tokens: z.int().nonnegative() }).optional().catch(undefined),
});

/** One piece of a streamed answer. */
const piece = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ total_tokens: z.int().nonnegative() }).nullish().catch(undefined),
});

/** What no database keeps and no screen shows: U+0000 and other control characters, and halves of surrogate pairs. */
const unwritable = /(?![\n\t])\p{Cc}|\p{Surrogate}/gu;

async function* readCapped(response: Response, onBytes: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  for await (const chunk of response.body ?? []) {
    onBytes();
    length += chunk.length;
    if (length > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function readWhole(response: Response, onBytes: () => void): Promise<Read> {
  let body = '';
  for await (const text of readCapped(response, onBytes)) body += text;
  const { choices, usage } = completion.parse(JSON.parse(body));
  return { text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens };
}

/** Reads `data:` lines as they come, the text of each at once. */
async function readStream(response: Response, onBytes: () => void, onText: (text: string) => void): Promise<Read> {
  let rest = '';
  let text = '';
  let tokens: number | undefined;
  let isWhole = false;
  for await (const more of readCapped(response, onBytes)) {
    const lines = (rest + more).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:\s?(.*)$/.exec(line)?.[1];
      if (data === undefined) continue;
      if (data === '[DONE]') isWhole = true;
      if (data === '[DONE]' || data === '') continue;
      const { choices, usage } = piece.parse(JSON.parse(data));
      const said = choices[0]?.delta?.content ?? '';
      isWhole ||= typeof choices[0]?.finish_reason === 'string';
      tokens = usage?.total_tokens ?? tokens;
      text += said;
      if (said !== '') onText(said);
    }
  }
  if (!isWhole || text.trim() === '') throw new Error('the stream ended before the answer did');
  return { text, tokens };
}

/**
 * Asks the service once; `onText` is told its text, piece by piece where it streams and `isStreamed` asks it to. Throws
 * on any other status than 200, a redirect, too little progress, too long an answer, or one of another shape.
 */
export function askService(
  service: Service,
  messages: readonly Turn[],
  onText: (text: string) => void,
  isStreamed = false,
): Promise<{ readonly tokens: number }> {
  const { baseUrl, key, model, timeouts } = service;
  const body = JSON.stringify({ model, messages, temperature: 0, max_tokens: mostTokens, stream: isStreamed });
  return withTimeouts(timeouts, async (signal, progress) => {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: isStreamed ? 'text/event-stream, application/json' : 'application/json',
        authorization: `Bearer ${key}`,
      },
      body,
    });
    progress();
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the service answered ${response.status}`);
    }
    const tell = (text: string) => {
      // Whoever gave up has answered otherwise meanwhile.
      if (!signal.aborted) onText(text.replace(unwritable, ''));
    };
    const isEvents = isStreamed && (response.headers.get('content-type') ?? '').includes('event-stream');
    const { text, tokens } = isEvents
      ? await readStream(response, progress, tell)
      : await readWhole(response, progress);
    if (!isEvents) tell(text);
    return { tokens: tokens ?? Math.ceil((body.length + text.length) / charactersPerToken) };
  });
}
