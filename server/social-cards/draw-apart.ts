/** Draws a card in the sandbox: it takes a quarter of a second of a processor. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programFile } from '../config/program-file.ts';
import { asBuffer, runInSandbox } from '../sandbox/sandbox.ts';
import type { CardOrder } from './card-process.ts';

const PROGRAM = programFile(import.meta, 'card-process');
const LIMITS = { processorMs: 30_000, memoryMb: 512 };
/** The bundle is in the same folder as the font. */
const FONTS = existsSync(join(import.meta.dirname, 'archivo.woff2'))
  ? import.meta.dirname
  : join(import.meta.dirname, '../../site/fonts/whole');

/** @returns the bytes of a JPEG. @throws when the process fails or takes too long. */
export async function drawApart(order: Omit<CardOrder, 'fontFolder'>): Promise<Buffer> {
  const question: CardOrder = { ...order, fontFolder: FONTS };
  return asBuffer(await runInSandbox<Uint8Array>(PROGRAM, question, LIMITS));
}
