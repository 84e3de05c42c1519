/** Kysely over node:sqlite in separate threads; commits survive `kill -9` and power loss. */
import { closeSync, openSync } from 'node:fs';
import {
  type Dialect,
  type Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { checkFile } from './file-check.ts';
import { ThreadDriver } from './threads/driver.ts';

export class EmbeddedDialect implements Dialect {
  readonly #file: string;

  /** @throws the errors of `checkFile`, and the system's error when the file can't be opened. */
  constructor(file: string) {
    checkFile(file);
    // The file contains personal data; the files next to it inherit its mode.
    closeSync(openSync(file, 'a', 0o600));
    this.#file = file;
  }

  createDriver = () => new ThreadDriver(this.#file);
  createAdapter = () => new ThreadsAdapter();
  createQueryCompiler = () => new WithoutRowLocks();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

class ThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Leaves out `for update` and the like: one transaction writes at a time, so its rows are locked anyway. */
class WithoutRowLocks extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}
