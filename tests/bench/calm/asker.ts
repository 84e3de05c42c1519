/**
 * Sends staff's usual requests to a server, from a process of its own, which lets others go first: a browser elsewhere takes no
 * processor of the server's, and reading a gigabyte must not delay the visitors' requests that are timed. Arguments: address,
 * cookie, milliseconds, how many at once, and the paths to take in turn. Prints how many were answered, and the megabytes.
 */
import { constants, setPriority } from 'node:os';

const [url, cookie = '', ms, atOnce, ...paths] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const until = performance.now() + Number(ms);
let [turn, megabytes] = [0, 0];

/** Each at least once. */
async function ask(): Promise<void> {
  do {
    const answer = await fetch(`${url}${paths[turn++ % paths.length]}`, { headers: { cookie } });
    for await (const piece of answer.body ?? []) megabytes += (piece as Uint8Array).length / 1e6;
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  } while (performance.now() < until);
}

await Promise.all(Array.from({ length: Number(atOnce) }, ask));
console.log(JSON.stringify([turn, megabytes]));
