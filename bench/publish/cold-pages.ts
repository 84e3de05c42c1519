/** Measures the first request of a page after a publish. */
import { at } from '../stopwatch.ts';

const AFTER_EACH = 25;
/** A prime, to reach pages of every type, in a different order from the one in which they are warmed up. */
const STRIDE = 37;

/** @returns milliseconds until the page is complete, at p95. */
export async function coldPageMs(
  origin: string,
  rounds: number,
  publish: (round: number) => Promise<unknown>,
): Promise<number> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)].map(([, path = '']) => path || '/');
  const took: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await publish(round);
    for (let turn = 0; turn < AFTER_EACH; turn++) {
      const path = paths[((round * AFTER_EACH + turn) * STRIDE) % paths.length];
      const began = performance.now();
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      took.push(performance.now() - began);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  }
  return at(0.95, took);
}
