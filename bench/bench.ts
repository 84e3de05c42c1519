/**
 * `npm run bench`: each row is our server beside its reference, both measured in this run, in turns,
 * so that a noisy machine disturbs both. A row without a reference has an aim.
 * Loopback only, bounded in time. `npm run bench -- finding` runs one of them.
 */
import { benchBooking } from './booking.ts';
import { benchDashboard } from './dashboard.ts';
import { benchFinding } from './finding.ts';
import { benchInquiries } from './inquiries.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish.ts';
import { benchStart } from './start.ts';
import { benchUploads } from './uploads.ts';

export type BenchRow = { what: string; ours: number; reference: string; theirs: number; unit: string };

const benches = {
  pages: benchPages,
  inquiries: benchInquiries,
  uploads: benchUploads,
  dashboard: benchDashboard,
  finding: benchFinding,
  booking: benchBooking,
  publish: benchPublish,
  start: benchStart,
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rows: BenchRow[] = [];
for (const [name, bench] of Object.entries(benches))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await bench()));

console.log('\n| what | ours | reference | reference’s | ratio |\n|---|---:|---|---:|---:|');
for (const { what, ours, reference, theirs, unit } of rows)
  console.log(
    `| ${what} | ${Math.round(ours)} ${unit} | ${reference} | ${Math.round(theirs)} ${unit} | ${(ours / theirs).toFixed(2)} |`,
  );
process.exit(0);
