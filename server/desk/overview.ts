import { type SelectQueryBuilder, sql } from 'kysely';
import type { DeskOverview, Waiting, WaitingKind, Week } from '../contract/desk.ts';
import { firstCharacters } from '../cut-text.ts';
import { listDeclined } from '../db/declined.ts';
import type { Db, Tables } from '../db/tables.ts';
import { clusterDeclined } from './cluster-declined.ts';
import { listMondays, mondayOf } from './weeks.ts';

/** At most so many of each kind, and of all, are listed as waiting. */
const newestShown = 20;
const titleLength = 140;

const tables = { question: 'questions', submission: 'submissions', message: 'messages', declined: 'declined' } as const;

/**
 * A text on one line: a dot between its lines, except after a comma, without the markers of quotations, lists and
 * headings. A sign before a number may compare or count: `> 50 %`.
 */
function shorten(text: string): string {
  const line = text
    .replace(/^[ \t]{0,3}(?:>|[-*+]|#{1,6})(?![ \t]*[\p{N}\p{Sc}])[ \t]+/gmu, '')
    .trim()
    .replace(/(?<=[^,\s])\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
  return line.length > titleLength ? `${firstCharacters(line, titleLength - 1).trimEnd()}…` : line;
}

async function countByDay(db: Db, table: (typeof tables)[WaitingKind], from: string) {
  return db
    .selectFrom(table)
    .select([sql<string>`substr(created_at, 1, 10)`.as('day'), ({ fn }) => fn.countAll().as('count')])
    .where('created_at', '>=', from)
    .groupBy(sql`substr(created_at, 1, 10)`)
    .execute();
}

/** What came in on each of the last twelve weeks. */
async function countWeeks(db: Db, now: Date): Promise<Week[]> {
  const mondays = listMondays(now);
  const counts = new Map<string, number>();
  for (const kind of Object.keys(tables) as WaitingKind[]) {
    for (const row of await countByDay(db, tables[kind], mondays[0] ?? '')) {
      const key = `${kind} ${mondayOf(Date.parse(row.day))}`;
      counts.set(key, (counts.get(key) ?? 0) + Number(row.count));
    }
  }
  const count = (kind: WaitingKind, monday: string) => counts.get(`${kind} ${monday}`) ?? 0;
  return mondays.map((monday) => ({
    monday,
    question: count('question', monday),
    submission: count('submission', monday),
    message: count('message', monday),
    declined: count('declined', monday),
  }));
}

function openQuestions(db: Db) {
  return db.selectFrom('questions').where('reply', 'is', null).where('hidden', '=', 0);
}

function openSubmissions(db: Db) {
  return db.selectFrom('submissions').where('done_at', 'is', null).where('spam', '=', 0);
}

function openMessages(db: Db) {
  return db.selectFrom('messages').where('done_at', 'is', null);
}

async function listWaiting(db: Db): Promise<Waiting[][]> {
  const questions = await openQuestions(db)
    .select(['id', 'text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(newestShown)
    .execute();
  const submissions = await openSubmissions(db)
    .select(['id', 'answers', 'created_at'])
    .orderBy('id', 'desc')
    .limit(newestShown)
    .execute();
  const messages = await openMessages(db)
    .select(['id', 'name', 'message', 'created_at'])
    .orderBy('id', 'desc')
    .limit(newestShown)
    .execute();
  const to = (kind: WaitingKind, id: string, createdAt: string, title: string, who: string | null = null): Waiting => ({
    kind,
    id,
    createdAt,
    who: who === null ? null : shorten(who),
    title: shorten(title),
  });
  return [
    questions.map(({ id, text, created_at }) => to('question', id, created_at, text)),
    submissions.map(({ id, answers, created_at }) => {
      const { name, proposalTitle } = JSON.parse(answers) as { name: string; proposalTitle: string };
      return to('submission', id, created_at, proposalTitle, name);
    }),
    messages.map(({ id, name, message, created_at }) => to('message', id, created_at, message, name)),
  ];
}

/**
 * The waiting items to show. The kinds take turns, so that many of one keep none of another out; the newest come first.
 */
function takeInTurns(lists: readonly (readonly Waiting[])[]): Waiting[] {
  const turns = Array.from({ length: newestShown }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  return turns
    .flat()
    .slice(0, newestShown)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

async function count<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>): Promise<number> {
  const row = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What waits for the professor, and what came in week by week. */
export async function readOverview(db: Db, professor: string, now: Date): Promise<Omit<DeskOverview, 'countsViews'>> {
  const { clusters } = clusterDeclined(await listDeclined(db));
  const declined = clusters.map(
    ({ id, wording, lastAt }): Waiting => ({ kind: 'declined', id, who: null, title: wording, createdAt: lastAt }),
  );
  return {
    professor,
    waiting: {
      question: await count(openQuestions(db)),
      submission: await count(openSubmissions(db)),
      message: await count(openMessages(db)),
      declined: clusters.length,
    },
    newest: takeInTurns([...(await listWaiting(db)), declined]),
    weeks: await countWeeks(db, now),
  };
}
