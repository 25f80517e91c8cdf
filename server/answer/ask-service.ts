import { z } from 'zod';

/** How a service that speaks OpenAI's protocol is reached. */
export interface Service {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
  /** Milliseconds in all, from the first byte sent to the last one read. */
  readonly timeout: number;
}

export interface Turn {
  readonly role: 'system' | 'user';
  readonly content: string;
}

const mostBytes = 262_144;
const mostTokens = 600;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().trim().min(1).max(20_000) }) })).min(1),
});

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Asks the service once and gives its text. Throws on any other status than 200, a redirect, silence, too long an answer, or one of another shape. */
export async function askService(service: Service, messages: readonly Turn[]): Promise<string> {
  const { baseUrl, key, model, timeout } = service;
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, messages, temperature: 0, max_tokens: mostTokens, stream: false }),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  const { choices } = completion.parse(JSON.parse(await readCapped(response)));
  return choices[0]?.message.content ?? '';
}
