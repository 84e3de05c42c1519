/**
 * Encryption against a real mailbox (Debian's Dovecot), each time from a separate process: Node reads
 * NODE_EXTRA_CA_CERTS when it starts. 127.0.0.2 stands for a remote host: it isn't among the addresses of this machine
 * that passwords may go to without encryption.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DOVECOT_PASSWORD,
  DOVECOT_USER,
  type Dovecot,
  dovecotIsThere,
  startDovecot,
} from '../testing/dovecot.ts';

const REMOTE = '127.0.0.2';
const CHECK = `
const { mailboxFindings } = await import(${JSON.stringify(join(import.meta.dirname, '../../checks/mailbox.ts'))});
const findings = await mailboxFindings({ imapUrl: process.env.TRIED, mailFrom: 'a@example.com', replyAddress: 'a@example.com' });
console.log(JSON.stringify(findings));`;

describe.skipIf(!dovecotIsThere())('the encryption of the mailbox', () => {
  let folder: string;
  let encrypted: Dovecot;
  let plain: Dovecot;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledge-frame-authority-'));
    authority(folder);
    const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
    [encrypted, plain] = await Promise.all([startDovecot(tls), startDovecot()]);
  });
  afterAll(async () => {
    await Promise.all([encrypted?.remove(), plain?.remove()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const who = `${encodeURIComponent(DOVECOT_USER)}:${encodeURIComponent(DOVECOT_PASSWORD)}`;
  const starttls = () => `imap://${who}@${REMOTE}:${encrypted.port}`;
  const imaps = () => `imaps://${who}@${REMOTE}:${encrypted.imaps}`;

  /** Doctor's finding on a mailbox. */
  async function doctorSays(url: string, trusts: boolean): Promise<string> {
    const env = { PATH: process.env.PATH, TRIED: url };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', CHECK],
      { env: { ...env, ...(trusts && { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') }) } },
    );
    return stdout;
  }

  it.each([
    ['STARTTLS', starttls],
    ['TLS', imaps],
  ])('%s with a certificate of an authority that NODE_EXTRA_CA_CERTS names works', async (_, url) => {
    expect(await doctorSays(url(), true)).toContain('Signed in to the mailbox');
  });

  it.each([
    ['STARTTLS', starttls],
    ['TLS', imaps],
  ])('%s with a certificate of an unknown authority is refused before the sign-in', async (_, url) => {
    const signIns = encrypted.log().split('Login').length;
    const said = await doctorSays(url(), false);
    expect(said).toContain('certificate couldn’t be verified, so we didn’t sign in');
    expect(said).toContain('NODE_EXTRA_CA_CERTS');
    expect(encrypted.log().split('Login').length).toBe(signIns);
  });

  it('a remote server that offers no STARTTLS gets no password, and one on this machine does', async () => {
    const said = await doctorSays(`imap://${who}@${REMOTE}:${plain.port}`, true);
    expect(said).toContain('didn’t offer encryption, so we didn’t sign in');
    expect(plain.log()).not.toContain('Login');
    expect(await doctorSays(plain.url, true)).toContain('Signed in to the mailbox');
    expect(plain.log()).toContain('Login');
  });
});

/** A certificate authority, and a certificate of it for the "remote" host. */
function authority(folder: string): void {
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const fresh = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl(
    'req',
    '-x509',
    ...fresh,
    '-subj',
    '/CN=Test CA',
    '-keyout',
    path('ca-key.pem'),
    '-out',
    path('ca.pem'),
  );
  openssl(
    'req',
    ...fresh.slice(0, 3),
    '-subj',
    '/CN=mail',
    '-keyout',
    path('key.pem'),
    '-out',
    path('request.pem'),
  );
  writeFileSync(path('names'), `subjectAltName=IP:${REMOTE}`);
  const signing = ['-CA', path('ca.pem'), '-CAkey', path('ca-key.pem'), '-CAcreateserial', '-days', '2'];
  openssl(
    'x509',
    '-req',
    '-in',
    path('request.pem'),
    ...signing,
    '-extfile',
    path('names'),
    '-out',
    path('cert.pem'),
  );
}
