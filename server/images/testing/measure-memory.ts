/**
 * Measures the memory that hostile and large pictures cost a running server (Linux):
 *   RATE_LIMIT=off npm start, then: node server/images/testing/measure-memory.ts http://localhost:3000 PID
 */
import { readFileSync } from 'node:fs';
import * as sample from './sample-files.ts';
import { upload } from './upload.ts';

const [base, pid] = process.argv.slice(2);
if (!base || !pid) throw new Error('Pass the server’s address and its process id.');

const torn = sample.photograph().subarray(0, 50_000);
const big = Buffer.alloc(25 * 1024 * 1024);
const progressive = sample.make('noise(8160, 6120).jpeg({ quality: 30, progressive: true })');
const times = (count: number, file: Buffer) => Array<Buffer>(count).fill(file);

await measure('20 bombs of 225 megapixels', times(20, sample.bomb()));
await measure('20 files of 25 MB', times(20, big));
await measure(
  '20 bad files of five kinds',
  [sample.bomb(), big, torn, sample.SVG, sample.HEIC].flatMap((f) => times(4, f)),
);
await measure('8 good pictures of 50 megapixels', times(8, progressive));

async function measure(what: string, files: Buffer[]): Promise<void> {
  const before = residentMegabytes();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes());
  }, 20);
  const answers = await Promise.all(files.map((file) => upload(base as string, new Uint8Array(file))));
  clearInterval(watch);
  const statuses = answers.map((answer) => answer.status).sort();
  console.log(
    `${what}: ${before} MB before, ${peak} MB at most, answers ${[...new Set(statuses)].join(', ')}`,
  );
}

function residentMegabytes(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
