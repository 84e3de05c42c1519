/** The connection to a server whose encryption can't be trusted. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { mailboxAddress } from './address.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxErrorOf } from './mailbox-error.ts';

it('sends no password to a server whose certificate nobody vouches for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  );
  let heard = '';
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE AUTH=PLAIN] ready\r\n');
    socket.on('data', (chunk) => (heard += chunk));
    socket.on('error', () => {});
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const opening = openMailbox(mailboxAddress(`imaps://studio:a-password@localhost:${port}`));
  await expect(opening).rejects.toMatchObject({ kind: 'certificate' });
  expect(heard).toBe('');
});

it.each([
  [{ authenticationFailed: true, serverResponseCode: 'AUTHENTICATIONFAILED' }, 'sign-in'],
  // The server's list of users is away: the password may be right.
  [{ authenticationFailed: true, serverResponseCode: 'UNAVAILABLE', responseStatus: 'NO' }, 'away'],
  [{ tlsFailed: true }, 'encryption'],
  [{ code: 'CERT_HAS_EXPIRED', tlsFailed: true }, 'certificate'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
  [{ code: 'ENOTFOUND' }, 'away'],
  [{ code: 'ETIMEOUT' }, 'away'],
  [{ responseStatus: 'NO' }, 'refused'],
])('tells staff what to do about %j: %s', (given, kind) => {
  const error = mailboxErrorOf(Object.assign(new Error('of rosa@example.com'), given));
  expect(error.kind).toBe(kind);
  expect(error.message).toMatch(/^The (mail server|folder).*\. .+\.$/);
  expect(`${error.message} ${error.reason}`).not.toContain('rosa');
});
