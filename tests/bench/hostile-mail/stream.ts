/**
 * Delivers hostile mails into a Maildir, in a process of its own: the one that measures must not be busy with them. All
 * are made before the first is delivered.
 */
import { chown, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileMail } from '../../../server/inbound/reading/testing/hostile.ts';

export type Stream = { maildir: string; uid: number; first: number; count: number; everyMs: number };

process.once('message', async ({ maildir, uid, first, count, everyMs }: Stream) => {
  // Mails that are alike would be stored once.
  const mails = Array.from({ length: count }, (_, index) =>
    Buffer.concat([Buffer.from(`X-Number: ${first + index}\r\n`), hostileMail(first + index)]),
  );
  process.send?.('ready');
  process.once('message', async () => {
    for (const [index, raw] of mails.entries()) {
      const name = `${Math.floor(Date.now() / 1000)}.H${first + index}P${process.pid}.bench`;
      const path = join(maildir, 'tmp', name);
      await writeFile(path, raw);
      await chown(path, uid, uid);
      await rename(path, join(maildir, 'new', name));
      await pause(everyMs);
    }
    process.send?.('delivered', () => process.disconnect());
  });
});
