/** Settings of the IMAP library: limits, timeouts and encryption. */
import type { ImapFlowOptions } from 'imapflow';
import { isLoopback, type MailboxAddress } from './address.ts';

/** More than any answer to what is asked here; a server that sends more is cut off. */
const LARGEST_ANSWER = 16 * 1024 * 1024;
const CONNECT_MS = 20_000;

/** @param silenceMs without a byte, after which the server is asked whether it is there. */
export function settingsFor(address: MailboxAddress, silenceMs: number): ImapFlowOptions {
  const { host, port, secure, user, password } = address;
  return {
    host,
    port,
    secure,
    // A password leaves this machine encrypted or not at all.
    ...(!secure && !isLoopback(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    // The library's log lines contain names and texts of people.
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    maxLineLength: LARGEST_ANSWER,
    maxLiteralSize: LARGEST_ANSWER,
    maxResponseSize: LARGEST_ANSWER * 2,
  };
}
