import type { Calls } from '../contract.ts';

/** The way to the program behind the studio. */
export interface Client {
  /** Throws an Error with a sentence for a person when the call cannot be answered. */
  readonly call: <Name extends keyof Calls>(name: Name, sent: Calls[Name]['sent']) => Promise<Calls[Name]['got']>;
  /** Calls back with the paths that have changed on the disk, for as long as the program runs; `onEnd` when it does no more. */
  readonly listen: (onChange: (paths: readonly string[]) => void, onEnd: () => void) => Promise<void>;
}

/** The line that is shown when nothing answers. */
const away =
  'The program behind the studio does not answer. Start it again (npm run dev); what you wrote is kept here.';

export function createClient(base: string, token: string): Client {
  const headers = { 'x-studio-token': token };

  async function call<Name extends keyof Calls>(name: Name, sent: Calls[Name]['sent']): Promise<Calls[Name]['got']> {
    const answer = await fetch(`${base}/studio/call/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }).catch(() => {
      throw new Error(away);
    });
    if (!answer.ok) throw new Error(answer.status === 500 ? away : await answer.text());
    return answer.json();
  }

  async function listen(onChange: (paths: readonly string[]) => void, onEnd: () => void): Promise<void> {
    try {
      const { body } = await fetch(`${base}/studio/events`, { headers });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onChange(JSON.parse(line));
      }
    } catch {
      // A program that ends breaks the line off; what matters is that nothing comes any more.
    }
    onEnd();
  }

  return { call, listen };
}
