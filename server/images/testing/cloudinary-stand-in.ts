/**
 * A Cloudinary stand-in on the loopback interface, built from its documentation: uploads with an incoming transformation, destroy,
 * download. Every signature is checked by the official SDK's own functions.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v2 as cloudinary } from 'cloudinary';
import sharp from 'sharp';

export type Stored = { bytes: Buffer; format: string; version: number };
export type CloudinaryRequest = { kind: string; action: string; fields: Record<string, string> };

const SECRET = 'an-api-secret';
const CLOUD = 'our-cloud';

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

export async function startStandIn() {
  /** By `kind/public_id`. */
  const stored = new Map<string, Stored>();
  const asked: CloudinaryRequest[] = [];
  const state = { down: false, secret: SECRET, version: 1_700_000_000 };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, type = 'application/json' }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(body);
      },
      (error) => fail(response, 500, String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  type Answer = { status: number; body: string | Buffer; type?: string };
  const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
  const refuse = (status: number, message: string) => json(status, { error: { message } });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url as string, base);
    const [, cloud, kind = '', action = ''] =
      /^\/v1_1\/([^/]+)\/(image|video|raw)\/(\w+)$/.exec(pathname) ?? [];
    const { fields, file } = await partsOf(request, searchParams);
    asked.push({ kind, action, fields });
    if (state.down) return refuse(503, 'Service unavailable');
    if (cloud !== CLOUD) return refuse(401, 'Unknown cloud');
    const { signature, api_key: _, ...signed } = fields;
    const expected = cloudinary.utils.api_sign_request(signed, state.secret);
    if (signature !== expected) return refuse(401, `Invalid Signature ${signature}`);
    if (Math.abs(Date.now() / 1000 - Number(fields.timestamp)) > 3600) return refuse(400, 'Stale request');
    if (action === 'upload' && file) return upload(kind, fields, file);
    const key = `${kind}/${fields.public_id}`;
    if (action === 'destroy') return json(200, { result: stored.delete(key) ? 'ok' : 'not found' });
    const found = action === 'download' ? stored.get(key) : undefined;
    return found
      ? { status: 200, body: found.bytes, type: `image/${found.format}` }
      : refuse(404, 'Not found');
  }

  async function upload(kind: string, fields: Record<string, string>, file: Buffer): Promise<Answer> {
    const name = [fields.folder, fields.public_id ?? crypto.randomUUID()].filter(Boolean).join('/');
    const key = `${kind}/${name}`;
    const before = stored.get(key);
    if (before && fields.overwrite === 'false') return json(200, await described(name, before, true));
    const format = await formatOf(file);
    if (kind === 'image' && !format) return refuse(400, 'Invalid image file');
    const allowed = fields.allowed_formats?.split(',');
    if (kind === 'image' && allowed && !allowed.includes(format as string))
      return refuse(400, `Image file format ${format} not allowed`);
    const isImage = kind === 'image';
    const picture = {
      bytes: isImage ? await transformed(file, fields) : file,
      format: isImage ? (fields.format ?? (format as string)) : 'bin',
      version: state.version++,
    };
    stored.set(key, picture);
    return json(200, isImage ? await described(name, picture, false) : { public_id: name });
  }

  async function described(publicId: string, { bytes, format, version }: Stored, existing: boolean) {
    const { width, height } = await sharp(bytes).metadata();
    return {
      public_id: publicId,
      version,
      signature: cloudinary.utils.api_sign_request({ public_id: publicId, version }, state.secret),
      ...{ width, height, format, bytes: bytes.length, resource_type: 'image', type: 'upload' },
      secure_url: `https://res.cloudinary.com/${CLOUD}/image/upload/v${version}/${publicId}.${format}`,
      ...(existing && { existing: true }),
    };
  }

  return {
    base,
    url: `cloudinary://123456:${SECRET}@${CLOUD}?upload_prefix=${base}`,
    stored,
    asked,
    /** Controls the next responses: `down` answers 503 to everything, another `secret` refuses ours. */
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the file as sent, or transformed by `w_2560,h_2560,c_limit,fl_force_strip`; metadata stay without the flag. */
async function transformed(file: Buffer, fields: Record<string, string>): Promise<Buffer> {
  const { transformation = '', format } = fields;
  if (!transformation && !format) return file;
  const side = (letter: string) =>
    Number(new RegExp(`(?:^|,)${letter}_(\\d+)`).exec(transformation)?.[1]) || undefined;
  let picture = sharp(file).rotate();
  if (/(^|,)c_limit(,|$)/.test(transformation))
    picture = picture.resize({
      width: side('w'),
      height: side('h'),
      fit: 'inside',
      withoutEnlargement: true,
    });
  if (!/(^|,)fl_force_strip(,|$)/.test(transformation)) picture = picture.keepMetadata();
  return (format ? picture.toFormat(format as 'webp') : picture).toBuffer();
}

const FORMATS: Record<string, string> = { jpeg: 'jpg', heif: 'avif' };

async function formatOf(file: Buffer): Promise<string | null> {
  if (/^\s*(<\?xml|<svg)/.test(file.toString('latin1', 0, 200))) return 'svg';
  const { format } = await sharp(file)
    .metadata()
    .catch(() => ({ format: null }));
  return format && (FORMATS[format] ?? format);
}

async function partsOf(request: IncomingMessage, query: URLSearchParams) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const isForm = headers['content-type'].startsWith('multipart/form-data');
  const form = isForm ? await new Response(Buffer.concat(chunks), { headers }).formData() : new FormData();
  const fields: Record<string, string> = Object.fromEntries(query);
  let file: Buffer | null = null;
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = value;
    else file = Buffer.from(await value.arrayBuffer());
  return { fields, file };
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message } }));
}
