import type { Calls } from '../contract.ts';

interface Listener {
  /** Is called when files have changed on the disk. */
  readonly onChange: () => void;
  /** Is called when the server answers, for the first time or again. */
  readonly onStart: () => void;
  /** Is called with the reason when it does not. */
  readonly onEnd: (reason: string) => void;
}

/** How often the server is asked before it is said not to answer. It starts again when the site gets another address. */
const attempts = 4;

/** Calls the studio's server. */
export type Client = ReturnType<typeof createClient>;

/** The message that is shown when the server does not answer. */
const away =
  'The program behind the studio does not answer. Start it again (npm run dev); what you wrote is kept here.';

/** The message that is shown when the server answers with none of its own messages. */
const failed =
  'The program behind the studio failed at this, and says why in the window where it runs. What you wrote is kept here.';

/** `retryDelay` is the time in milliseconds between two attempts to reach the server. */
export function createClient(base: string, token: string, retryDelay = 1000) {
  const headers = { 'x-studio-token': token };
  const pause = () => new Promise((settle) => setTimeout(settle, retryDelay));

  /** Makes a call; throws an Error with a message for a person if it fails. */
  async function call<Name extends keyof Calls>(name: Name, sent: Calls[Name]['sent']): Promise<Calls[Name]['got']> {
    // By the id, the server knows a call that is made again because its answer was lost.
    const own = { ...headers, 'content-type': 'application/json', 'x-studio-call': crypto.randomUUID() };
    const asked = { method: 'POST', headers: own, body: JSON.stringify(sent) };
    const { answer, text } = await reach(`${base}/studio/call/${name}`, asked);
    if (!answer.ok) throw new Error(describeRefusal(answer, text));
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(failed);
    }
  }

  async function reach(address: string, asked: RequestInit): Promise<{ answer: Response; text: string }> {
    for (let left = attempts - 1; ; left -= 1) {
      try {
        const answer = await fetch(address, asked);
        return { answer, text: await answer.text() };
      } catch {
        if (left === 0) throw new Error(away);
      }
      await pause();
    }
  }

  /** Follows the server's events as long as the page is open, and reconnects when the server has ended. */
  async function listen({ onChange, onStart, onEnd }: Listener): Promise<never> {
    for (let left = attempts - 1; ; left -= 1) {
      let reason = left <= 0 ? away : null;
      try {
        const answer = await fetch(`${base}/studio/events`, { headers });
        if (answer.ok) {
          [left, reason] = [attempts, null];
          onStart();
        } else reason = describeRefusal(answer, await answer.text());
        const reader = answer.ok ? answer.body?.getReader() : undefined;
        while ((await reader?.read())?.done === false) onChange();
      } catch {
        // The connection breaks off when the server ends.
      }
      if (reason !== null) onEnd(reason);
      await pause();
    }
  }

  return { call, listen };
}

/** The server's own words if the answer has some. */
function describeRefusal({ status }: Response, text: string): string {
  return status === 507 || status < 500 ? text : failed;
}
