import { VISITOR_LIMITS } from '#contract/inquiries/visitor.ts';
import type { InboundFile } from '#contract/mail/inbound.ts';
import type { ImageHost } from '../images/image-host.ts';
import { UploadRefused } from '../images/upload-refused.ts';
import type { ReadMail } from './parse/read-mail.ts';

/**
 * Stores a mail's pictures as visitors' pictures are stored, up to the inquiry's limit. The others, and those that can't
 * be decoded, stay files to download.
 * @throws when the host can't store any picture now.
 * @param carried the number of pictures that the inquiry has already.
 */
export async function storePictures(
  images: Pick<ImageHost, 'take'>,
  mail: ReadMail,
  carried: number,
): Promise<{ pictures: string[]; files: InboundFile[] }> {
  const pictures: string[] = [];
  const files: InboundFile[] = [];
  for (const { picture, ...file } of mail.files) {
    const hasRoom = carried + pictures.length < VISITOR_LIMITS.picturesMax;
    const url = picture !== null && hasRoom ? await taken(images, picture) : null;
    if (url === null) files.push(file);
    else pictures.push(url);
  }
  return { pictures, files };
}

async function taken(images: Pick<ImageHost, 'take'>, path: string): Promise<string | null> {
  try {
    return (await images.take(path)).url;
  } catch (error) {
    // Anything else isn't the picture's fault: the host is busy, full or out of reach.
    if (error instanceof UploadRefused && error.status < 500) return null;
    throw error;
  }
}
