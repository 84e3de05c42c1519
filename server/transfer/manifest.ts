/** What a backup says about itself; checked whole before a restore touches anything. */
import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod';

export const FORMAT = 'ledge-frame-backup';
export const FORMAT_VERSION = 1;

const sum = z.object({ rows: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  createdAt: z.iso.datetime(),
  /** The migrations that the tables were written under. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string().regex(/^[a-z_]+$/), sum),
  /** Lines of pictures.jsonl. */
  pictures: sum,
  /** Whether the secret lies in the archive; otherwise the operator sets SECRET and keeps it himself. */
  secret: z.enum(['included', 'set-by-operator']),
  secretFingerprint: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Tells two secrets apart without giving either away. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('backup fingerprint').digest('hex').slice(0, 16);

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
