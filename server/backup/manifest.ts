/** The manifest of a backup; validated before a restore changes anything. */
import * as z from 'zod';

export const FORMAT = 'ledge-frame-backup';
export const FORMAT_VERSION = 1;

const sum = z.object({ rows: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  createdAt: z.iso.datetime(),
  /** The migrations applied when the tables were written. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string().regex(/^[a-z_]+$/), sum),
  /** Lines of pictures.jsonl. */
  pictures: sum,
  /** Inquiries' pictures stored at Cloudinary, and how many of them the archive lacks; absent when there are none. */
  cloudinary: z.object({ pictures: z.int().min(0), missing: z.int().min(0) }).optional(),
  /** Whether the archive includes the secret; if not, the operator sets and keeps SECRET. */
  secret: z.enum(['included', 'set-by-operator']),
  secretFingerprint: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;
