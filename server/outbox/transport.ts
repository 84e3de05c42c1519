/** SMTP transport; the only module that calls nodemailer. */
import type { Config } from '../config/config.ts';
import type { Letter } from './message.ts';

export type Transport = ReturnType<typeof createTransport>;

/** Concurrent SMTP connections, reused from mail to mail. */
export const CONNECTIONS = 4;

/**
 * @param url `smtp://` (STARTTLS when the server offers it; required when a password would leave this machine) or
 *   `smtps://`. The query may contain nodemailer options, such as `?tls.servername=…`.
 */
export function createTransport(url: string) {
  const settings = {
    url,
    pool: true as const,
    maxConnections: CONNECTIONS,
    // One retry over a fresh connection when the server closed an idle one; the worker does all other retries.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    requireTLS: sendsPasswordAway(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded with the first email: a server that starts doesn't need it yet (docs/decisions/0030).
  const load = () => import('nodemailer').then((nodemailer) => nodemailer.createTransport(settings));
  let loaded: ReturnType<typeof load> | undefined;
  const pool = () => {
    // A failed load, as while a new build is written, is tried again with the next mail.
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return {
    /** Resolves once the server has accepted the email; rejects with nodemailer's error (see failure.ts). */
    send: async (letter: Letter): Promise<void> => void (await (await pool()).sendMail(letter)),
    /** Connects and logs in. @throws nodemailer's error. */
    verify: async (): Promise<void> => void (await (await pool()).verify()),
    close: (): void => {
      loaded?.then((nodemailer) => nodemailer.close()).catch(() => {});
    },
  };
}

/** Sends by the current account, which owners may change while the server runs. */
export function createCurrentTransport(config: Pick<Config, 'smtpUrl'>): Pick<Transport, 'send' | 'close'> {
  let current: { url: string; transport: Transport } | undefined;
  return {
    async send(letter) {
      const url = config.smtpUrl;
      if (url === undefined) throw new Error('Email isn’t set up.');
      if (current?.url !== url) {
        // Emails on their way are still sent by the former account.
        current?.transport.close();
        current = { url, transport: createTransport(url) };
      }
      return current.transport.send(letter);
    },
    close: () => current?.transport.close(),
  };
}

/** Connects and signs in. @throws nodemailer's error, or that the server didn't answer in time. */
export async function verifyAccount(smtpUrl: string, patienceMs: number): Promise<void> {
  const transport = createTransport(smtpUrl);
  let late: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      transport.verify(),
      new Promise((_, reject) => {
        const error = new Error(`no answer within ${patienceMs / 1000} seconds.`);
        late = setTimeout(() => reject(error), patienceMs);
      }),
    ]);
  } finally {
    clearTimeout(late);
    transport.close();
  }
}

function sendsPasswordAway(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
}
