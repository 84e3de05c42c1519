import { createJobs, JobImpossible } from '../jobs/jobs.ts';
import { cloudinaryAccount } from './account.ts';
import { createAttachments } from './attachments.ts';
import { destroyAt } from './cloudinary-client.ts';
import { removeCopies } from './cloudinary-copies.ts';
import { cloudinaryHost } from './cloudinary-host.ts';
import { Decoders } from './decode-in-subprocess.ts';
import type { ImageHost, ImageHostParts } from './image-host.ts';
import { keptPictures } from './kept-pictures.ts';
import { localHost } from './local-host.ts';
import { handleRemovals, type Remove } from './removals.ts';

export function createImageHost({
  config,
  db,
  log,
  now = () => new Date(),
  jobs = createJobs({ db, log, now }),
  decoders = new Decoders(),
}: ImageHostParts): ImageHost {
  const { cloudinaryUrl, dataDir } = config;
  const files = keptPictures({ db, config, log });
  const cloudinary = cloudinaryUrl ? cloudinaryAccount(cloudinaryUrl) : null;

  const remove: Remove = async ({ id, cloud }) => {
    if (cloud === null) return files.remove(id);
    await removeCopies(dataDir, id);
    if (cloud !== cloudinary?.cloudName)
      throw new JobImpossible(`CLOUDINARY_URL does not name the cloud “${cloud}”, which stores the picture.`);
    await destroyAt(cloudinary, id, now());
  };
  handleRemovals(jobs, remove, now);
  const carried = createAttachments({ db, config, cloudinary, jobs, log, now });
  const local = localHost({ config, db, now, files, carried, decoders });
  return cloudinary ? cloudinaryHost({ account: cloudinary, local, db, dataDir }) : local;
}
