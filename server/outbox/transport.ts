/** SMTP transport; the only module that calls nodemailer. */
import { createTransport as createNodemailer } from 'nodemailer';
import type { Letter } from './letter.ts';

export type Transport = ReturnType<typeof createTransport>;

/** Concurrent SMTP connections, reused from mail to mail. */
export const CONNECTIONS = 4;

/**
 * @param url `smtp://` (STARTTLS when the server offers it; required when a password would leave this machine) or
 *   `smtps://`. The query may contain nodemailer options, such as `?tls.servername=…`.
 */
export function createTransport(url: string) {
  const nodemailer = createNodemailer({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // One retry over a fresh connection when the server closed an idle one; the worker does all other retries.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    requireTLS: sendsPasswordAway(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Resolves once the server has accepted the mail; rejects with nodemailer's error (see failure.ts). */
    send: async (letter: Letter): Promise<void> => void (await nodemailer.sendMail(letter)),
    /** Connects and logs in. @throws nodemailer's error. */
    verify: async (): Promise<void> => void (await nodemailer.verify()),
    close: (): void => nodemailer.close(),
  };
}

function sendsPasswordAway(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
}
