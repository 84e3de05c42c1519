import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { at } from './stopwatch.ts';

const run = promisify(execFile);

/** Duration of one measurement, in seconds. */
const SECONDS = 4;

/** @returns requests per second that wrk measures at a URL. */
export async function wrk(url: string, { connections = 16, script = '', headers = [] as string[] } = {}) {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${SECONDS}s`,
    ...headers.flatMap((header) => ['-H', header]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failed) throw new Error(`${url} refused ${failed} requests`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Measures each in turn, `rounds` times, and returns the medians in order. */
export async function inTurns(rounds: number, measures: (() => Promise<number>)[]): Promise<number[]> {
  const results = measures.map(() => [] as number[]);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure());
    console.log(
      `  round ${round} of ${rounds}: ${results.map((r) => Math.round(r.at(-1) as number)).join(' · ')}`,
    );
  }
  return results.map(median);
}

/** @returns runs of `work` per second by the given number of concurrent workers. */
export async function perSecond(
  workers: number,
  milliseconds: number,
  work: () => Promise<void>,
): Promise<number> {
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    for (; performance.now() - began < milliseconds; done++) await work();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return done / ((performance.now() - began) / 1000);
}

export const median = (values: number[]) => at(0.5, values);
