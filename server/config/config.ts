/** The configuration (docs/configuration.md). In the server, the only reader of `process.env`. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { emailAddress, tidyEmail } from '#contract/mail/email-address.ts';
import { parseBackupUrl } from './backup-url.ts';
import { currentFirm } from './firm-in-force.ts';
import type { SavedSettings } from './saved-settings.ts';
import { loadSecret } from './secret.ts';

export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, the pictures or copies of them, and the secret. */
  dataDir: string;
  /** `postgres://…`, or undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Public origin without a trailing slash. */
  origin: string;
  secret: string;
  cloudinaryUrl: string | undefined;
  /** The place of off-site backups, with the password that encrypts them; undefined: there are none. */
  offsite: { url: string; password: string } | undefined;
  /** Addresses to call after each success. */
  heartbeats: Record<'backup' | 'rehearsal' | 'doctor', string | undefined>;
  /** The settings saved by owners, replaced while the server runs: read the values that depend on it at each use. */
  saved: SavedSettings;
  /** Variables that are set, so that owners can't change their values. */
  setByHost: ReadonlySet<string>;
  readonly smtpUrl: string | undefined;
  /** Where mail comes from and goes to: unless set, the firm's address as published, which changes while the server runs. */
  readonly mailFrom: string;
  readonly mailTo: string;
  /** The mailbox that visitors' answers arrive in; undefined: nothing of incoming mail shows. */
  imapUrl: string | undefined;
  /** The address that answers are sent to, tagged with the inquiry; mail to it arrives in that mailbox. */
  readonly replyAddress: string;
  /** Domains of servers that check who sent a mail; null: those of the mailbox (server/inbound/sender-check.ts). */
  mailCheckedBy: string[] | null;
  /** Addresses of reverse proxies whose forwarded headers are trusted. */
  trustProxy: string[];
  rateLimit: boolean;
  readonly retentionDays: number | undefined;
  /** Hour of the day, 0 to 23 on the firm's clock, from which erased data leaves the database's files. */
  cleanupHour: number;
  /** Whether visitors can book meetings; off, nothing of it shows. */
  booking: boolean;
  /** Messages about obsolete settings that have no effect, and what happens instead. */
  unused: string[];
  logLevel: (typeof LOG_LEVELS)[number];
};

/** Values of variables that aren't set. The defaults of the others depend on the installation. */
export const DEFAULTS = {
  PORT: 3000,
  HOST: '0.0.0.0',
  DATA_DIR: './data',
  CLEANUP_HOUR: 3,
  RATE_LIMIT: 'on',
  BOOKING: 'on',
  LOG_LEVEL: 'info',
} as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A variable that is set but empty counts as not set, as in `.env` files. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const url = (protocols: string[], message: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message);

const heartbeat = url(['http:', 'https:'], 'must begin with http:// or https://');

const address = z.string().refine(isAddress, 'must be IP addresses or networks, separated by commas');

function isAddress(value: string): boolean {
  const [ip = '', prefix = '1', more] = value.split('/');
  const bits = isIP(ip) === 6 ? 128 : 32;
  const inRange = /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits;
  return value === 'loopback' || (isIP(ip) !== 0 && inRange && more === undefined);
}

const mailAddress = z
  .string()
  .transform(tidyEmail)
  .refine((value) => emailAddress.safeParse(value).success, 'must be an email address');

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && !search;
}

function isMailbox(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  return ['imap:', 'imaps:'].includes(protocol) && username !== '' && password !== '' && hostname !== '';
}

/** The address of a mailbox whose user name is one. */
function addressOfMailbox(imapUrl: string | undefined): string | undefined {
  const user = imapUrl === undefined ? '' : decodeURIComponent(new URL(imapUrl).username);
  return emailAddress.safeParse(user).data;
}

/** Ends the use of an account that owners saved, as on a restored copy of the data. */
const OFF = 'off';

const environment = z.object({
  PORT: optional(z.coerce.number('must be a port number from 0 to 65535').int().min(0).max(65535)),
  HOST: optional(z.string()),
  SITE_ORIGIN: optional(
    z.string().refine(isOrigin, 'must be an origin without a path, such as https://www.example.com'),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .transform((list) => list.split(',').map((item) => item.trim()))
      .pipe(z.array(address)),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'], 'must begin with postgres://')),
  CLOUDINARY_URL: optional(
    z
      .string()
      .regex(/^cloudinary:\/\/[^:@/]+:[^:@/]+@[^/?]+/, 'must look like cloudinary://KEY:SECRET@CLOUD_NAME'),
  ),
  RETENTION_DAYS: optional(z.coerce.number('must be a whole number of days, at least 1').int().min(1)),
  CLEANUP_HOUR: optional(z.coerce.number('must be an hour from 0 to 23').int().min(0).max(23)),
  BACKUP_URL: optional(
    z
      .string()
      .refine(
        (value) => parseBackupUrl(value) !== null,
        'must be a folder (/…), s3://KEY:SECRET@HOST/BUCKET, or sftp://USER@HOST/FOLDER',
      ),
  ),
  BACKUP_PASSWORD: optional(z.string().min(16, 'must have at least 16 characters')),
  HEARTBEAT_BACKUP: optional(heartbeat),
  HEARTBEAT_REHEARSAL: optional(heartbeat),
  HEARTBEAT_DOCTOR: optional(heartbeat),
  SMTP_URL: optional(z.literal(OFF).or(url(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: optional(mailAddress),
  MAIL_TO: optional(mailAddress),
  IMAP_URL: optional(
    z
      .string()
      .refine(
        isMailbox,
        'must look like imaps://USER:PASSWORD@HOST, with each @ in the user name written as %40',
      ),
  ),
  REPLY_ADDRESS: optional(mailAddress),
  MAIL_CHECKED_BY: optional(
    z
      .string()
      .transform((list) =>
        list.trim() === 'off' ? [] : list.split(',').map((item) => item.trim().toLowerCase()),
      )
      .pipe(
        z.array(
          z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be off, or host names separated by commas'),
        ),
      ),
  ),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  RATE_LIMIT: optional(z.enum(['on', 'off'], 'must be on or off')),
  BOOKING: optional(z.enum(['on', 'off'], 'must be on or off')),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
});

/** Names of all variables, in the order of docs/configuration.md. */
export const VARIABLES = Object.keys(environment.shape);

/** An invalid configuration; the message has one line per mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with every invalid variable.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  const mistakes = parsed.success
    ? []
    : parsed.error.issues.map((i) => `${i.path[0] as string} ${i.message}`);
  const known = new Set(VARIABLES);
  for (const name of Object.keys(env)) {
    const meant = known.has(name) ? undefined : [...known].find((k) => isSlip(name, k));
    if (meant) mistakes.push(`${name} is not a setting; did you mean ${meant}?`);
  }
  if (!env.BACKUP_URL !== !env.BACKUP_PASSWORD)
    mistakes.push(
      'BACKUP_URL and BACKUP_PASSWORD must be set together: off-site backups are always encrypted',
    );
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  const v = parsed.data;
  const port = v.PORT ?? DEFAULTS.PORT;
  const dataDir = resolve(v.DATA_DIR ?? DEFAULTS.DATA_DIR);
  const origin = v.SITE_ORIGIN ? new URL(v.SITE_ORIGIN).origin : `http://localhost:${port}`;
  if (v.RATE_LIMIT === 'off' && origin.startsWith('https:'))
    throw new ConfigError('RATE_LIMIT must not be off when SITE_ORIGIN is https: it is for tests only');
  const config: Config = {
    port,
    host: v.HOST ?? DEFAULTS.HOST,
    dataDir,
    databaseUrl: v.DATABASE_URL,
    origin,
    secret: v.SECRET ?? secretIn(dataDir),
    cloudinaryUrl: v.CLOUDINARY_URL,
    offsite:
      v.BACKUP_URL && v.BACKUP_PASSWORD ? { url: v.BACKUP_URL, password: v.BACKUP_PASSWORD } : undefined,
    heartbeats: {
      backup: v.HEARTBEAT_BACKUP,
      rehearsal: v.HEARTBEAT_REHEARSAL,
      doctor: v.HEARTBEAT_DOCTOR,
    },
    saved: { unreadable: [] },
    setByHost: new Set(VARIABLES.filter((name) => env[name])),
    get smtpUrl() {
      return v.SMTP_URL === OFF ? undefined : (v.SMTP_URL ?? config.saved.smtpUrl);
    },
    get mailFrom() {
      return v.MAIL_FROM ?? config.saved.mailFrom ?? currentFirm().email;
    },
    get mailTo() {
      return v.MAIL_TO ?? config.saved.mailTo ?? currentFirm().email;
    },
    imapUrl: v.IMAP_URL,
    mailCheckedBy: v.MAIL_CHECKED_BY ?? null,
    get replyAddress() {
      return v.REPLY_ADDRESS ?? addressOfMailbox(v.IMAP_URL) ?? config.mailFrom;
    },
    trustProxy: v.TRUST_PROXY ?? [],
    rateLimit: (v.RATE_LIMIT ?? DEFAULTS.RATE_LIMIT) === 'on',
    get retentionDays() {
      return v.RETENTION_DAYS ?? config.saved.retentionDays;
    },
    cleanupHour: v.CLEANUP_HOUR ?? DEFAULTS.CLEANUP_HOUR,
    booking: (v.BOOKING ?? DEFAULTS.BOOKING) === 'on',
    unused: env.PICTURES ? [picturesUnused(v.DATABASE_URL)] : [],
    logLevel: v.LOG_LEVEL ?? DEFAULTS.LOG_LEVEL,
  };
  return config;
}

const picturesUnused = (databaseUrl: string | undefined) =>
  `PICTURES is no longer a setting. Remove it. ${
    databaseUrl
      ? 'Pictures are kept in the database. Each server moves pictures from its disk into the database when it starts, and then every hour.'
      : 'New pictures are kept in DATA_DIR. Pictures in the database stay there and are still shown.'
  }`;

function secretIn(dataDir: string): string {
  try {
    return loadSecret(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR can’t be used: ${(error as Error).message}`);
  }
}

/**
 * Detects swapped letters and missing underscores: close enough to a setting to ask, and unlikely to be another
 * program's variable.
 */
function isSlip(name: string, known: string): boolean {
  if (known.length < 7) return false;
  const letters = (text: string) => [...text.replaceAll('_', '')].sort().join('');
  return name[0] === known[0] && letters(name) === letters(known);
}
