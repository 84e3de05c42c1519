import { describe, expect, it } from 'vitest';
import { parseBackupUrl } from './backup-url.ts';
import { readConfig } from './config.ts';

describe('BACKUP_URL', () => {
  it('is a folder, a bucket, or a folder behind SFTP', () => {
    expect(parseBackupUrl('/srv/backups')).toEqual({ kind: 'folder', folder: '/srv/backups' });
    expect(parseBackupUrl('s3://AKIA:se%2Fcret@s3.example:9000/bucket/firm')).toEqual({
      ...{ kind: 's3', endpoint: 'https://s3.example:9000', bucket: 'bucket/firm' },
      ...{ key: 'AKIA', secret: 'se/cret' },
    });
    expect(parseBackupUrl('s3+http://k:s@localhost:4568/b')).toMatchObject({
      endpoint: 'http://localhost:4568',
    });
    expect(parseBackupUrl('sftp://firm@backup.example/srv/firm')).toEqual({
      ...{ kind: 'sftp', user: 'firm', host: 'backup.example', port: '22', folder: '/srv/firm' },
    });
  });

  it.each([
    'backups',
    's3://s3.example/bucket',
    's3://key:secret@s3.example/',
    's3://key:secret@s3.example/a b',
    'sftp://backup.example/srv',
    'sftp://firm@backup.example/',
    "sftp://firm@backup.example/a'b",
    'sftp://-oProxyCommand=x@backup.example/srv',
    'https://backup.example/srv',
  ])('refuses %s', (text) => expect(parseBackupUrl(text)).toBeNull());

  it('needs a password, because backups leave the machine', () => {
    expect(() => readConfig({ BACKUP_URL: '/srv/backups', SECRET: 's'.repeat(32) })).toThrow(
      'must be set together',
    );
    expect(() =>
      readConfig({ BACKUP_URL: '/srv', BACKUP_PASSWORD: 'short', SECRET: 's'.repeat(32) }),
    ).toThrow('at least 16');
  });
});
