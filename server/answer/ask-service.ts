import { z } from 'zod';
import { type Patience, withPatience } from './with-patience.ts';

/** How a service that speaks OpenAI's protocol is reached. */
export interface Service {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
  readonly patience: Patience;
}

export interface Turn {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface Completion {
  readonly text: string;
  /** What the service says it took; an estimate where it says nothing. */
  readonly tokens: number;
}

const mostBytes = 262_144;
const mostTokens = 600;
/** Of English, roughly. */
const charactersPerToken = 4;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().trim().min(1).max(20_000) }) })).min(1),
  usage: z.object({ total_tokens: z.int().nonnegative() }).optional().catch(undefined),
});

/** What no database keeps and no screen shows: U+0000 and other control characters, and halves of surrogate pairs. */
const unwritable = /(?![\n\t])\p{Cc}|\p{Surrogate}/gu;

async function readCapped(response: Response, onBytes: () => void): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    onBytes();
    length += chunk.length;
    if (length > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Asks the service once and gives its text. Throws on any other status than 200, a redirect, too little progress, too long an answer, or one of another shape. */
export function askService(service: Service, messages: readonly Turn[]): Promise<Completion> {
  const { baseUrl, key, model, patience } = service;
  const body = JSON.stringify({ model, messages, temperature: 0, max_tokens: mostTokens, stream: false });
  return withPatience(patience, async (signal, progress) => {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
      body,
    });
    progress();
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the service answered ${response.status}`);
    }
    const { choices, usage } = completion.parse(JSON.parse(await readCapped(response, progress)));
    const text = (choices[0]?.message.content ?? '').replace(unwritable, '');
    return { text, tokens: usage?.total_tokens ?? Math.ceil((body.length + text.length) / charactersPerToken) };
  });
}
