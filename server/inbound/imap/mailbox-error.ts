/** Why the mailbox can't be read: as a message for staff, and as a code for the log. */

type ImapError = Error & {
  code?: string;
  authenticationFailed?: boolean;
  serverResponseCode?: string;
  responseStatus?: string;
  tlsFailed?: boolean;
};

export type MailboxErrorKind = 'sign-in' | 'folder' | 'encryption' | 'certificate' | 'refused' | 'away';

const WORDS: Record<MailboxErrorKind, string> = {
  'sign-in':
    'The mail server rejected the sign-in. Fix the user name and password in IMAP_URL, then restart the server.',
  folder: 'The folder in IMAP_URL doesn’t exist. Fix it, then restart the server.',
  encryption:
    'The mail server didn’t offer encryption, so we didn’t sign in. Start IMAP_URL with imaps://, then restart the server.',
  certificate:
    'The mail server’s certificate couldn’t be verified, so we didn’t sign in. Use the host name on the certificate, or set NODE_EXTRA_CA_CERTS for a private certificate authority. Then restart the server.',
  refused: 'The mail server denied access to the mailbox. We’ll retry every minute.',
  away: 'The mail server isn’t responding. We’ll retry every minute.',
};

/** A failure at the mailbox's end of the connection. The message is for staff, and holds nothing of a person. */
export class MailboxError extends Error {
  override name = 'MailboxError';
  readonly kind: MailboxErrorKind;
  /** For the log: the library's or the system's code. Named `code`, it would read as the database's. */
  readonly reason: string;

  constructor(kind: MailboxErrorKind, reason: string) {
    super(WORDS[kind]);
    this.kind = kind;
    this.reason = reason;
  }
}

/**
 * Classifies an error of the IMAP library.
 * @param opening whether the error occurred while opening the folder.
 */
export function mailboxErrorOf(error: unknown, opening = false): MailboxError {
  if (error instanceof MailboxError) return error;
  const { code, authenticationFailed, serverResponseCode, responseStatus, tlsFailed } = error as ImapError;
  const given = code ?? serverResponseCode ?? responseStatus ?? 'ERROR';
  if (tlsFailed && code === undefined) return new MailboxError('encryption', given);
  if (/CERT|SELF_SIGNED|ISSUER|VERIFY|ALTNAME/.test(given)) return new MailboxError('certificate', given);
  if (authenticationFailed) {
    // The server's own trouble with its list of users (RFC 5530): the password may be right.
    const isItsOwn = serverResponseCode === 'UNAVAILABLE';
    return new MailboxError(isItsOwn ? 'away' : 'sign-in', serverResponseCode ?? 'NO');
  }
  if (responseStatus === 'NO' || responseStatus === 'BAD')
    return new MailboxError(opening ? 'folder' : 'refused', given);
  return new MailboxError('away', given);
}
