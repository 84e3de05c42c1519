/**
 * `npm run bench`: each row is our server beside its reference, both measured in this run, in turns,
 * so that a noisy machine disturbs both; what has an aim instead of a reference is held against that.
 * Loopback only, bounded in time. `npm run bench -- finding` runs one of them. Those of many minutes run only when named.
 */
import { benchBooking } from './booking.ts';
import { benchCalm } from './calm.ts';
import { benchDashboard } from './dashboard.ts';
import { benchEditing } from './editing.ts';
import { benchErasing } from './erasing.ts';
import { benchFinding } from './finding.ts';
import { benchGrowth } from './growth.ts';
import { benchHostileMail } from './hostile-mail.ts';
import { benchInquiries } from './inquiries.ts';
import { benchPages } from './pages.ts';
import { benchPress } from './press.ts';
import { benchScrolling } from './scrolling.ts';
import { benchSlow } from './slow.ts';
import { benchStart } from './start.ts';
import { benchSustained } from './sustained.ts';
import { benchThreads } from './threads.ts';
import { benchUploads } from './uploads.ts';

export type Row = { what: string; ours: number; reference: string; theirs: number; unit: string };

const benches = {
  pages: benchPages,
  inquiries: benchInquiries,
  uploads: benchUploads,
  dashboard: benchDashboard,
  finding: benchFinding,
  scrolling: benchScrolling,
  slow: benchSlow,
  erasing: benchErasing,
  booking: benchBooking,
  start: benchStart,
};
/** Of many minutes, or about a part: only when named. */
const long = {
  sustained: benchSustained,
  growth: benchGrowth,
  calm: benchCalm,
  threads: benchThreads,
  mail: benchHostileMail,
  press: benchPress,
  editing: benchEditing,
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = Object.entries(wanted.length === 0 ? benches : { ...benches, ...long });
const rows: Row[] = [];
for (const [name, bench] of chosen)
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await bench()));

console.log('\n| what | ours | reference | reference’s | ratio |\n|---|---:|---|---:|---:|');
for (const { what, ours, reference, theirs, unit } of rows)
  console.log(
    `| ${what} | ${Math.round(ours)} ${unit} | ${reference} | ${Math.round(theirs)} ${unit} | ${(ours / theirs).toFixed(2)} |`,
  );
process.exit(0);
