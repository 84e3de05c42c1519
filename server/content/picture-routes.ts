/** `/api/content/pictures` for editors and owners (contract/site/site-pictures.ts). */
import { rm } from 'node:fs/promises';
import * as z from 'zod';
import { namesOfUses } from '#contract/site/site-limits.ts';
import {
  type PictureUse,
  pictureRemovalSchema,
  sitePictureSchema,
  sitePicturesSchema,
} from '#contract/site/site-pictures.ts';
import { pictureStem } from '#contract/site/uploaded-picture.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { readUploadForm } from '../images/upload-form.ts';
import { requireEditor, requireOwner } from '../staff/guard.ts';
import type { SitePicturesKeeper } from './site-pictures.ts';

/** Allows several projects of forty pictures in an hour, with retries. */
const PER_ADDRESS = { max: 600, timeWindow: 60 * 60_000 };

/** Malformed ids become `none`, which matches no row. */
const byId = z.object({ id: z.string().transform((id) => (/^[0-9a-f]{20}$/.test(id) ? id : 'none')) });
const byFile = z.object({
  sha256: z.string().transform((hex) => (/^[0-9a-f]{64}$/.test(hex) ? hex : 'none')),
});

const gone = () => problem(404, 'This picture no longer exists. Reload the list.');

type Parts = {
  pictures: SitePicturesKeeper;
  dataDir: string;
  uses: () => Promise<Map<string, PictureUse[]>>;
  /** Called after a removal; makes this server show the published content. */
  onRemoved: () => Promise<void>;
};

export function pictureRoutes(app: App, { pictures, dataDir, uses, onRemoved }: Parts): void {
  const { store } = pictures;
  const editors = { onRequest: requireEditor };
  const url = '/api/content/pictures';

  app.get(
    url,
    { ...editors, schema: { response: responseSchemas({ 200: sitePicturesSchema }) } },
    async () => {
      const [list, used] = await Promise.all([store.list(), uses()]);
      return { pictures: list, uses: Object.fromEntries(used) };
    },
  );

  app.get(
    `${url}/by-file/:sha256`,
    { ...editors, schema: { params: byFile, response: responseSchemas({ 200: sitePictureSchema }) } },
    async ({ params }) => {
      const picture = await store.ofFile(params.sha256);
      if (!picture) throw problem(404, 'This file hasn’t been uploaded.');
      return picture;
    },
  );

  app.post(
    url,
    {
      ...editors,
      config: { rateLimit: PER_ADDRESS },
      schema: { response: responseSchemas({ 200: sitePictureSchema, 201: sitePictureSchema }) },
    },
    async (request, reply) => {
      const { fields, path } = await readUploadForm(request, dataDir);
      try {
        // The form's parser hands the body on before it has arrived, and by now the account may be disabled (guard.ts).
        const admit = async () => request.guard?.(request);
        await admit();
        const name = typeof fields.name === 'string' ? fields.name : '';
        const { picture, isNew } = await pictures.take(path, name, request.staff, admit);
        return reply.code(isNew ? 201 : 200).send(picture);
      } finally {
        await rm(path, { force: true });
      }
    },
  );

  app.delete(
    `${url}/:id`,
    { ...editors, schema: { params: byId, response: responseSchemas({ 204: z.null() }) } },
    async ({ params }, reply) => {
      const picture = await store.find(params.id);
      if (!picture) throw gone();
      const where = (await uses()).get(pictureStem(picture.name)) ?? [];
      if (where.length > 0 || (await pictures.store.remove(picture.id)) === 'used') throw inUse(where);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${url}/:id/removal`,
    {
      onRequest: requireOwner,
      schema: { params: byId, response: responseSchemas({ 200: pictureRemovalSchema }) },
    },
    async ({ params, staff }) => {
      const removal = await pictures.removeForGood(params.id, staff);
      if (!removal) throw gone();
      await onRemoved();
      return removal;
    },
  );
}

const inUse = (where: readonly PictureUse[]) =>
  problem(
    409,
    where.length > 0
      ? `This picture is used on: ${namesOfUses(where)}. Replace it there first.`
      : 'This picture was just added to a page. Reload the list.',
  );
