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
import { explainDiskError } from './disk-error.ts';
import { watchIdentity } from './file-identity.ts';
import { createGroupCommit, type WriteTurn } from './group-commit.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import type { SqliteConnections, SqliteFile } from './sqlite-file.ts';

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

function createDriver({ path, writer, reader }: SqliteConnections): Driver {
  const takeTurn = createGroupCommit(writer, watchIdentity(path));
  const write = createRunner(writer);
  const read = createRunner(reader);

  async function withDiskErrors<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      throw explainDiskError(error, path);
    }
  }

  async function writeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const turn = await takeTurn();
    let result: QueryResult<Row>;
    try {
      result = write(query);
    } catch (error) {
      turn.rollback();
      throw error;
    }
    await turn.commit();
    return result;
  }

  class Connection implements DatabaseConnection {
    /** The turn of an open transaction; null outside of one. */
    turn: WriteTurn | null = null;

    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (this.turn !== null) return withDiskErrors(() => write(query));
      if (SelectQueryNode.is(query.query)) return retryWhileLocked(() => read<Row>(query), performance.now());
      return withDiskErrors(() => writeAlone(query));
    }

    // biome-ignore lint/correctness/useYield: no query here is streamed
    async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
      throw new Error('SQLite answers whole results here; nothing is streamed');
    }

    async begin(): Promise<void> {
      this.turn = await takeTurn();
    }

    async commit(): Promise<void> {
      const kept = this.turn?.commit();
      this.turn = null;
      await withDiskErrors(() => kept);
    }

    rollback(): void {
      this.turn?.rollback();
      this.turn = null;
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => new Connection(),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: async (connection) => (connection as Connection).commit(),
    rollbackTransaction: async (connection) => (connection as Connection).rollback(),
    releaseConnection: async () => {},
    destroy: async () => {
      reader.close();
      try {
        writer.exec('pragma wal_checkpoint(truncate)');
      } catch {
        // Nothing is lost: the log stays, and is read when the file is opened next.
      }
      writer.close();
    },
  };
}

/** Kysely over the two connections: writers take turns, and readers outside a transaction never wait for them. */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createDriver: () => createDriver(connections),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
