/** Uploads one picture to the image host: a signature, then the file (specification §7). */
import { IMAGE_LIMITS, type UploadedImage, type UploadSignature, withProof } from '#contract/images.ts';
import { problemIn, request, userMessage } from '../frame/request.ts';
import { asReadablePicture } from './heic.ts';
import type { SendPicture } from './upload-queue.ts';

const SIGNATURE_TIMEOUT = 30_000;
/** Enough for twenty megabytes over a slow mobile connection. */
const UPLOAD_TIMEOUT = 10 * 60_000;
const LINE_BROKE = 'The connection was lost. Try again.';
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

/** XMLHttpRequest, because fetch reports no upload progress. */
function post(
  file: File,
  { signature, timestamp, apiKey, uploadUrl, signed }: UploadSignature,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set('signature', signature);
  form.set('timestamp', String(timestamp));
  form.set('api_key', apiKey);
  form.set('folder', IMAGE_LIMITS.folder);
  for (const [name, value] of Object.entries(signed)) form.set(name, value);
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
  const image = parsed(responseText);
  return image?.secure_url && withProof(image as UploadedImage);
}

/** The host's reason: problem details from our own host, `error.message` from Cloudinary. */
function refusalIn(body: string): string | undefined {
  return problemIn(body)?.detail ?? parsed(body)?.error?.message;
}

function parsed(body: string): (Partial<UploadedImage> & { error?: { message?: string } }) | undefined {
  try {
    return JSON.parse(body) ?? undefined;
  } catch {
    return undefined;
  }
}
