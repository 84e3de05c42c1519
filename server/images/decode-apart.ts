/**
 * Decodes each picture in a separate process: a decoder that crashes, hangs or exhausts memory fails
 * only that upload, and its memory is freed immediately (decoding 50 megapixels of AVIF needs
 * 900 MB). The process gets none of the server's environment, so no secrets.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { programFile } from '../settings/program-file.ts';
import type { DecodeAnswer, Uses } from './decode-process.ts';
import { sniffFamily } from './family.ts';
import { Line } from './line.ts';
import type { FirmMarkPicture } from './mark-picture.ts';
import type { Picture } from './picture.ts';
import type { SitePicture } from './site-picture.ts';
import { refused, UploadRefused } from './upload-refused.ts';

const PROGRAM = programFile(import.meta, 'decode-process');
/** Timeout in milliseconds for one picture, including the start of the process. */
const PATIENCE = 30_000;
/** Ten files are encoded from it. */
const SITE_PATIENCE = 120_000;
const AT_ONCE = Math.min(availableParallelism(), 4);
const WAITING = 24;

export class Decoders {
  readonly #line = new Line(AT_ONCE, WAITING);
  /** AVIF needs several times the memory of the other formats, so these are decoded one at a time. */
  readonly #heavy = new Line(1, WAITING);
  /** An editor's forty pictures leave room for those of visitors. */
  readonly #ofSite = new Line(1, WAITING);

  /** @throws UploadRefused like `readPicture`, and 503 when too many pictures are waiting. */
  decode = (path: string): Promise<Picture> => this.#inTurn(path, () => decodeApart(path));

  /** @throws UploadRefused like `readSitePicture`, and 503 when too many pictures are waiting. */
  decodeForSite = (path: string): Promise<SitePicture> =>
    this.#ofSite.run(() => this.#inTurn(path, () => decodeForSiteApart(path)), refused.busy);

  /** @throws UploadRefused like `readFirmMark`, and 503 when too many pictures are waiting. */
  decodeMark = (path: string): Promise<FirmMarkPicture> =>
    this.#ofSite.run(() => this.#inTurn(path, () => decodeMarkApart(path)), refused.busy);

  async #inTurn<T>(path: string, decode: () => Promise<T>): Promise<T> {
    const family = await sniffFamily(path);
    if (!family) throw refused.kind();
    const inLine = () => this.#line.run(decode, refused.busy);
    return family === 'heif' ? this.#heavy.run(inLine, refused.busy) : inLine();
  }
}

export async function decodeApart(path: string, program?: string, patience?: number): Promise<Picture> {
  const picture = await decodeAs('visitor', path, program, patience);
  return { ...picture, full: asBuffer(picture.full), thumbnail: asBuffer(picture.thumbnail) };
}

const decodeForSiteApart = async (path: string): Promise<SitePicture> =>
  withBuffers(await decodeAs('site', path, PROGRAM, SITE_PATIENCE));

const decodeMarkApart = async (path: string): Promise<FirmMarkPicture> =>
  withBuffers(await decodeAs('mark', path));

const withBuffers = <Made extends { files: { name: string; bytes: Uint8Array }[] }>(made: Made) => ({
  ...made,
  files: made.files.map(({ name, bytes }) => ({ name, bytes: asBuffer(bytes) })),
});

function decodeAs<Use extends keyof Uses>(
  use: Use,
  path: string,
  program = PROGRAM,
  patience = PATIENCE,
): Promise<Uses[Use]> {
  const child = fork(program, [path, use], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', (answer: DecodeAnswer<Use>) => {
      if ('picture' in answer) resolve(answer.picture);
      else reject(new UploadRefused(answer.refusal.status, answer.refusal.message));
    });
    // The system can't start another process right now.
    child.on('error', () => reject(refused.busy()));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const end = () => {
        // No effect when a message has already settled the promise.
        if (signal) reject(refused.tooHeavy());
        else reject(new Error(`The picture decoder ended with ${code}.`));
      };
      // The response may still be in the channel if this process was busy: the channel closes after the last message.
      if (child.connected) child.once('disconnect', end);
      else end();
    });
  });
}

/** Between processes, a Buffer may arrive as a plain Uint8Array. */
const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
