/** What a failed try means: whether to try again, and what staff are told. */
import type { NodemailerError } from 'nodemailer';

export type Failure = {
  /** Trying again would get the same answer. */
  permanent: boolean;
  /** The mail server's words, or ours when it said none. */
  words: string;
  /** For the log: says which step failed, without anybody's address. */
  code: string;
};

const LONGEST = 500;

/** Steps at which the server speaks about this mail; before them it speaks about us (log-in, TLS, sender). */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/**
 * Reads an error of nodemailer, or any other. A refusal (5yz, RFC 5321 §4.2.1) of the recipient or the content is
 * final: the same mail would be refused again, and asking again harms the sender's standing. A refused log-in or
 * sender is a mistake in our settings, which somebody may put right while the mail waits.
 */
export function failureOf(error: unknown): Failure {
  const { code, command, response, responseCode, message } = refusedRecipient(error as NodemailerError);
  // Addresses that no server would take: nodemailer refuses them itself, and no server was asked.
  const unsendable = code === 'EENVELOPE' && command === 'API';
  const refused =
    responseCode !== undefined && responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  return {
    permanent: unsendable || (refused && ABOUT_THE_MAIL.has(command ?? '')),
    words: oneLine(response || message || String(error)).slice(0, LONGEST),
    code: [code ?? 'ERROR', command, responseCode].filter((part) => part !== undefined).join(' '),
  };
}

/** What was said about the recipient, where the error is about all of them. */
const refusedRecipient = (error: NodemailerError & { rejectedErrors?: NodemailerError[] }) =>
  error?.rejectedErrors?.[0] ?? error ?? {};

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
