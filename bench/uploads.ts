/**
 * Pictures as the form sends them: a signature, then a multipart POST, each on a new connection. The reference is bare
 * sharp with the same file and the same work (decode, rotate upright, 2560 px and 480 px, WebP), in as many processes as
 * the server has decoders. Those processes are reused; ours are new for each picture (decision 11), and both sizes are
 * flushed to disk. The second reference starts a process for each picture, too: the difference is the cost of decision 11.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_LIMITS } from '../contract/shared/images.ts';
import { decodeInSubprocess } from '../server/images/decode-in-subprocess.ts';
import { make, photograph } from '../server/images/testing/sample-files.ts';
import { upload } from '../server/images/testing/upload.ts';
import { projectNode, startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { inTurns, perSecond } from './load.ts';

/** As in server/images/decode-in-subprocess.ts. */
const PROCESSES = Math.min(availableParallelism(), 4);
/** People who upload concurrently: enough that no decoder waits for a picture to arrive. */
const PEOPLE = PROCESSES * 3;
const MILLISECONDS = 8000;
const bare = `bare sharp in ${PROCESSES} processes`;
const apart = `${bare}, a new one for each picture`;

/** The project's own photo, and one as phones take them: twelve megapixels, stored rotated. */
const PHOTOGRAPHS: { name: string; make: () => Buffer }[] = [
  { name: '1500 x 1000', make: photograph },
  {
    name: '4032 x 3024, turned',
    make: () =>
      make(`sharp('../../pictures/02-frame-raised.jpg').resize(4032, 3024, { fit: 'cover' })
        .sharpen().withMetadata({ orientation: 6 }).jpeg({ quality: 90 })`),
  },
];

export async function benchUploads(): Promise<BenchRow[]> {
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const rows: BenchRow[] = [];
  const photographs = PHOTOGRAPHS.map(({ name, make }) => ({ name, file: make() }));
  try {
    for (const { name, file } of photographs) {
      const path = join(folder, 'picture.jpg');
      writeFileSync(path, file);
      const size = `${(file.length / 1024 / 1024).toFixed(1)} MB`;
      console.log(`Uploads of ${name} (${size}), pictures a minute: ours · ${bare} · new processes`);
      const [ours, theirs, started] = (await inTurns(3, [
        async () => 60 * (await uploadsPerSecond(server.url, file)),
        async () => 60 * (await bareSharp(path)),
        async () =>
          60 * (await perSecond(PROCESSES, MILLISECONDS, async () => void (await decodeInSubprocess(path)))),
      ])) as [number, number, number];
      const what = `upload of ${name} (${size})`;
      rows.push({ what, ours, reference: bare, theirs, unit: '/min' });
      rows.push({ what, ours, reference: apart, theirs: started, unit: '/min' });
    }
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

function uploadsPerSecond(url: string, file: Buffer): Promise<number> {
  return perSecond(PEOPLE, MILLISECONDS, async () => {
    const answer = await upload(url, new Uint8Array(file));
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`An upload answered ${answer.status}: ${body}`);
  });
}

const BARE = `
  import sharp from 'sharp';
  sharp.cache(false);
  sharp.concurrency(1);
  const [path, milliseconds] = process.argv.slice(1);
  const shrunk = (picture, side) => picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const work = async () => {
    const full = await shrunk(sharp(path, { failOn: 'error' }).autoOrient(), ${IMAGE_LIMITS.longestSide}).webp({ quality: 82 }).toBuffer();
    await shrunk(sharp(full), ${IMAGE_LIMITS.thumbnailSide}).webp({ quality: 76 }).toBuffer();
  };
  await work();
  process.send('ready');
  process.once('message', async () => {
    const began = performance.now();
    let done = 0;
    for (; performance.now() - began < Number(milliseconds); done++) await work();
    process.send(done / ((performance.now() - began) / 1000), () => process.disconnect());
  });`;

/** @returns pictures per second. */
async function bareSharp(path: string): Promise<number> {
  const children = Array.from({ length: PROCESSES }, () =>
    spawn(projectNode, ['--input-type=module', '--eval', BARE, path, String(MILLISECONDS)], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  const rates = children.map((child) => once(child, 'message') as Promise<[number]>);
  for (const child of children) child.send('go');
  return (await Promise.all(rates)).reduce((all, [rate]) => all + rate, 0);
}
