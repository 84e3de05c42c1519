/** SMTP transport; the only module that calls nodemailer. */
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

function sendsPasswordAway(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
}
