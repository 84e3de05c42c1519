/** Reads all records of a folder of content. A thread of its own, because modules are loaded once and then kept. */
import { parentPort, workerData } from 'node:worker_threads';
import { COLLECTIONS_IN_FILES } from './collections-in-files.ts';

const { dir } = workerData as { dir: string };
const records = Object.fromEntries(
  await Promise.all(
    Object.entries(COLLECTIONS_IN_FILES).map(async ([name, files]) => [name, await files.read(dir)]),
  ),
);
// As JSON, as they are compared with what is stored.
parentPort?.postMessage(JSON.stringify(records));
