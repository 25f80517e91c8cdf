import type { Calls } from '../contract.ts';

interface Listener {
  /** Files have changed on the disk. */
  readonly onChange: () => void;
  /** The program answers, for the first time or again. */
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/** Milliseconds between two attempts to reach a program that has ended. */
const pause = 1000;

/** The way to the program behind the studio. */
export type Client = ReturnType<typeof createClient>;

/** The line that is shown when nothing answers. */
export const away =
  'The program behind the studio does not answer. Start it again (npm run dev); what you wrote is kept here.';

export function createClient(base: string, token: string) {
  const headers = { 'x-studio-token': token };

  /** Throws an Error with a sentence for a person when the call cannot be answered. */
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

  /** Tells what happens behind the studio for as long as its page is open: the program may end and start again. */
  async function listen({ onChange, onStart, onEnd }: Listener): Promise<never> {
    for (;;) {
      try {
        const { ok, body } = await fetch(`${base}/studio/events`, { headers });
        if (ok) onStart();
        const reader = ok ? body?.getReader() : undefined;
        while ((await reader?.read())?.done === false) onChange();
      } catch {
        // A program that ends breaks the line off; what matters is that nothing comes any more.
      }
      onEnd();
      await new Promise((settle) => setTimeout(settle, pause));
    }
  }

  return { call, listen };
}
