/** Kysely over node:sqlite, set up so that what was committed survives `kill -9` and power loss. */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { checkFile } from './file-check.ts';

export class EmbeddedDialect extends NodeSqliteDialect {
  readonly #database: ReturnType<typeof openDatabase>;

  constructor(file: string) {
    const database = openDatabase(file);
    super({ database: database as unknown as DatabaseSync });
    this.#database = database;
  }

  /**
   * Transactions take the write lock at once: a deferred one that reads before it writes fails with
   * SQLITE_BUSY, without waiting, when another process wrote in between.
   */
  override createDriver() {
    const driver = super.createDriver();
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    // Out of room, SQLite has rolled back by itself; rolling back again would hide why.
    driver.rollbackTransaction = async (connection: DatabaseConnection) => {
      if (this.#database.isTransaction()) await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  }

  /** With DDL inside the (immediate) transaction, that transaction is the migration lock. */
  override createAdapter() {
    const adapter = super.createAdapter();
    Object.defineProperty(adapter, 'supportsTransactionalDdl', { value: true });
    return adapter;
  }
}

/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 5000;

/** Opens the file and keeps prepared statements, which Kysely would prepare anew for each query. */
function openDatabase(file: string) {
  checkFile(file);
  // Names and addresses of people are in it; the files beside it take over its mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  // What was erased is overwritten, not only forgotten (server/erasure).
  database.exec('pragma secure_delete = on');
  const statements = new Map<string, StatementSync>();
  return {
    prepare(sql: string): StatementSync {
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      if (statements.size >= 500) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    isTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}
