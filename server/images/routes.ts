/** The image host's wire protocol (specification §7, product decision §7). */
import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { App } from '../http/app-type.ts';
import { answers } from '../http/problem.ts';
import type { ImageHost } from './image-host.ts';
import { removeOrphansHourly } from './orphans.ts';
import { servePictures } from './serve.ts';
import { checkSignature, issueSignature } from './signature.ts';
import { readUploadForm } from './upload-form.ts';
import { refused } from './upload-refused.ts';

type Deps = { host: ImageHost; config: Pick<Config, 'dataDir' | 'origin'> };

/** Twenty pictures for an inquiry, sent three times over. */
const PER_ADDRESS = { max: 60, timeWindow: 10 * 60_000 };

/** What the client asks to have signed is taken and ignored: the server decides. */
const signatureRequest = z.object({ paramsToSign: z.record(z.string(), z.unknown()).nullish() }).nullish();

const signatureAnswer = z.object({
  signature: z.string(),
  timestamp: z.int(),
  cloudName: z.string(),
  apiKey: z.string(),
  uploadUrl: z.string(),
});

export function imageRoutes(app: App, { host, config }: Deps): void {
  servePictures(app, host);
  removeOrphansHourly(app, host);
  // A scope of its own, so that its hooks and its appetite for any content type stay in here.
  app.register(async (scope: App) => {
    sendErrorsAsCloudinaryToo(scope);
    readToTheEnd(scope);
    signatureRoute(scope, { host, config });
    if (host.takesUploads) uploadRoute(scope, { host, config });
  });
}

function signatureRoute(app: App, { host }: Deps): void {
  app.post(
    '/api/cloudinary/signature',
    {
      config: { rateLimit: PER_ADDRESS },
      schema: { body: signatureRequest, response: answers({ 200: signatureAnswer }) },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return issueSignature(withReachableBase(host, request), host.now());
    },
  );
}

/**
 * The built-in host is reached at the origin that the page was opened at, which need not be the
 * configured one (a second name, an address in the local network): our CSP allows no other.
 */
function withReachableBase({ account, takesUploads }: ImageHost, { headers }: FastifyRequest) {
  const { origin, host } = headers;
  const isOurs = takesUploads && origin && URL.canParse(origin) && new URL(origin).host === host;
  return isOurs ? { ...account, uploadBase: origin } : account;
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
        throw refused.unauthorized('There is no image host of this name here.');
      const { fields, path } = await readUploadForm(request, config.dataDir);
      try {
        checkSignature(fields, host.account, host.now());
        return cloudinaryAnswer(await host.take(path), host.now());
      } finally {
        await rm(path, { force: true });
      }
    },
  );
}

/** The fields of Cloudinary's own answer that mean something here. */
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
  };
}

/**
 * A browser that is still sending when the answer comes sees a broken connection instead of the
 * answer, so the rest of a refused upload is read and thrown away (until the server's request timeout).
 */
function readToTheEnd(app: App): void {
  app.addHook('onResponse', async ({ raw }) => {
    raw.unpipe();
    raw.resume();
  });
}

/** Cloudinary's clients read `error.message`; it stands beside the problem details. */
function sendErrorsAsCloudinaryToo(app: App): void {
  app.addHook('preSerialization', async (_request, reply, body) =>
    reply.statusCode >= 400 && isProblem(body) ? { ...body, error: { message: body.detail } } : body,
  );
}

const isProblem = (body: unknown): body is { detail: string } =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
