/**
 * Decodes each picture in a separate process: a decoder that crashes, hangs or exhausts memory fails
 * only that upload, and its memory is freed immediately (decoding 50 megapixels of AVIF needs
 * 900 MB). The process gets none of the server's environment, so no secrets.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { programFile } from '../settings/program-file.ts';
import type { DecodeAnswer } from './decode-process.ts';
import { sniffFamily } from './family.ts';
import { Line } from './line.ts';
import type { Picture } from './picture.ts';
import { refused, UploadRefused } from './upload-refused.ts';

const PROGRAM = programFile(import.meta, 'decode-process');
/** Timeout in milliseconds for one picture, including the start of the process. */
const PATIENCE = 30_000;
const AT_ONCE = Math.min(availableParallelism(), 4);
const WAITING = 24;

export class Decoders {
  readonly #line = new Line(AT_ONCE, WAITING);
  /** AVIF needs several times the memory of the other formats, so these are decoded one at a time. */
  readonly #heavy = new Line(1, WAITING);

  /** @throws UploadRefused like `readPicture`, and 503 when too many pictures are waiting. */
  async decode(path: string): Promise<Picture> {
    const family = await sniffFamily(path);
    if (!family) throw refused.kind();
    const inLine = () => this.#line.run(() => decodeApart(path), refused.busy);
    return family === 'heif' ? this.#heavy.run(inLine, refused.busy) : inLine();
  }
}

export function decodeApart(path: string, program = PROGRAM, patience = PATIENCE): Promise<Picture> {
  const child = fork(program, [path], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise<Picture>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', (answer: DecodeAnswer) => {
      if ('picture' in answer) resolve(asBuffers(answer.picture));
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

/** Converts back: between processes, a Buffer may arrive as a plain Uint8Array. */
const asBuffers = (picture: Picture): Picture => ({
  ...picture,
  full: Buffer.from(picture.full),
  thumbnail: Buffer.from(picture.thumbnail),
});
