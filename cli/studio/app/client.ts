import type { Calls } from '../contract.ts';

interface Listener {
  /** Is called when files have changed on the disk. */
  readonly onChange: () => void;
  /** Is called when the server answers, for the first time or again. */
  readonly onStart: () => void;
  /** Is called with the reason when it does not. */
  readonly onEnd: (reason: string) => void;
}

/** Milliseconds between attempts to reach the server. */
const retryDelay = 1000;

/** Calls the studio's server. */
export type Client = ReturnType<typeof createClient>;

/** The message that is shown when the server does not answer. */
const away =
  'The program behind the studio does not answer. Start it again (npm run dev); what you wrote is kept here.';

export function createClient(base: string, token: string) {
  const headers = { 'x-studio-token': token };

  /** Makes a call; throws an Error with a message for a person if it fails. */
  async function call<Name extends keyof Calls>(name: Name, sent: Calls[Name]['sent']): Promise<Calls[Name]['got']> {
    const answer = await fetch(`${base}/studio/call/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }).catch(() => {
      throw new Error(away);
    });
    if (!answer.ok) throw new Error(await readRefusal(answer));
    return answer.json();
  }

  /** Follows the server's events as long as the page is open, and reconnects when the server has ended. */
  async function listen({ onChange, onStart, onEnd }: Listener): Promise<never> {
    for (;;) {
      let reason = away;
      try {
        const answer = await fetch(`${base}/studio/events`, { headers });
        if (answer.ok) onStart();
        else reason = await readRefusal(answer);
        const reader = answer.ok ? answer.body?.getReader() : undefined;
        while ((await reader?.read())?.done === false) onChange();
      } catch {
        // The connection breaks off when the server ends.
      }
      onEnd(reason);
      await new Promise((settle) => setTimeout(settle, retryDelay));
    }
  }

  return { call, listen };
}

async function readRefusal(answer: Response): Promise<string> {
  return answer.status === 500 ? away : await answer.text();
}
