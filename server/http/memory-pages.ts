/**
 * Serves prerendered pages and assets from memory before Fastify: bodies precompressed, headers built once. Pictures stay
 * on disk, in files that are kept open, because the next build may remove them. (@fastify/static measured 0.21 of bare
 * node:http, this 0.9 or more; docs/decisions/0003.)
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, openSync, read, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { ORIGIN_MARK, withOrigin } from '#contract/site/site-origin.ts';
import { acceptsEncoding } from './encodings.ts';
import { packedFast, packedInTurn } from './packing.ts';

type Variant = { body: Buffer | OnDisk; headers: string[]; notModified: string[]; etag: string };
/** A file with the headers of each of its variants. */
export type MemoryEntry = {
  served: ServedFile;
  headers: string[];
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
};

/**
 * A file to serve, compressed where that makes it smaller. A file on disk is read at each access to its body.
 * `packsLate`: the build couldn't compress the file, because it names the site's origin or was rendered since; the first
 * request compresses it.
 */
export type ServedFile = { body: Buffer; br?: Buffer; gzip?: Buffer; onDisk?: OnDisk; packsLate?: true };
/** A picture's open file. */
type OnDisk = { fd: number; length: number; etag: string };

/** Twenty megabytes of pictures, of which the system keeps in memory what is asked for (docs/decisions/0003). */
const ON_DISK = new Set(['.avif', '.webp', '.jpg', '.png']);
const ON_DISK_FROM_BYTES = 16 * 1024;

/** Pages in place of the build's. */
export type PublishedPages = {
  /** The page, feed or stylesheet at a path; undefined where it has none. A promise rejects where it can't be rendered. */
  find(path: string): MemoryEntry | Promise<MemoryEntry> | undefined;
  has(path: string): boolean;
  /** Paths of the build that no longer have a page. */
  gone: ReadonlySet<string>;
};

export type MemoryPages = {
  /** Handles GET and HEAD for its pages; calls `next` for other paths. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** CSP sources of the inline scripts in the build's pages. */
  scriptHashes: string[];
  /** Paths of the build's files. */
  paths: string[];
  /** Returns the build's file at a path, or undefined. */
  built(path: string): ServedFile | undefined;
  /** Whether there is a file at a path now. */
  has(path: string): boolean;
  /** Returns the file at a path as it is served now, or undefined. */
  read(path: string): Promise<ServedFile | undefined>;
  /** Builds the served entry of a rendered text. @param scriptHashes hashes of the scripts that the text may contain. */
  entryOf(path: string, text: string, scriptHashes: string[]): MemoryEntry;
  /** Atomically replaces the build's pages; null restores the build's own. */
  show(pages: PublishedPages | null): void;
};

/** Best first: zstd isn't smaller than brotli 11 on our pages, so it isn't built (docs/decisions/0003). */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Seconds for which nginx keeps an answer (docs/deploy/nginx.conf; docs/decisions/0003). It takes the header out, and keeps
 * nothing that doesn't have it.
 */
const KEPT_BY_PROXY = { asset: '86400', page: '1' } as const;

type Serving = {
  /** Origin of the site, for pages and feeds that name it (SITE_ORIGIN). */
  origin: string;
  /** Whether a proxy in front of this server may cache its responses. */
  isProxied: boolean;
};

/**
 * Loads a built client folder.
 * @param headersFor returns the security headers, given the inline scripts' hashes.
 */
export function loadMemoryPages(
  folder: string,
  headersFor: (scriptHashes: string[]) => Record<string, string>,
  { origin = ORIGIN_MARK, isProxied = false }: Partial<Serving> = {},
): MemoryPages {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => join(file.parentPath, file.name).slice(folder.length));
  const present = new Set(files);
  const found = new Map<string, ServedFile>();
  for (const file of files)
    if (TYPES[extname(file)]) found.set(pathOf(file), readServed(folder, file, present, origin));

  const withHeaders = (path: string, file: ServedFile, security: string[]) =>
    toEntry(path, file, isProxied ? [...security, 'x-accel-expires', keptFor(path)] : security);
  const pages = [...found].filter(([path]) => extname(path) === '').map(([, { body }]) => body.toString());
  const scriptHashes = [...new Set(pages.flatMap(inlineScriptHashes))].sort();
  const security = Object.entries(headersFor(scriptHashes)).flat();
  const entries = new Map([...found].map(([path, file]) => [path, withHeaders(path, file, security)]));
  let published: PublishedPages | null = null;

  function find(path: string): MemoryEntry | Promise<MemoryEntry> | undefined {
    const rendered = published?.find(path);
    return rendered ?? (published?.gone.has(path) ? undefined : entries.get(path));
  }

  return {
    answer(request, response, next) {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return next();
      const query = url.indexOf('?');
      const entry = find(query === -1 ? url : url.slice(0, query));
      if (entry === undefined) next();
      else if (entry instanceof Promise) entry.then((ready) => send(ready, request, response), next);
      else send(entry, request, response);
    },
    scriptHashes,
    paths: [...entries.keys()],
    built: (path) => entries.get(path)?.served,
    has: (path) => published?.has(path) || (entries.has(path) && !published?.gone.has(path)),
    read: async (path) => (await find(path))?.served,
    entryOf: (path, text, hashes) =>
      withHeaders(path, lateFile(Buffer.from(text)), Object.entries(headersFor(hashes)).flat()),
    show(pages) {
      published = pages;
    },
  };
}

/** The dashboard's service worker (vite/worker.mjs). */
const WORKER = '/admin/worker.js';

const isAsset = (file: string): boolean => file.startsWith('/assets/');

const keptFor = (file: string): string => KEPT_BY_PROXY[isAsset(file) ? 'asset' : 'page'];

/** Maps `/services/index.html` to `/services`. */
function pathOf(file: string): string {
  return file.replace(/\/index\.html$/, '') || '/';
}

function readServed(folder: string, file: string, present: ReadonlySet<string>, origin: string): ServedFile {
  const path = folder + file;
  if (ON_DISK.has(extname(file)) && statSync(path).size >= ON_DISK_FROM_BYTES) return onDisk(path);
  const served: ServedFile = { body: readFileSync(path) };
  if (origin !== ORIGIN_MARK && served.body.includes(ORIGIN_MARK))
    return lateFile(Buffer.from(withOrigin(served.body.toString(), origin)));
  for (const { name, ending } of ENCODINGS)
    if (present.has(file + ending)) served[name] = readFileSync(folder + file + ending);
  return served;
}

/** Shorter texts fit one packet as they are. */
const PACKED_FROM_BYTES = 1024;

const lateFile = (body: Buffer): ServedFile => ({
  body,
  ...(body.length >= PACKED_FROM_BYTES && { packsLate: true }),
});

function onDisk(path: string): ServedFile {
  const fd = openSync(path, 'r');
  const { length, hash } = hashed(fd);
  return {
    get body() {
      const bytes = Buffer.alloc(length);
      readSync(fd, bytes, 0, length, 0);
      return bytes;
    },
    onDisk: { fd, length, etag: etagOf(hash) },
  };
}

const PART = Buffer.allocUnsafe(64 * 1024);

/** Part by part, because the allocator rarely returns memory to the system. */
function hashed(fd: number): { length: number; hash: Hash } {
  const hash = createHash('sha256');
  let length = 0;
  for (let bytes = -1; bytes !== 0; length += bytes) {
    bytes = readSync(fd, PART, 0, PART.length, length);
    hash.update(PART.subarray(0, bytes));
  }
  return { length, hash };
}

function toEntry(path: string, served: ServedFile, common: string[]): MemoryEntry {
  const headers = [
    ...common,
    'content-type',
    TYPES[extname(path)] ?? (TYPES['.html'] as string),
    'cache-control',
    isAsset(path) ? IMMUTABLE : REVALIDATE,
    // The worker's default scope, its folder, would exclude the dashboard's first page.
    ...(path === WORKER ? ['service-worker-allowed', '/admin'] : []),
    ...(served.br || served.gzip || served.packsLate ? ['vary', 'accept-encoding'] : []),
  ];
  const entry: MemoryEntry = { served, headers, identity: variant(served.onDisk ?? served.body, headers) };
  for (const { name } of ENCODINGS) {
    const bytes = served[name];
    if (bytes) entry[name] = variant(bytes, headers, name);
  }
  return entry;
}

const etagOf = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`;

function variant(body: Buffer | OnDisk, common: string[], encoding?: string): Variant {
  const etag = 'fd' in body ? body.etag : etagOf(createHash('sha256').update(body));
  const notModified = [...common, 'etag', etag];
  const headers = [...notModified, 'content-length', String(body.length)];
  if (encoding) headers.push('content-encoding', encoding);
  return { body, headers, notModified, etag };
}

function send(entry: MemoryEntry, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const chosen = choose(entry, headers['accept-encoding']);
  const known = headers['if-none-match'];
  if (known !== undefined && matches(known, chosen.etag)) {
    response.writeHead(304, chosen.notModified).end();
  } else {
    response.writeHead(200, chosen.headers);
    if (method === 'HEAD') response.end();
    else if ('fd' in chosen.body) sendFromDisk(chosen.body, response);
    else response.end(chosen.body);
  }
}

/** Read streams close their file when interrupted; this `close` does nothing, because the file is shared. */
const STAYS_OPEN = { read, close: (_fd: number, done: () => void) => done() };

/** Streams from disk; each response has its own position and speed. A visitor who disconnects ends the stream. */
function sendFromDisk({ fd, length }: OnDisk, response: ServerResponse): void {
  const content = createReadStream('', { fd, fs: STAYS_OPEN, start: 0, end: length - 1 });
  pipeline(content, response, () => {});
}

function choose(entry: MemoryEntry, accept: string | undefined): Variant {
  if (accept === undefined) return entry.identity;
  for (const { name } of ENCODINGS) {
    const isHad = entry[name] || entry.served.packsLate;
    if (isHad && acceptsEncoding(accept, name)) return entry[name] ?? packedLate(entry, name);
  }
  return entry.identity;
}

/** Compresses fast for the visitor who waits, and in the background as small as the build does for later ones. */
function packedLate(entry: MemoryEntry, name: (typeof ENCODINGS)[number]['name']): Variant {
  const { served, headers } = entry;
  const put = (bytes: Buffer): Variant => {
    served[name] = bytes;
    entry[name] = variant(bytes, headers, name);
    return entry[name];
  };
  packedInTurn(name, served.body).then(put, () => {});
  return put(packedFast(name, served.body));
}

/** Weak comparison, as RFC 9110 §13.1.2 requires for If-None-Match. */
const matches = (known: string, etag: string) =>
  known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Hashes the inline scripts of a page, including speculation rules; data blocks (JSON-LD) are not scripts. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
