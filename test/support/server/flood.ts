import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/db/open.ts';
import { formOf } from './forms.ts';

/** One write that a visitor makes: a question, or a submission with its file. */
export interface Write {
  readonly kind: 'question' | 'submission';
  readonly key: string;
}

/** The results of all writes. */
export interface Outcome {
  readonly acknowledged: number;
  readonly sentAgain: number;
  readonly lost: number;
  readonly doubled: number;
  readonly withoutFile: number;
  /** Stored without an acknowledgement. */
  readonly unknown: number;
}

const writers = 6;

/** Sends a write; gives `kept`, or why it was not stored. */
export async function send(address: string, { kind, key }: Write): Promise<string> {
  const question = () =>
    fetch(`${address}/api/questions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: key }),
    });
  const submission = () => {
    const proposalFile = new File([`file of ${key} `.repeat(300)], 'a.txt');
    return fetch(`${address}/api/forms/submit`, { method: 'POST', body: formOf({ submissionId: key, proposalFile }) });
  };
  try {
    const response = await (kind === 'question' ? question() : submission());
    const answer = await response.text();
    return response.ok ? 'kept' : `${response.status} ${answer}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${message}: ${cause instanceof Error ? cause.message : cause}`;
  }
}

/** Visitors who write at the same time and repeat what got no answer. */
export function createFlood() {
  const acknowledged = new Set<string>();
  const unanswered: Write[] = [];
  let sentAgain = 0;

  async function write(address: string, one: Write): Promise<void> {
    if ((await send(address, one)) === 'kept') acknowledged.add(one.key);
    else unanswered.push(one);
  }

  return {
    /**
     * Writes until `more` writes are acknowledged, then calls `kill` while writing goes on; resolves when every writer
     * knows the result of its last write.
     */
    writeUntil: async (address: string, more: number, kill: () => unknown): Promise<void> => {
      const enough = acknowledged.size + more;
      let isGoingOn = true;
      const visitors = [...Array(writers).keys()].map(async (writer) => {
        while (isGoingOn) {
          await write(address, { kind: writer % 3 === 0 ? 'submission' : 'question', key: randomUUID() });
          if (acknowledged.size < enough || !isGoingOn) continue;
          isGoingOn = false;
          await kill();
        }
      });
      await Promise.all(visitors);
    },
    /** Repeats what got no answer; gives why the first refused one was refused, or null. */
    sendAgain: async (address: string): Promise<string | null> => {
      for (let one = unanswered[0]; one !== undefined; one = unanswered[0]) {
        const said = await send(address, one);
        if (said !== 'kept') return said;
        sentAgain += 1;
        acknowledged.add(one.key);
        unanswered.shift();
      }
      return null;
    },
    /** Compares what was acknowledged with what a database has. */
    compare: async ({ db }: Database): Promise<Outcome> => {
      const questions = await db.selectFrom('questions').select('text').execute();
      const submissions = await db
        .selectFrom('submissions')
        .leftJoin('uploads', 'uploads.submission', 'submissions.id')
        .select(['client_id', 'size'])
        .execute();
      const kept = [...questions.map(({ text }) => text), ...submissions.map(({ client_id }) => client_id ?? '')];
      const keys = new Set(kept);
      return {
        acknowledged: acknowledged.size,
        sentAgain,
        lost: [...acknowledged].filter((key) => !keys.has(key)).length,
        doubled: kept.length - keys.size,
        withoutFile: submissions.filter(({ size }) => size === null).length,
        unknown: [...keys].filter((key) => !acknowledged.has(key)).length,
      };
    },
  };
}
