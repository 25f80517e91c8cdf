import type { AuditAction, AuditEntry } from '../contract/desk.ts';
import type { MakeId } from './ids.ts';
import type { Db, DbTransaction, Queries } from './tables.ts';

/** A change of the desk: who made it, what it was, which row it concerns, and when. It holds no text. */
export interface AuditedChange {
  readonly professor: string;
  readonly action: AuditAction;
  readonly subject: string | null;
  readonly at: Date;
}

/** Records a change, in the transaction that makes it. */
export async function recordChange(queries: Queries, makeId: MakeId, change: AuditedChange): Promise<void> {
  const { professor, action, subject, at } = change;
  await queries
    .insertInto('audit')
    .values({ id: makeId(at), professor, action, subject, created_at: at.toISOString() })
    .execute();
}

/** Makes a change and records it in one transaction. `make` throws when there is nothing to change. */
export function changeAndRecord<T>(
  db: Db,
  makeId: MakeId,
  change: AuditedChange,
  make: (transaction: DbTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const made = await make(transaction);
    await recordChange(transaction, makeId, change);
    return made;
  });
}

/** The last changes, newest first. */
export async function listChanges(db: Db, limit: number): Promise<AuditEntry[]> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id, professor, action, subject, created_at }) => ({
    id,
    professor,
    action: action as AuditAction,
    subject,
    createdAt: created_at,
  }));
}
