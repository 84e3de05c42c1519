/** The forms of BACKUP_URL: a folder, a bucket of an S3 service, or a folder of a machine that is reached by SFTP. */

export type BackupPlace =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; endpoint: string; bucket: string; key: string; secret: string }
  | { kind: 'sftp'; user: string; host: string; port: string; folder: string };

const NAME = /^[\w.-]+$/;
const PATH = /^\/[\w./-]*$/;

/** @returns null when the text has none of these forms. */
export function parseBackupUrl(text: string): BackupPlace | null {
  if (text.startsWith('/')) return { kind: 'folder', folder: text };
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, host, hostname, port, pathname } = new URL(text);
  const key = decodeURIComponent(username);
  if (['s3:', 's3+http:'].includes(protocol)) {
    const bucket = pathname.replace(/^\/|\/$/g, '');
    const endpoint = `${protocol === 's3:' ? 'https' : 'http'}://${host}`;
    return host && key && password && PATH.test(`/${bucket}`) && bucket
      ? { kind: 's3', endpoint, bucket, key, secret: decodeURIComponent(password) }
      : null;
  }
  // These parts become arguments of ssh.
  if (
    protocol === 'sftp:' &&
    NAME.test(key) &&
    NAME.test(hostname) &&
    PATH.test(pathname) &&
    pathname !== '/'
  )
    return { kind: 'sftp', user: key, host: hostname, port: port || '22', folder: pathname };
  return null;
}
