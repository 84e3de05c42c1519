/**
 * Many bad pictures at the same time (requirements §12): each is refused with a message, visitors continue to read pages,
 * and the server with all its decoders stays under 600 MB. 40 bad pictures and 5 decompression bombs in `npm test`; 200 and
 * 20 in `npm run test:security`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as sample from '../server/images/testing/sample-files.ts';
import { askSignature, upload } from '../server/images/testing/upload.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

const [BAD, BOMBS] = process.env.SECURITY_RUNS ? [200, 20] : [40, 5];
const MOST_MEGABYTES = 600;

let server: RunningServer;
let kinds: Uint8Array<ArrayBuffer>[];
beforeAll(async () => {
  const photograph = sample.photograph();
  kinds = [
    sample.SVG,
    sample.HTML,
    sample.PDF,
    sample.HEIC,
    Buffer.alloc(0),
    sample.pageThatStartsAsGif(),
    sample.pictureOf('tiff'),
    photograph.subarray(0, 50_000),
    sample.pictureOf('webp').subarray(0, 200),
    sample.pictureOf('avif').subarray(0, 400),
    Buffer.concat([sample.pictureOf('png').subarray(0, 60), Buffer.alloc(300_000, 0x41)]),
    Buffer.alloc(21 * 1024 * 1024, photograph.subarray(0, 64)),
  ].map((each) => new Uint8Array(each));
  sample.bomb();
  server = await startServer();
});
afterAll(() => server.remove());

it(`${BAD} bad files and ${BOMBS} bombs at once are refused in words, within ${MOST_MEGABYTES} MB`, async () => {
  const pid = server.process.pid as number;
  const calm = megabytes(pid);
  const bomb = new Uint8Array(sample.bomb());
  const files = [
    ...Array.from({ length: BAD }, (_, n) => kinds[n % kinds.length] as Uint8Array<ArrayBuffer>),
    ...Array.from({ length: BOMBS }, () => bomb),
  ];

  let peak = { own: 0, all: 0, processes: 0 };
  const pages: number[] = [];
  let over = false;
  const watch = (async () => {
    while (!over) {
      const now = megabytes(pid);
      if (now.all > peak.all) peak = now;
      await pause(20);
    }
  })();
  const read = (async () => {
    while (!over) {
      pages.push((await fetch(server.url, { headers: { connection: 'close' } })).status);
      await pause(100);
    }
  })();
  const send = await sender();
  const answers = await Promise.all(files.map(send)).finally(() => {
    over = true;
  });
  await Promise.all([watch, read]);

  const statuses = new Map<number, number>();
  for (const answer of answers) {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const { detail } = (await answer.json()) as { detail: string };
    expect([400, 413, 415, 422, 503], detail).toContain(answer.status);
    expect(detail).toMatch(/\w+ \w+/);
    if (answer.status === 503) expect(detail).toMatch(/again/);
  }
  console.log(
    `${files.length} at once: ${calm.all} MB before, ${peak.all} MB at most in ${peak.processes} processes (server alone ${peak.own}); answers`,
    Object.fromEntries(statuses),
  );
  // Ensures that some files reach the decoders, instead of being refused before.
  expect(peak.processes).toBeGreaterThan(1);
  expect(statuses.get(413)).toBeGreaterThan(0);
  expect(peak.all).toBeLessThan(MOST_MEGABYTES);
  expect(pages.filter((status) => status !== 200)).toEqual([]);
}, 300_000);

it('leave nothing behind, and the next good picture is taken', async () => {
  const good = await upload(server.url, new Uint8Array(sample.photograph()));
  expect(good.status).toBe(200);
  // The program that starts decoders ends after an idle minute.
  await expect.poll(() => familyOf(server.process.pid as number), { timeout: 120_000 }).toHaveLength(1);
  const kept = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !/^(ledge-frame|secret)/.test(each.name))
    .map(({ name }) => name.replace(/^[0-9a-f]{40}/, 'picture'));
  expect(kept.sort()).toEqual(['picture-480.webp', 'picture.webp']);
  expect(server.output()).not.toContain('"level":50');
});

/** Sends all forms with one signature, which is valid for an hour, so that every file is processed. */
async function sender() {
  const { signature, timestamp, apiKey, cloudName } = await askSignature(server.url);
  return (file: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const form = new FormData();
    form.set('file', new Blob([file]), 'holiday.jpg');
    const fields = { signature, timestamp, api_key: apiKey, folder: 'inquiries' };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const headers = { connection: 'close' };
    return fetch(`${server.url}/v1_1/${cloudName}/image/upload`, { method: 'POST', headers, body: form });
  };
}

/**
 * The memory of the process and all its descendants: the sum of their private memory, and their shared program files
 * once.
 */
function megabytes(pid: number): { own: number; all: number; processes: number } {
  const family = familyOf(pid)
    .map(memoryOf)
    .filter(({ file }) => file > 0);
  const [server] = family;
  const own = family.reduce((sum, { anonymous }) => sum + anonymous, 0);
  const shared = Math.max(...family.map(({ file }) => file));
  return {
    own: Math.round((server?.anonymous ?? 0) + (server?.file ?? 0)),
    all: Math.round(own + shared),
    processes: family.length,
  };
}

function familyOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(familyOf)];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** Memory in megabytes; zero for a process that has ended. */
function memoryOf(pid: number): { anonymous: number; file: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const size = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
    return { anonymous: size('RssAnon') + size('RssShmem'), file: size('RssFile') };
  } catch {
    return { anonymous: 0, file: 0 };
  }
}
