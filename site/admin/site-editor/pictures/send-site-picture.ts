/** Uploads one picture for the site, and retries whenever the connection is lost. */
import type { SitePicture } from '#contract/site/site-pictures.ts';
import { problemIn, RequestError, request } from '../../../layout/request.ts';
import { CONNECTION_LOST, postForm } from '../../../layout/upload/post-form.ts';
import { FinalRefusal } from '../../../layout/upload/upload-queue.ts';
import { readyToSend } from './ready-to-send.ts';

const URL = '/api/content/pictures';
const NOT_NOW = 'Couldn’t upload the picture. Try again in a minute.';
const SIGNED_OUT =
  'Your session ended. Sign in again to finish the upload; the picture is saved in this browser.';
/** The server is busy or restarting, and will accept the picture later. */
const LATER = new Set([408, 429, 502, 503, 504]);
const PAUSE_MS = 1500;
const PAUSE_MAX_MS = 20_000;

type Parts = {
  /** Whether an earlier try may have arrived without its answer. */
  wasTried: boolean;
  onProgress: (progress: number) => void;
  /** Called when the connection is lost, and when it is restored. */
  onLine: (isBroken: boolean) => void;
  signal: AbortSignal;
};

/** @throws Error with a message for people; FinalRefusal where another try can't help. */
export async function sendSitePicture(original: File, parts: Parts): Promise<SitePicture> {
  const { onProgress, onLine, signal } = parts;
  const file = await readyToSend(original);
  for (let tries = 0; ; tries++) {
    const known = parts.wasTried || tries > 0 ? await arrivedAlready(file, signal) : null;
    const sent = known ?? (await sendOnce(file, original.name, onProgress, signal));
    if (sent !== 'again') {
      onLine(false);
      return sent;
    }
    onLine(true);
    onProgress(0);
    await lineBack(Math.min(PAUSE_MS * 2 ** tries, PAUSE_MAX_MS), signal);
  }
}

async function sendOnce(
  file: File,
  name: string,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<SitePicture | 'again'> {
  const form = new FormData();
  form.set('name', name);
  form.set('file', file);
  const answer = await postForm(URL, form, onProgress, signal).catch((error: Error) => {
    if (error.message === CONNECTION_LOST) return null;
    throw error;
  });
  if (!answer || LATER.has(answer.status)) return 'again';
  if (answer.isOk) return JSON.parse(answer.text) as SitePicture;
  if (answer.status === 401) throw new Error(SIGNED_OUT);
  const words = problemIn(answer.text)?.detail ?? NOT_NOW;
  throw answer.status < 500 ? new FinalRefusal(words) : new Error(words);
}

/** Looks up the file's hash on the server before a second upload; null if it isn't there or can't be checked. */
async function arrivedAlready(file: File, signal: AbortSignal): Promise<SitePicture | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return (await (await request(`${URL}/by-file/${hex}`, { signal })).json()) as SitePicture;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) throw new Error(SIGNED_OUT);
    return null;
  }
}

/** Resolves when the browser reports that it is online, or after `ms` milliseconds. */
function lineBack(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const go = () => {
      over.abort();
      clearTimeout(timer);
      if (signal.aborted) reject(new Error('Upload canceled.'));
      else resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go, { signal: over.signal });
    signal.addEventListener('abort', go, { signal: over.signal });
  });
}
