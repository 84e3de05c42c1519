/**
 * `npm run bench`: each row compares our server with a reference. Both are measured in this run, in alternation, so that a
 * noisy machine affects both. A row without a reference has a target.
 * Loopback only, limited in time. `npm run bench -- finding` runs one benchmark.
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
