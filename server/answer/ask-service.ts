import { z } from 'zod';
import { type Timeouts, withTimeouts } from './with-timeouts.ts';

/** The access to a service with an OpenAI-compatible API. */
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
  /** The tokens that the service reports. */
  readonly tokens: number | undefined;
}

const mostBytes = 262_144;
const mostTokens = 600;
/** A rough estimate for English. */
const charactersPerToken = 4;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().trim().min(1).max(20_000) }) })).min(1),
  usage: z.object({ total_tokens: z.int().nonnegative() }).optional().catch(undefined),
});

/** One chunk of a streamed answer. */
const piece = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ total_tokens: z.int().nonnegative() }).nullish().catch(undefined),
});

/** What cannot be stored or shown: U+0000 and other control characters, and lone surrogates. */
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

/** Reads `data:` lines as they arrive and passes on the text of each at once. */
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
 * Asks the service once; `onText` gets its text, in pieces when `isStreamed` is set and the service streams. Throws on
 * any status but 200, a redirect, a timeout, too long an answer, or an unknown format.
 */
export function askService(
  service: Service,
  messages: readonly Turn[],
  onText: (text: string) => void,
  isStreamed: boolean,
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
    const emit = (text: string) => {
      // After a timeout the visitor has another answer already.
      if (!signal.aborted) onText(text.replace(unwritable, ''));
    };
    const isEvents = isStreamed && (response.headers.get('content-type') ?? '').includes('event-stream');
    const { text, tokens } = isEvents
      ? await readStream(response, progress, emit)
      : await readWhole(response, progress);
    if (!isEvents) emit(text);
    return { tokens: tokens ?? Math.ceil((body.length + text.length) / charactersPerToken) };
  });
}
