/** The image host's wire protocol (requirements §8, §12). */
import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type UploadSignature, uploadSignatureSchema } from '#contract/shared/upload-signature.ts';
import type { Config } from '../config/config.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import type { ImageHost } from './image-host.ts';
import { servePictures } from './serve.ts';
import { readUploadForm } from './upload-form.ts';
import { refused } from './upload-refused.ts';

type Deps = { host: ImageHost; config: Pick<Config, 'dataDir' | 'origin'> };

/** Three times the twenty pictures of one inquiry. */
const PER_ADDRESS = { max: 60, timeWindow: 10 * 60_000 };

/** The client's parameters to sign are accepted and ignored: the server decides. */
const signatureRequest = z.object({ paramsToSign: z.record(z.string(), z.unknown()).nullish() }).nullish();

export function imageRoutes(app: App, { host, config }: Deps): void {
  servePictures(app, host);
  // A separate scope confines these hooks and the parser that accepts any content type.
  app.register(async (scope: App) => {
    sendErrorsAsCloudinaryToo(scope);
    signatureRoute(scope, { host, config });
    if (host.takesUploads) uploadRoute(scope, { host, config });
  });
}

function signatureRoute(app: App, { host }: Deps): void {
  app.post(
    '/api/cloudinary/signature',
    {
      config: { rateLimit: PER_ADDRESS },
      schema: {
        ...operation('Inquiries', 'signUpload', 'Sign a picture upload', {
          description:
            'Send the returned fields and the picture as `file` to `uploadUrl`, as multipart/form-data. Use the response’s `secure_url` as an attachment of a new inquiry.',
        }),
        body: signatureRequest,
        response: responseSchemas({ 200: uploadSignatureSchema }),
      },
    },
    async (request) => atReachableBase(await host.permit(), host, request),
  );
}

/**
 * Returns the built-in host's address at the origin of the page, which need not be the configured
 * one (a second name, an address in the local network): our CSP allows no other.
 */
function atReachableBase(
  permission: UploadSignature,
  { account, takesUploads }: ImageHost,
  { headers }: FastifyRequest,
): UploadSignature {
  const { origin, host } = headers;
  const isOurs = takesUploads && origin && URL.canParse(origin) && new URL(origin).host === host;
  if (!isOurs) return permission;
  return { ...permission, uploadUrl: origin + permission.uploadUrl.slice(account.uploadBase.length) };
}

function uploadRoute(app: App, { host, config }: Deps): void {
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post(
    '/v1_1/:cloudName/image/upload',
    {
      config: { rateLimit: PER_ADDRESS },
      schema: { params: z.object({ cloudName: z.string() }) },
    },
    async (request) => {
      if (request.params.cloudName !== host.account.cloudName)
        throw refused.unauthorized('Unknown image host.');
      const { fields, path } = await readUploadForm(request, config.dataDir);
      try {
        return cloudinaryAnswer(await host.takeSigned(fields, path), host.now());
      } finally {
        await rm(path, { force: true });
      }
    },
  );
}

/** Returns the fields of Cloudinary's response that apply here. */
function cloudinaryAnswer(image: Awaited<ReturnType<ImageHost['take']>>, now: Date) {
  return {
    public_id: image.publicId,
    version: Math.floor(now.getTime() / 1000),
    resource_type: 'image',
    type: 'upload',
    format: image.format,
    width: image.width,
    height: image.height,
    bytes: image.bytes,
    created_at: now.toISOString(),
    url: image.url,
    secure_url: image.url,
    ...(image.existing && { existing: true }),
  };
}

/** Adds `error.message`, which Cloudinary's clients read, to the problem details. */
function sendErrorsAsCloudinaryToo(app: App): void {
  app.addHook('preSerialization', async (_request, reply, body) =>
    reply.statusCode >= 400 && isProblem(body) ? { ...body, error: { message: body.detail } } : body,
  );
}

const isProblem = (body: unknown): body is { detail: string } =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
