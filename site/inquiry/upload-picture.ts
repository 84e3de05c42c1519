/** One picture to the image host: a signature, then the file (specification §7). */
import { IMAGE_LIMITS, type UploadSignature } from '#contract/images.ts';
import { problemIn, request, userMessage } from '../frame/request.ts';
import { asReadablePicture } from './heic.ts';
import type { SendPicture } from './upload-queue.ts';

const SIGNATURE_TIMEOUT = 30_000;
/** Twenty megabytes over a slow mobile line. */
const UPLOAD_TIMEOUT = 10 * 60_000;
const LINE_BROKE = 'The connection broke off. Try again.';
const NOT_NOW = 'The picture could not be uploaded. Try again in a minute.';

/** @throws Error with a message for people. */
export const uploadPicture: SendPicture = async (file, onProgress, signal) => {
  const [picture, signature] = await Promise.all([asReadablePicture(file), askForSignature(signal)]);
  return post(picture, signature, onProgress, signal);
};

async function askForSignature(signal: AbortSignal): Promise<UploadSignature> {
  try {
    const response = await request('/api/cloudinary/signature', {
      method: 'POST',
      body: { paramsToSign: {} },
      signal: AbortSignal.any([signal, AbortSignal.timeout(SIGNATURE_TIMEOUT)]),
    });
    return await response.json();
  } catch (error) {
    const noAnswer = !(error instanceof Error && 'status' in error);
    throw new Error(userMessage(error, noAnswer ? LINE_BROKE : NOT_NOW));
  }
}

/** XMLHttpRequest, because fetch tells nothing of an upload's progress. */
function post(
  file: File,
  { signature, timestamp, apiKey, uploadUrl }: UploadSignature,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set('signature', signature);
  form.set('timestamp', String(timestamp));
  form.set('api_key', apiKey);
  form.set('folder', IMAGE_LIMITS.folder);
  // Last, so that the host knows the signature before it reads the file.
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (words: string) => reject(new Error(words));
    call.open('POST', uploadUrl);
    call.timeout = UPLOAD_TIMEOUT;
    call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    call.onload = () => {
      const url = uploadedAddress(call);
      if (url) resolve(url);
      else fail(refusalIn(call.responseText) ?? NOT_NOW);
    };
    call.onerror = () => fail(LINE_BROKE);
    call.ontimeout = () => fail(LINE_BROKE);
    call.onabort = () => fail('Stopped.');
    signal.addEventListener('abort', () => call.abort(), { once: true });
    if (signal.aborted) call.abort();
    else call.send(form);
  });
}

function uploadedAddress({ status, responseText }: XMLHttpRequest): string | undefined {
  if (status < 200 || status > 299) return undefined;
  return parsed(responseText)?.secure_url;
}

/** Why the host refused: problem details of our own host, `error.message` of Cloudinary's. */
function refusalIn(body: string): string | undefined {
  return problemIn(body)?.detail ?? parsed(body)?.error?.message;
}

function parsed(body: string): { secure_url?: string; error?: { message?: string } } | undefined {
  try {
    return JSON.parse(body) ?? undefined;
  } catch {
    return undefined;
  }
}
