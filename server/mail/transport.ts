/** SMTP by nodemailer: the one place that knows it. */
import { createTransport as createNodemailer } from 'nodemailer';
import type { Letter } from './letter.ts';

export type Transport = ReturnType<typeof createTransport>;

/** Mails on their way at once, each over a connection that is kept for the next. */
export const CONNECTIONS = 4;

/**
 * @param url `smtp://` (STARTTLS when the server offers it; demanded when a password would be sent elsewhere than
 *   to this machine) or `smtps://`. Options of nodemailer may stand in its query, such as `?tls.servername=…`.
 */
export function createTransport(url: string) {
  const nodemailer = createNodemailer({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // One more try over a fresh connection when the server had closed a kept one; everything else is ours to repeat.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    requireTLS: sendsPasswordAway(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Resolves once the server has taken the mail; rejects with nodemailer's error (failure.ts reads it). */
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
