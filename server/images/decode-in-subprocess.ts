/**
 * Decodes each picture in the sandbox: a decoder that fails harms only that upload, and its memory is freed immediately
 * (decoding 50 megapixels of AVIF needs 900 MB).
 */
import { availableParallelism } from 'node:os';
import { programFile } from '../config/program-file.ts';
import { asBuffer, runInSandbox, SandboxEndedError, SandboxUnavailableError } from '../sandbox/sandbox.ts';
import { BoundedQueue } from './bounded-queue.ts';
import type { DecodeAnswer, DecodeQuestion, Uses } from './decode-process.ts';
import { sniffImageFormat } from './file-signature.ts';
import type { FirmMarkPicture } from './logo.ts';
import type { Picture } from './picture.ts';
import type { DecodedSitePicture } from './site-picture.ts';
import { refused, UploadRefused } from './upload-refused.ts';

const PROGRAM = programFile(import.meta, 'decode-process');
/** Milliseconds of a processor for one picture, including the start of the process. */
const PROCESSOR_MS = 30_000;
/** Ten files are encoded from it. */
const SITE_PROCESSOR_MS = 240_000;
/** Pixels lie outside of it. */
const MEMORY_MB = 512;
const AT_ONCE = Math.min(availableParallelism(), 4);
const WAITING = 24;

export class Decoders {
  readonly #line = new BoundedQueue(AT_ONCE, WAITING);
  /** AVIF needs several times the memory of the other formats, so these are decoded one at a time. */
  readonly #heavy = new BoundedQueue(1, WAITING);
  /** An editor's forty pictures leave room for those of visitors. */
  readonly #ofSite = new BoundedQueue(1, WAITING);

  /** @throws UploadRefused like `readPicture`, and 503 when too many pictures are waiting. */
  decode = (path: string): Promise<Picture> => this.#inTurn(path, () => decodeInSubprocess(path));

  /** @throws UploadRefused like `readSitePicture`, and 503 when too many pictures are waiting. */
  decodeForSite = (path: string): Promise<DecodedSitePicture> =>
    this.#ofSite.run(() => this.#inTurn(path, () => decodeForSiteApart(path)), refused.busy);

  /** @throws UploadRefused like `readFirmMark`, and 503 when too many pictures are waiting. */
  decodeMark = (path: string): Promise<FirmMarkPicture> =>
    this.#ofSite.run(() => this.#inTurn(path, () => decodeMarkApart(path)), refused.busy);

  async #inTurn<T>(path: string, decode: () => Promise<T>): Promise<T> {
    const family = await sniffImageFormat(path);
    if (!family) throw refused.kind();
    const inLine = () => this.#line.run(decode, refused.busy);
    return family === 'heif' ? this.#heavy.run(inLine, refused.busy) : inLine();
  }
}

/** @param processorMs of a processor, in milliseconds. @throws UploadRefused; an Error for a fault of ours. */
export async function decodeInSubprocess(path: string, processorMs?: number): Promise<Picture> {
  const picture = await decodeAs('visitor', path, processorMs);
  return { ...picture, full: asBuffer(picture.full), thumbnail: asBuffer(picture.thumbnail) };
}

const decodeForSiteApart = async (path: string): Promise<DecodedSitePicture> =>
  withBuffers(await decodeAs('site', path, SITE_PROCESSOR_MS));

const decodeMarkApart = async (path: string): Promise<FirmMarkPicture> =>
  withBuffers(await decodeAs('mark', path));

const withBuffers = <Made extends { files: { name: string; bytes: Uint8Array }[] }>(made: Made) => ({
  ...made,
  files: made.files.map(({ name, bytes }) => ({ name, bytes: asBuffer(bytes) })),
});

async function decodeAs<Use extends keyof Uses>(
  use: Use,
  path: string,
  processorMs = PROCESSOR_MS,
): Promise<Uses[Use]> {
  const question: DecodeQuestion = { path, use };
  const limits = { processorMs, memoryMb: MEMORY_MB };
  const answer = await runInSandbox<DecodeAnswer<Use>>(PROGRAM, question, limits).catch((error) => {
    throw toRefusal(error);
  });
  if ('picture' in answer) return answer.picture;
  throw new UploadRefused(answer.refusal.status, answer.refusal.message);
}

/**
 * Refuses the picture when its decoder was killed, and returns a busy error when none can be started. Any other error,
 * such as a decoder that can't be loaded, is internal.
 */
export function toRefusal(error: unknown): unknown {
  if (error instanceof SandboxUnavailableError) return refused.busy();
  return error instanceof SandboxEndedError && error.wasKilled ? refused.tooHeavy() : error;
}
