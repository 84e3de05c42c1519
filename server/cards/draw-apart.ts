/** Draws a card in a process of its own, as pictures are decoded: it takes a quarter of a second of a processor. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programFile } from '../settings/program-file.ts';
import type { CardOrder } from './card-process.ts';

const PROGRAM = programFile(import.meta, 'card-process');
const PATIENCE_MS = 30_000;
/** The bundle has the font beside it. */
const FONTS = existsSync(join(import.meta.dirname, 'archivo.woff2'))
  ? import.meta.dirname
  : join(import.meta.dirname, '../../site/fonts/whole');

/** @throws when the process fails or takes half a minute. */
export function drawApart(order: Omit<CardOrder, 'fontFolder'>): Promise<Buffer> {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.on('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      // No effect when the card has arrived; until the channel closes, it may still be on the way.
      const end = () => reject(new Error(`A card could not be drawn: ${signal ?? code}.`));
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    child.send({ ...order, fontFolder: FONTS } satisfies CardOrder);
  });
}
