/** The room of engine differences (docs/decisions/0006): everything that SQLite and PostgreSQL can't do by the same SQL. */
import type {
  Kysely,
  OperationNodeSource,
  QueryExecutorProvider,
  RawBuilder,
  SqlBool,
  Transaction,
} from 'kysely';

/** Work that one transaction does at a time, on all servers, and the key of its advisory lock on PostgreSQL. */
export const TURNS = {
  migration: 3_853_314_791,
  newsletter: 3_853_314_792,
  holds: 3_853_314_793,
  allowance: 3_853_314_794,
  releases: 3_853_314_795,
} as const;

/** Texts to find: each word in any of its spellings, or the exact phrase if it is quoted; all folded (search-text.ts). */
export type SoughtTexts = {
  words: readonly { spellings: readonly string[]; isQuoted: boolean }[];
  source: string | null;
};

export type Engine = {
  /** Whether servers on several machines can use the database, so that its data isn't on this machine's disk. */
  isShared: boolean;

  /** Waits until no other transaction has the turn, and keeps it until this one ends. */
  takeTurn(trx: QueryExecutorProvider, turn: keyof typeof TURNS): Promise<void>;

  /** Sets PostgreSQL's time limits of the transaction, such as `1s`; `0` is none. SQLite's threads have their own. */
  limit(
    trx: QueryExecutorProvider,
    limits: Partial<
      Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', string>
    >,
  ): Promise<void>;

  /** Runs `work`, which only reads, on one state of the database, without blocking writers or having a time limit. */
  snapshot<D, T>(db: Kysely<D>, work: (moment: Transaction<D>) => Promise<T>): Promise<T>;

  /**
   * Yields all rows in batches; on PostgreSQL within a transaction only.
   * @param select the rows behind one, in the order of their keys; all rows if there is none.
   */
  inBatches<R>(
    db: QueryExecutorProvider,
    select: (last: R | undefined) => RawBuilder<R>,
    size: number,
  ): AsyncGenerator<R[]>;

  /**
   * Runs statements, and `besides` after them, all or nothing, in as few round trips as possible. The statements neither
   * read what others of them write nor depend on their order, apart from foreign keys to rows written before.
   */
  together<D>(
    db: Kysely<D>,
    statements: readonly OperationNodeSource[],
    besides: readonly ((trx: Transaction<D>) => Promise<void>)[],
  ): Promise<void>;

  /**
   * Returns a text that changes with every commit of any process. It sometimes changes without a commit: on SQLite each
   * connection has its own counters, one of them for its own changes.
   */
  committedState(db: QueryExecutorProvider): Promise<string>;

  /** Returns the transaction's number, by which later ones see its changes; null on SQLite, where all see them. */
  transactionId(trx: QueryExecutorProvider): Promise<string | null>;

  /**
   * Removes what deleted rows leave in the database's files, without waiting for others that use it.
   * @param transaction the last that deleted, as `transactionId` gave it; @param tables all that rows were deleted from;
   * @param once does work that isn't needed again while only a reader is in the way.
   * @returns what keeps some of it; null when nothing is left.
   */
  purge<D>(
    db: Kysely<D>,
    deleted: {
      transaction: string | null;
      tables: readonly string[];
      once: (work: () => Promise<void>) => Promise<void>;
    },
  ): Promise<'reader' | 'transaction' | 'lock' | null>;

  /**
   * Returns the names of our schema's tables, without views and SQLite's own tables. Kysely's introspection also reads
   * columns and their descriptions, which PostgreSQL refuses while another server drops or creates a table.
   */
  tables(db: QueryExecutorProvider): Promise<string[]>;

  /** Returns up to ten lines of damage in the database's file; PostgreSQL checks its own files. */
  damages(db: QueryExecutorProvider): Promise<string[]>;

  /** Milliseconds between the instants (ISO 8601) of two columns; null where one is. */
  milliseconds(from: string, to: string): RawBuilder<number>;

  /** Collation of a text column that sorts by bytes, regardless of the cluster's locale; SQLite's default. */
  bytewise: RawBuilder<unknown>;

  /** Names the index of the table before it. SQLite has no statistics to choose by; PostgreSQL chooses itself. */
  byIndex(name: string): RawBuilder<unknown>;

  /** Joins a table to the few rows before it, which are read first, by an index that covers the query on SQLite. */
  joined(table: string, index: string): RawBuilder<unknown>;

  /** The elements of a JSON array, as rows with one JSON column `value`. */
  elements(json: string): RawBuilder<unknown>;

  /** Bytes as base64 text, which the database writes: a third of this side's processor time. */
  base64(data: Buffer): RawBuilder<string>;

  search: {
    /** Conditions on `inquiry_search`, by trigrams where possible. */
    found(sought: SoughtTexts): RawBuilder<SqlBool>;
    /** `from` and `where` of the same, which a limit ends before all that the trigrams preselect is read. */
    from(sought: SoughtTexts): RawBuilder<unknown>;
    /** Whether the text of one inquiry, read by its id, holds them: for few inquiries, or when most do. */
    holds(sought: SoughtTexts, id: string): RawBuilder<SqlBool>;
  };

  /** For migrations alone: the one of two that is this engine's. */
  choose<T>(of: { sqlite: T; postgres: T }): T;
};
