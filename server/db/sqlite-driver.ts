import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { classify } from './errors.ts';
import { createMutex } from './mutex.ts';
import type { SqliteConnections, SqliteFile } from './sqlite-file.ts';

const lockedAtMost = 2000;
const tryAgainAfter = 20;
const cachedStatements = 200;

interface Prepared {
  readonly all: (...values: never[]) => unknown[];
  readonly run: (...values: never[]) => { readonly changes: number | bigint };
  readonly returnsRows: boolean;
}

function createRunner(file: SqliteFile) {
  const cache = new Map<string, Prepared>();
  function prepare(text: string): Prepared {
    const known = cache.get(text);
    if (known !== undefined) return known;
    const statement = file.prepare(text);
    const prepared: Prepared = {
      all: (...values) => statement.all(...values),
      run: (...values) => statement.run(...values),
      returnsRows: statement.columns().length > 0,
    };
    if (cache.size >= cachedStatements) cache.delete(cache.keys().next().value ?? '');
    cache.set(text, prepared);
    return prepared;
  }
  return <Row>(query: CompiledQuery): QueryResult<Row> => {
    const statement = prepare(query.sql);
    const values = query.parameters as never[];
    if (statement.returnsRows) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  };
}

/** Tries again while another process holds the lock, without blocking this one; gives up after two seconds. */
async function whileLocked<Result>(act: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + lockedAtMost;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (classify(error) !== 'busy' || Date.now() > until) throw error;
      await wait(tryAgainAfter);
    }
  }
}

function createDriver({ writer, reader }: SqliteConnections): Driver {
  const turns = createMutex();
  const write = createRunner(writer);
  const read = createRunner(reader);

  class Connection implements DatabaseConnection {
    /** Ends this connection's turn to write; null outside a transaction. */
    endTurn: (() => void) | null = null;

    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (this.endTurn !== null) return write(query);
      if (SelectQueryNode.is(query.query)) return whileLocked(async () => read<Row>(query));
      return whileLocked(async () => {
        const end = await turns.take();
        try {
          return write<Row>(query);
        } finally {
          end();
        }
      });
    }

    // biome-ignore lint/correctness/useYield: no query here is streamed
    async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
      throw new Error('SQLite answers whole results here; nothing is streamed');
    }

    async begin(): Promise<void> {
      await whileLocked(async () => {
        const end = await turns.take();
        try {
          writer.exec('begin immediate');
        } catch (error) {
          end();
          throw error;
        }
        this.endTurn = end;
      });
    }

    end(command: 'commit' | 'rollback'): void {
      // A full disk may have rolled back already.
      if (command === 'commit' || writer.isTransaction) writer.exec(command);
      this.endTurn?.();
      this.endTurn = null;
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => new Connection(),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: async (connection) => (connection as Connection).end('commit'),
    rollbackTransaction: async (connection) => (connection as Connection).end('rollback'),
    releaseConnection: async () => {},
    destroy: async () => {
      reader.close();
      writer.exec('pragma wal_checkpoint(truncate)');
      writer.close();
    },
  };
}

/** Kysely over the two connections: writers take turns, readers outside a transaction never wait for them. */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createDriver: () => createDriver(connections),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
