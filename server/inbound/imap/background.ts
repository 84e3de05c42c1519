import type { App, Base } from '../../http/app-type.ts';
import type { FreshCopies } from './fresh-copies.ts';
import type { MailboxState } from './mailbox-store.ts';
import type { Pace } from './pace.ts';
import { createReader } from './reader.ts';

/** Copies what comes into the mailbox of IMAP_URL, as long as the server listens; without IMAP_URL, does nothing. */
export function readMailboxInBackground(
  app: App,
  base: Base & { onStored: () => void; copies: Pick<FreshCopies, 'begin'>; pace: Pace },
): { state: () => Promise<MailboxState> } {
  const { imapUrl } = base.config;
  if (imapUrl === undefined) return { state: async () => ({ lastReadAt: null, trouble: null }) };
  const reader = createReader({ ...base, imapUrl });
  app.addHook('onListen', async () => reader.start());
  app.addHook('preClose', () => reader.stop());
  return { state: reader.state };
}
