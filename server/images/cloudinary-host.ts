/** Cloudinary as image host. Pictures from the built-in host stay readable and attachable. */
import { rm } from 'node:fs/promises';
import type { UploadAccount } from './account.ts';
import { CloudinaryError, uploadTo } from './cloudinary-client.ts';
import type { ImageHost, ImageHostParts, StoredImage } from './image-host.ts';
import { receive } from './receive-file.ts';
import { markUploaded } from './store.ts';
import { createUploadGrant } from './upload-grant.ts';
import { refused } from './upload-refused.ts';

type Parts = Pick<ImageHostParts, 'db'> & { account: UploadAccount; dataDir: string; local: ImageHost };

export function cloudinaryHost({ account, local, db, dataDir }: Parts): ImageHost {
  /** Uploads for forms sent without JavaScript; with it, the browser uploads directly. */
  async function upload(path: string): Promise<StoredImage> {
    const { id, signed } = await createUploadGrant(db, account, account.cloudName, local.now());
    const answer = await uploadTo(account, path, signed, local.now()).catch((error: unknown) => {
      // 401 and 403 concern our account, not the visitor's picture.
      const isPicture = error instanceof CloudinaryError && [400, 413, 415, 422].includes(error.status);
      throw isPicture ? refused.kind() : refused.unreachable();
    });
    const { public_id: publicId, secure_url: url, width, height, bytes, format } = answer;
    await markUploaded(db, id, { url, width, height, bytes });
    return { publicId, url, width, height, bytes, format };
  }

  return {
    ...local,
    account,
    takesUploads: false,
    permit: () => createUploadGrant(db, account, account.cloudName, local.now()),

    async take(source) {
      if (typeof source === 'string') return upload(source);
      const path = await receive(source, dataDir);
      try {
        return await upload(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
