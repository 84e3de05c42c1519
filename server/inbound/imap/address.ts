/** The mailbox that IMAP_URL names. */
import { createHmac } from 'node:crypto';

export type MailboxAddress = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS when it is offered. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
};

/** @param imapUrl `imaps://USER:PASSWORD@HOST[:PORT][/FOLDER]`, as the settings have checked it. */
export function mailboxAddress(imapUrl: string): MailboxAddress {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

/** Id of the mailbox's row: a person's address isn't kept for it, and another folder or user starts over. */
export function mailboxId(secret: string, imapUrl: string): string {
  const { host, user, folder } = mailboxAddress(imapUrl);
  return createHmac('sha256', secret)
    .update(`inbound-mailbox:${JSON.stringify([host.toLowerCase(), user, folder])}`)
    .digest('base64url');
}

/** Whether a password sent to the host stays on this machine. */
export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);
