/** Reads every stored address, because a resumed erasure and a restore have only the hash of theirs. */
import type { Db } from '../database/schema.ts';
import { corrections } from './corrections-store.ts';
import { senders } from './received-store.ts';
import { searchedAddresses } from './searches-store.ts';

const PAGE = 2000;

/**
 * Yields, with duplicates, the addresses of requests (also earlier ones), newsletter subscribers and incoming emails, and
 * those in stored searches.
 */
export async function* heldAddresses(db: Db): AsyncGenerator<string[]> {
  yield* pages((after) =>
    db
      .selectFrom('inquiries')
      .select('email_key as email')
      .where('email_key', '>', after)
      .$narrowType<{ email: string }>()
      .groupBy('email_key')
      .orderBy('email_key')
      .limit(PAGE)
      .execute(),
  );
  yield* pages((after) =>
    db
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('email', '>', after)
      .orderBy('email')
      .limit(PAGE)
      .execute(),
  );
  yield* senders(db);
  for await (const page of corrections(db)) yield page.flatMap(({ addresses }) => addresses);
  yield* searchedAddresses(db);
}

async function* pages(read: (after: string) => Promise<{ email: string }[]>) {
  for (let after = ''; ; ) {
    const emails = (await read(after)).map(({ email }) => email);
    yield emails;
    if (emails.length < PAGE) return;
    after = emails.at(-1) as string;
  }
}
