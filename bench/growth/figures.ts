/** The measured figures, in the order of the table; kept in docs/growth.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type GrowthEngine = (typeof ENGINES)[number];

export const SIZES = [1000, 10_000, 100_000] as const;

export const FIGURES = {
  post: { what: 'A visitor sends an inquiry', unit: 'ms' },
  firstView: { what: 'First view of the dashboard: list and counts', unit: 'ms' },
  middlePage: { what: 'A page in the middle of the list', unit: 'ms' },
  byStatus: { what: 'Filter by status: list and counts', unit: 'ms' },
  search: { what: 'Search, median', unit: 'ms' },
  searchP95: { what: 'Search, p95', unit: 'ms' },
  open: { what: 'An inquiry is opened: timeline, mails and duplicates', unit: 'ms' },
  status: { what: 'A status is changed', unit: 'ms' },
  bulk: { what: 'The status of 1,000 is changed at once', unit: 'ms' },
  reports: { what: 'Reports of a year', unit: 'ms' },
  metrics: { what: '`/metrics`', unit: 'ms' },
  exported: { what: 'CSV export of everything', unit: 'ms' },
  start: { what: 'Start until ready', unit: 'ms' },
  erasing: { what: 'Daily erasing of 300 closed inquiries', unit: 'ms' },
  backup: { what: 'Backup while it serves', unit: 'ms' },
  backupSize: { what: 'Size of the backup', unit: 'MB' },
  disk: { what: 'Size of the database', unit: 'MB' },
  memory: { what: 'Server’s memory after all of this', unit: 'MB' },
  memoryPeak: { what: 'Server’s memory at its most', unit: 'MB' },
} as const;
export type GrowthFigure = keyof typeof FIGURES;

/** One size on one database. */
export type Measured = {
  engine: GrowthEngine;
  inquiries: number;
  /** Day of the run, and the machine's load over 15 minutes at its end. */
  on: string;
  load: number;
  /** Milliseconds of processor, of the server and its database; hardly disturbed by what else the machine does. */
  figures: Record<GrowthFigure, number>;
  /** The same by the clock; on a machine with other work mostly waiting. */
  clock: Record<GrowthFigure, number>;
};

const FILE = join(import.meta.dirname, '../../docs/growth.json');

export const kept = (): Measured[] => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []);

/** Replaces the earlier figures. */
export function keep(measured: Measured): void {
  const others = kept().filter(
    (one) => one.engine !== measured.engine || one.inquiries !== measured.inquiries,
  );
  const all = [...others, measured].sort(
    (a, b) => ENGINES.indexOf(a.engine) - ENGINES.indexOf(b.engine) || a.inquiries - b.inquiries,
  );
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** With as many digits as it deserves: 0.84, 8.4, 84, 8,400. */
export function written(value: number): string {
  const digits = value < 1 ? 2 : value < 10 ? 1 : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
