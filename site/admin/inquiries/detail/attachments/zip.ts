/** Pictures in one ZIP archive, put together in the browser. */
import { Zip, ZipPassThrough } from 'fflate';
import { request } from '../../../../layout/request.ts';

/**
 * Fetches pictures in sequence into an archive; they are compressed already, so they are stored without compression.
 * @param name of the files inside, which are numbered: `LF-7K3M-92-1.webp`.
 * @throws RequestError when one can't be loaded: an archive that lacks a picture would pass for complete.
 */
export async function zipOf(hrefs: readonly string[], name: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  for (const [i, href] of hrefs.entries()) {
    const bytes = new Uint8Array(await (await request(href)).arrayBuffer());
    const file = new ZipPassThrough(`${name}-${i + 1}${href.match(/\.\w+$/)?.[0] ?? ''}`);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
