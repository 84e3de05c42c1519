import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'ledge-frame-config-'));
const mistakesOf = (env: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR: folder(), ...env });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
};

describe('configuration (requirements §17)', () => {
  it('has a default for everything', () => {
    const config = readConfig({ DATA_DIR: folder() });
    expect(config).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      origin: 'http://localhost:3000',
      databaseUrl: undefined,
      rateLimit: true,
      logLevel: 'info',
    });
  });

  it('keeps the generated secret, readable by its owner only', () => {
    const dataDir = folder();
    const { secret } = readConfig({ DATA_DIR: dataDir });
    expect(secret.length).toBeGreaterThanOrEqual(40);
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
  });

  it('refuses a secret that a crash cut off, and a data folder that is none', () => {
    const dataDir = folder();
    const file = join(dataDir, 'secret');
    writeFileSync(file, '');
    expect(mistakesOf({ DATA_DIR: dataDir })).toEqual([expect.stringContaining('a complete secret')]);
    expect(mistakesOf({ DATA_DIR: file })).toEqual([expect.stringContaining('DATA_DIR can’t be used')]);
  });

  it('takes addresses and networks of proxies', () => {
    const { trustProxy } = readConfig({
      DATA_DIR: folder(),
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32',
    });
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a port number'],
    ['PORT', '70000', 'PORT'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://'],
    ['SITE_ORIGIN', 'www.example.com', 'SITE_ORIGIN must be an origin without a path'],
    ['SITE_ORIGIN', 'https://example.com/shop', 'SITE_ORIGIN must be an origin without a path'],
    ['SECRET', 'short', 'SECRET must have at least 32 characters'],
    ['CLOUDINARY_URL', 'cloudinary://x', 'CLOUDINARY_URL must look like'],
    ['SMTP_URL', 'http://x', 'SMTP_URL must begin with smtp://'],
    ['MAIL_TO', 'nobody', 'MAIL_TO must be an email address'],
    ['TRUST_PROXY', 'proxy.local', 'TRUST_PROXY must be IP addresses'],
    ['TRUST_PROXY', '999.1.1.1', 'TRUST_PROXY must be IP addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be IP addresses'],
    ['RATE_LIMIT', 'maybe', 'RATE_LIMIT must be on or off'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ])('names %s=%s in one line', (name, value, message) => {
    const mistakes = mistakesOf({ [name]: value });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(message);
  });

  it('names every mistake at once, and asks about a slip of the pen', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_ULR: 'postgres://x' })).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('LOG_LEVEL'),
      'DATABASE_ULR is not a setting; did you mean DATABASE_URL?',
    ]);
  });

  it('refuses to run without rate limits behind https', () => {
    expect(mistakesOf({ RATE_LIMIT: 'off', SITE_ORIGIN: 'https://example.com' })[0]).toContain('RATE_LIMIT');
  });

  it('treats an empty variable as not set, as in .env files', () => {
    expect(readConfig({ DATA_DIR: folder(), DATABASE_URL: '', SMTP_URL: '' }).databaseUrl).toBeUndefined();
  });
});
