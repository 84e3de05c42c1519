/**
 * `npm run bench`: each row is our server beside its reference, both measured in this run, in turns,
 * so that a noisy machine disturbs both. Loopback only, bounded in time.
 */
import { benchInquiries } from './inquiries.ts';
import { benchPages } from './pages.ts';

export type Row = { what: string; ours: number; reference: string; theirs: number; unit: string };

const rows = [...(await benchPages()), ...(await benchInquiries())];

console.log('\n| what | ours | reference | reference’s | ratio |\n|---|---:|---|---:|---:|');
for (const { what, ours, reference, theirs, unit } of rows)
  console.log(
    `| ${what} | ${Math.round(ours)} ${unit} | ${reference} | ${Math.round(theirs)} ${unit} | ${(ours / theirs).toFixed(2)} |`,
  );
process.exit(0);
