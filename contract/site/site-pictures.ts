/** Pictures that editors upload for the site (docs/decisions/0025). For editors and owners, under `/api/content/pictures`. */
import * as z from 'zod/mini';
import { attributionSchema, recordNameSchema } from './site-records.ts';
import type { UploadedPicture } from './uploaded-picture.ts';

export const sitePictureSchema = z.extend(attributionSchema, {
  id: z.string(),
  /** As records name it, with the focal point that a new use begins with. */
  name: z.string() as unknown as z.ZodMiniType<UploadedPicture>,
  width: z.number(),
  height: z.number(),
  /** Total of all its sizes. */
  bytes: z.number(),
  /** The file's name when it was sent, to find it by. */
  fileName: z.string(),
  /** Alt text at the last release, with which a new use begins. Empty before the first. */
  alt: z.string(),
  /** When it is deleted unless it is used; null while something names it, an earlier version too. ISO 8601. */
  goesAt: z.nullable(z.string()),
});
export type SitePicture = z.infer<typeof sitePictureSchema>;

/** A record that shows a picture: on the site, in a draft, or in a scheduled version. */
const pictureUseSchema = z.extend(recordNameSchema, {
  name: z.string(),
  state: z.enum(['live', 'draft', 'scheduled']),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;

/**
 * `GET /api/content/pictures`: the uploaded ones, newest first, and where each picture is used, shipped ones too: by name,
 * without the focal point.
 */
export const sitePicturesSchema = z.object({
  pictures: z.array(sitePictureSchema),
  uses: z.record(z.string(), z.array(pictureUseSchema)),
});
export type SitePictures = z.infer<typeof sitePicturesSchema>;

/**
 * `POST /api/content/pictures` takes the file of a form (`file`, before it `name`) and answers 201, or 200 with the
 * picture when the same file was sent before. `GET /api/content/pictures/by-file/{SHA-256 of the file}` reports
 * whether it was: 200, 404. `DELETE /api/content/pictures/{id}` takes an unused one out (204); 409 where it is used.
 *
 * `POST /api/content/pictures/{id}/removal`, owners alone: removes the picture from every record, draft, scheduled
 * release and earlier version, and deletes its files permanently. Answers with the records that showed it.
 */
export const pictureRemovalSchema = z.object({
  removedFrom: z.array(z.extend(recordNameSchema, { name: z.string() })),
});
export type PictureRemoval = z.infer<typeof pictureRemovalSchema>;
