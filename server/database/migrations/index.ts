/** Every migration, in order. A migration that has shipped is never changed. */
import type { Db } from '../schema.ts';
import { inquiries } from './0001-inquiries.ts';
import { images } from './0002-images.ts';
import { staff } from './0003-staff.ts';

export const migrations: Record<string, { up: (db: Db) => Promise<void> }> = {
  '0001-inquiries': { up: inquiries },
  '0002-images': { up: images },
  '0003-staff': { up: staff },
};
