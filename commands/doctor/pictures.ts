/** Checks for pictures whose removal is overdue. */
import type { Db } from '#server/database/schema.ts';
import { removalsStore } from '#server/images/removals-store.ts';
import { type Finding, reportOn } from './finding.ts';

const report = reportOn('pictures');

export async function pictureFindings(db: Db): Promise<Finding[]> {
  const { dead, failed, lastError } = await removalsStore(db).summary();
  if (dead > 0)
    return [
      report.wrong(
        `${pictures(dead)} still at Cloudinary, because their removal failed for good: ${lastError}`,
        'Check CLOUDINARY_URL, then restart the server: it tries again. Or delete them in Cloudinary’s console; the table `image_removals` lists their names.',
      ),
    ];
  if (failed > 0)
    return [
      report.look(
        `${pictures(failed)} waiting for removal after at least one failure: ${lastError}`,
        'The server retries automatically, for three and a half days.',
      ),
    ];
  return [report.ok('No picture removal is stuck.')];
}

const pictures = (count: number) =>
  count === 1 ? '1 picture is' : `${count.toLocaleString('en-US')} pictures are`;
