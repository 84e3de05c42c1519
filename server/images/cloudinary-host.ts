/** Cloudinary as image host. Pictures that the built-in host took earlier stay readable and attachable. */
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import * as z from 'zod';
import { IMAGE_LIMITS } from '#contract/images.ts';
import type { UploadAccount } from './account.ts';
import type { ImageHost, StoredImage } from './image-host.ts';
import { receive } from './intake.ts';
import { issueSignature } from './signature.ts';
import { refused } from './upload-refused.ts';

/** Milliseconds that Cloudinary gets for one picture. */
const UPLOAD_TIMEOUT = 60_000;

/** What Cloudinary answers, as far as we read it (Upload API reference, "upload"). */
const uploadAnswer = z.object({
  public_id: z.string(),
  secure_url: z.url(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  format: z.string(),
});

export function cloudinaryHost(account: UploadAccount, local: ImageHost, dataDir: string): ImageHost {
  // A delivery address as an upload returns it. Transformations are not ours to show to staff.
  const cloud = account.cloudName.replace(/[^\w-]/g, '\\$&');
  const issued = new RegExp(
    `^https://res\\.cloudinary\\.com/${cloud}/image/upload/(v\\d+/)?${IMAGE_LIMITS.folder}/[\\w-]+\\.\\w+$`,
  );

  return {
    ...local,
    account,
    takesUploads: false,
    accepts: (urls) => local.accepts(urls.filter((url) => !issued.test(url))),

    async take(source) {
      if (typeof source === 'string') return upload(account, source, local.now());
      const path = await receive(source, dataDir);
      try {
        return await upload(account, path, local.now());
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** For forms sent without JavaScript; with it, the browser uploads by itself. */
async function upload(account: UploadAccount, path: string, now: Date): Promise<StoredImage> {
  const { signature, timestamp, apiKey, uploadUrl } = issueSignature(account, now);
  const form = new FormData();
  form.set('signature', signature);
  form.set('timestamp', String(timestamp));
  form.set('api_key', apiKey);
  form.set('folder', IMAGE_LIMITS.folder);
  form.set('file', await openAsBlob(path), 'picture');
  const answer = await fetch(uploadUrl, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT),
  }).catch(() => null);
  // 401 and 403 are about our account, so the visitor's picture isn't to blame.
  if (answer && [400, 413, 415, 422].includes(answer.status)) throw refused.kind();
  const image = uploadAnswer.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  if (!image.success) throw refused.unreachable();
  const { public_id: publicId, secure_url: url, width, height, bytes, format } = image.data;
  return { publicId, url, width, height, bytes, format };
}
