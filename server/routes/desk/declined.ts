import type { Context } from '../../context.ts';
import type { DeclinedAnswer } from '../../contract/desk.ts';
import { finishDeclined, listDeclined } from '../../db/declined.ts';
import { clusterDeclined } from '../../desk/cluster-declined.ts';
import { type DeskCalls, gone, idOf } from './desk-calls.ts';

/** What the chatbot declined. */
export function addDeskDeclined({ db, now }: Context, { add, change }: DeskCalls): void {
  add('GET', '/api/desk/declined', async (): Promise<DeclinedAnswer> => {
    const { clusters, unshown } = clusterDeclined(await listDeclined(db));
    return { clusters: clusters.map(({ ids: _, ...cluster }) => cluster), unshown };
  });

  add('DELETE', '/api/desk/declined/:id', async (session, request) => {
    const id = idOf(request);
    const { clusters } = clusterDeclined(await listDeclined(db));
    const cluster = clusters.find(({ ids }) => ids.includes(id));
    if (cluster === undefined) throw gone();
    await change(session, 'declined-done', id, (transaction) => finishDeclined(transaction, cluster.ids, now()));
  });
}
