/** Kysely over node:sqlite, set up so that what was committed survives `kill -9` and power loss. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { CompiledQuery, type DatabaseConnection } from 'kysely';

export class EmbeddedDialect extends NodeSqliteDialect {
  constructor(file: string) {
    super({ database: openDatabase(file) as unknown as DatabaseSync });
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
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
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
    close: () => database.close(),
  };
}
