/** `POST /api/content/marks`: an owner's logo, as the form field `file`. Publishing the firm's record shows the logo. */
import { rm } from 'node:fs/promises';
import * as z from 'zod';
import { type LogoName, MARK_NAME } from '#contract/site/logo.ts';
import type { App } from '../http/app-type.ts';
import { responseSchemas } from '../http/problem.ts';
import { readUploadForm } from '../images/upload-form.ts';
import { requireOwner } from '../staff/guard.ts';
import type { LogoStore } from './logos.ts';

/** A dozen designs, each tried a few times. */
const PER_ADDRESS = { max: 60, timeWindow: 60 * 60_000 };

const uploaded = z.object({ name: z.string().regex(MARK_NAME) as unknown as z.ZodType<LogoName> });

type Parts = { marks: Pick<LogoStore, 'take'>; dataDir: string };

export function markRoutes(app: App, { marks, dataDir }: Parts): void {
  app.post(
    '/api/content/marks',
    {
      onRequest: requireOwner,
      config: { rateLimit: PER_ADDRESS },
      schema: { response: responseSchemas({ 200: uploaded, 201: uploaded }) },
    },
    async (request, reply) => {
      const { path } = await readUploadForm(request, dataDir);
      try {
        // The form's parser hands the body on before it has arrived, and by now the account may be disabled (guard.ts).
        const admit = async () => request.guard?.(request);
        await admit();
        const { name, isNew } = await marks.take(path, request.staff, admit);
        return reply.code(isNew ? 201 : 200).send({ name });
      } finally {
        await rm(path, { force: true });
      }
    },
  );
}
