/**
 * Delivers hostile mails into a Maildir, in a process of its own: the one that measures must not be busy with them. All
 * are made before the first is delivered. With `readFrom` it reads each mail over IMAP and keeps nothing, as a program
 * without the server's work would.
 */
import { chown, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { hostileMail } from '../../../server/inbound/reading/testing/hostile.ts';
import { DOVECOT_PASSWORD, DOVECOT_USER } from '../../../server/inbound/testing/dovecot.ts';

export type Stream = {
  maildir: string;
  uid: number;
  first: number;
  count: number;
  everyMs: number;
  /** Port of the mailbox's IMAP server. */
  readFrom?: number;
};

process.once('message', async ({ maildir, uid, first, count, everyMs, readFrom }: Stream) => {
  // Mails that are alike would be stored once.
  const mails = Array.from({ length: count }, (_, index) =>
    Buffer.concat([Buffer.from(`X-Number: ${first + index}\r\n`), hostileMail(first + index)]),
  );
  const reader = readFrom ? await openMailbox(readFrom) : undefined;
  process.send?.('ready');
  process.once('message', async () => {
    const began = performance.now();
    for (const [index, raw] of mails.entries()) {
      const name = `${Math.floor(Date.now() / 1000)}.H${first + index}P${process.pid}.bench`;
      const path = join(maildir, 'tmp', name);
      await writeFile(path, raw);
      await chown(path, uid, uid);
      await rename(path, join(maildir, 'new', name));
      await reader?.noop();
      await reader?.fetchOne('*', { source: true });
      await pause(Math.max(0, began + (index + 1) * everyMs - performance.now()));
    }
    await reader?.logout();
    process.send?.('delivered', () => process.disconnect());
  });
});

async function openMailbox(port: number): Promise<ImapFlow> {
  const client = new ImapFlow({
    ...{ host: '127.0.0.1', port, secure: false, logger: false },
    auth: { user: DOVECOT_USER, pass: DOVECOT_PASSWORD },
  });
  await client.connect();
  await client.mailboxOpen('INBOX');
  return client;
}
