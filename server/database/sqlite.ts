/** Kysely over node:sqlite in separate threads; commits survive `kill -9` and power loss. */
import { closeSync, openSync } from 'node:fs';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { checkFile } from './file-check.ts';
import { ThreadDriver } from './threads/driver.ts';

export class EmbeddedDialect extends NodeSqliteDialect {
  readonly #file: string;

  /** @throws the errors of `checkFile`, and the system's error when the file can't be opened. */
  constructor(file: string) {
    checkFile(file);
    // The file contains personal data; the files beside it inherit its mode.
    closeSync(openSync(file, 'a', 0o600));
    super({ database: undefined as never });
    this.#file = file;
  }

  override createDriver() {
    return new ThreadDriver(this.#file);
  }

  /** With DDL inside the (immediate) transaction, that transaction is the migration lock. */
  override createAdapter() {
    const adapter = super.createAdapter();
    Object.defineProperty(adapter, 'supportsTransactionalDdl', { value: true });
    return adapter;
  }
}
