/** Uploads one picture to the image host: a signature, then the file (requirements §8). */

import { IMAGE_LIMITS, type UploadedImage, withProof } from '#contract/shared/images.ts';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import { problemIn, request, userMessage } from '../layout/request.ts';
import { CONNECTION_LOST, type PostedForm, postForm } from '../layout/upload/post-form.ts';
import { asReadablePicture } from '../layout/upload/readable-picture.ts';
import type { SendFile } from '../layout/upload/upload-queue.ts';

const SIGNATURE_TIMEOUT = 30_000;
const NOT_NOW = 'Couldn’t upload the picture. Try again in a minute.';

/** @throws Error with a message for people. */
export const uploadPicture: SendFile<string> = async (file, onProgress, signal) => {
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
    throw new Error(userMessage(error, noAnswer ? CONNECTION_LOST : NOT_NOW));
  }
}

async function post(
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
  // Last, so that the host receives the signature before the file.
  form.set('file', file);
  const answer = await postForm(uploadUrl, form, onProgress, signal);
  const url = uploadedAddress(answer);
  if (!url) throw new Error(refusalIn(answer.text) ?? NOT_NOW);
  return url;
}

function uploadedAddress({ isOk, text }: PostedForm): string | undefined {
  const image = isOk ? parsed(text) : undefined;
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
