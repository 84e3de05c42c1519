/** Calls to a Cloudinary account, signed with its secret (Cloudinary, "Upload API reference"). */
import { openAsBlob } from 'node:fs';
import * as z from 'zod';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { UploadAccount } from './account.ts';
import { sign } from './signature.ts';

/** Timeout in milliseconds for transferring one picture. */
const TRANSFER_TIMEOUT = 60_000;
const DESTROY_TIMEOUT = 10_000;

/** The fields that we read of Cloudinary's response. */
const uploadAnswer = z.object({
  public_id: z.string(),
  secure_url: z.url(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  format: z.string(),
  /** True when the name was taken: the earlier picture stays. */
  existing: z.boolean().optional(),
});
export type CloudinaryUpload = z.infer<typeof uploadAnswer>;

/** Cloudinary refused or didn't respond. `status` is 0 without a response. */
export class CloudinaryError extends Error {
  override name = 'CloudinaryError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const publicIdOf = (id: string) => `${IMAGE_LIMITS.folder}/${id}`;

/** Uploads a file under a name that we chose, with the signed fields. @throws CloudinaryError */
export async function uploadTo(
  account: UploadAccount,
  path: string,
  signed: Record<string, string>,
  now: Date,
): Promise<CloudinaryUpload> {
  const form = formOf(account, { ...signed, folder: IMAGE_LIMITS.folder }, now);
  form.set('file', await openAsBlob(path), 'picture');
  const answer = await call(`${baseOf(account)}/image/upload`, TRANSFER_TIMEOUT, {
    method: 'POST',
    body: form,
  });
  const image = uploadAnswer.safeParse(await answer.json().catch(() => null));
  if (!image.success) throw new CloudinaryError(answer.status, 'Cloudinary’s response can’t be read.');
  return image.data;
}

/**
 * The resource types under which one signature could store a file: the type is part of the upload address, which no
 * signature covers.
 */
const KINDS = ['image', 'video', 'raw'] as const;

/** Removes the picture, its copies on the CDN and any other file stored under its name. @throws CloudinaryError */
export async function destroyAt(account: UploadAccount, id: string, now: Date): Promise<void> {
  for (const kind of KINDS) {
    const form = formOf(account, { public_id: publicIdOf(id), invalidate: 'true' }, now);
    const url = `${baseOf(account)}/${kind}/destroy`;
    const answer = await call(url, DESTROY_TIMEOUT, { method: 'POST', body: form });
    const { result } = (await answer.json().catch(() => ({}))) as { result?: unknown };
    if (result !== 'ok' && result !== 'not found')
      throw new CloudinaryError(answer.status, `Cloudinary did not remove the picture: ${String(result)}`);
  }
}

/** Downloads the stored picture, from the address that the official SDK calls private_download_url. @throws CloudinaryError */
export async function downloadFrom(
  account: UploadAccount,
  { id, format }: { id: string; format: string },
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const form = formOf(account, { public_id: publicIdOf(id), format, type: 'upload' }, now);
  const query = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const answer = await call(`${baseOf(account)}/image/download?${query}`, TRANSFER_TIMEOUT, {});
  if (!answer.body) throw new CloudinaryError(answer.status, 'Cloudinary sent an empty response.');
  return answer.body;
}

const baseOf = ({ uploadBase, cloudName }: UploadAccount) => `${uploadBase}/v1_1/${cloudName}`;

function formOf({ apiKey, apiSecret }: UploadAccount, fields: Record<string, string>, now: Date): FormData {
  const signed = { ...fields, timestamp: String(Math.floor(now.getTime() / 1000)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.set(name, value);
  form.set('api_key', apiKey);
  form.set('signature', sign(signed, apiSecret));
  return form;
}

async function call(url: string, patience: number, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { ...init, signal, redirect: 'error' }).catch((error: Error) => {
    throw new CloudinaryError(
      0,
      `Cloudinary isn’t responding: ${(error.cause as Error)?.message ?? error.message}`,
    );
  });
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new CloudinaryError(
    answer.status,
    `Cloudinary responded with ${answer.status}: ${body?.error?.message ?? 'no reason given'}`,
  );
}
