/** Classifies a failed attempt: whether to retry, and what to show staff. */
import type { NodemailerError } from 'nodemailer';

export type DeliveryFailure = {
  /** A retry would get the same answer. */
  permanent: boolean;
  /** The mail server's message, or ours when it sent none. */
  words: string;
  /** For the log: the step that failed, without addresses. */
  code: string;
};

const LONGEST = 500;

/** SMTP commands whose errors concern this email; errors before them concern our settings (login, TLS, sender). */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/**
 * Classifies an error from nodemailer, or any other. A rejection (5yz, RFC 5321 §4.2.1) of the recipient or the content
 * is permanent: a retry would be rejected too, and harms the sender's reputation. A rejected login or sender is a
 * mistake in our settings, which can be fixed while the email waits.
 */
export function failureOf(error: unknown): DeliveryFailure {
  const { code, command, response, responseCode, message } = refusedRecipient(error as NodemailerError);
  // Invalid addresses, which nodemailer rejects without contacting a server.
  const unsendable = code === 'EENVELOPE' && command === 'API';
  const refused =
    responseCode !== undefined && responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  return {
    permanent: unsendable || (refused && ABOUT_THE_MAIL.has(command ?? '')),
    words: oneLine(response || message || String(error)).slice(0, LONGEST),
    code: [code ?? 'ERROR', command, responseCode].filter((part) => part !== undefined).join(' '),
  };
}

/** Unwraps the recipient's own error when nodemailer reports that all recipients were rejected. */
const refusedRecipient = (error: NodemailerError & { rejectedErrors?: NodemailerError[] }) =>
  error?.rejectedErrors?.[0] ?? error ?? {};

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
