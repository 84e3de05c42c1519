/**
 * Serves prerendered pages and assets from memory before Fastify: bodies precompressed,
 * headers built once. Pictures stay on the disk, each in a file that is open: the next build may remove it. (@fastify/static measured 0.21 of bare node:http, this 0.9 or more;
 * docs/decisions/0003.)
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, openSync, read, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { ORIGIN_MARK, withOrigin } from '#contract/site-origin.ts';
import { accepts } from './encodings.ts';
import { packedFast, packedInTurn } from './packing.ts';

type Variant = { body: Buffer | OnDisk; headers: string[]; notModified: string[]; etag: string };
type Entry = { served: ServedFile; headers: string[]; identity: Variant; br?: Variant; gzip?: Variant };

/**
 * A file to serve, packed where that makes it smaller. One on disk is read again with each look at its body.
 * `packsLate`: it names the site's origin, so that the build couldn't pack it; it is packed when it is first asked for.
 */
export type ServedFile = { body: Buffer; br?: Buffer; gzip?: Buffer; onDisk?: OnDisk; packsLate?: true };
/** A picture's open file. */
type OnDisk = { fd: number; length: number; etag: string };

/** Twenty megabytes of pictures, of which the system keeps in memory what is asked for (docs/decisions/0048). */
const ON_DISK = new Set(['.avif', '.webp', '.jpg', '.png']);
const ON_DISK_FROM_BYTES = 16 * 1024;

export type MemoryPages = {
  /** Handles GET and HEAD for its pages; calls `next` for other paths. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** CSP sources of the inline scripts in the prerendered pages. */
  scriptHashes: string[];
  paths: string[];
  /** Returns the file at a path, or undefined. */
  file(path: string): ServedFile | undefined;
  /**
   * Puts files in place of those at their paths, and takes others out, at once: a request gets all of it or nothing.
   * @returns whether the inline scripts differ, and with them the security headers.
   */
  swap(files: ReadonlyMap<string, ServedFile>, gone?: Iterable<string>): boolean;
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
 * Seconds for which nginx keeps an answer (docs/deploy/nginx.conf; docs/decisions/0044). It takes the header out, and keeps
 * nothing that doesn't have it.
 */
const KEPT_BY_PROXY = { asset: '86400', page: '1' } as const;

type Serving = {
  /** Of the site, for pages and feeds that name it (SITE_ORIGIN). */
  origin: string;
  /** Whether a proxy stands before this server, which may keep its answers. */
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

  let scriptHashes = inlineScriptHashes(found);
  let entries = entriesOf(found);

  function entriesOf(served: ReadonlyMap<string, ServedFile>): Map<string, Entry> {
    const security = Object.entries(headersFor(scriptHashes)).flat();
    return new Map(
      [...served].map(([path, file]) => {
        const common = isProxied ? [...security, 'x-accel-expires', keptFor(path)] : security;
        return [path, entryOf(path, file, common)];
      }),
    );
  }

  function swap(files: ReadonlyMap<string, ServedFile>, gone: Iterable<string> = []): boolean {
    const paths = new Set([...entries.keys(), ...files.keys()]);
    for (const path of gone) paths.delete(path);
    const all = new Map([...paths].map((path) => [path, files.get(path) ?? served(path)] as const));
    const before = scriptHashes;
    // Files of pages that are gone stay: a browser with such a page open keeps working.
    scriptHashes = [...new Set([...before, ...inlineScriptHashes(files)])].sort();
    const isOther = before.join() !== scriptHashes.join();
    // New headers concern every file; else those that stay keep theirs.
    const fresh = entriesOf(isOther ? all : new Map([...all].filter(([path]) => files.has(path))));
    entries = new Map([...all.keys()].map((path) => [path, (fresh.get(path) ?? entries.get(path)) as Entry]));
    return isOther;
  }

  const served = (path: string): ServedFile => (entries.get(path) as Entry).served;

  return {
    answer(request, response, next) {
      if (!answer(entries, request, response)) next();
    },
    get scriptHashes() {
      return scriptHashes;
    },
    get paths() {
      return [...entries.keys()];
    },
    file: (path) => (entries.has(path) ? served(path) : undefined),
    swap,
  };
}

/** The dashboard's service worker (scripts/worker.mjs). */
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
  if (origin !== ORIGIN_MARK && served.body.includes(ORIGIN_MARK)) return withItsOrigin(served.body, origin);
  for (const { name, ending } of ENCODINGS)
    if (present.has(file + ending)) served[name] = readFileSync(folder + file + ending);
  return served;
}

/** Shorter texts fit one packet as they are. */
const PACKED_FROM_BYTES = 1024;

function withItsOrigin(built: Buffer, origin: string): ServedFile {
  const body = Buffer.from(withOrigin(built.toString(), origin));
  return { body, ...(body.length >= PACKED_FROM_BYTES && { packsLate: true }) };
}

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

/** Part by part: memory that was taken once is hardly given back. */
function hashed(fd: number): { length: number; hash: Hash } {
  const hash = createHash('sha256');
  let length = 0;
  for (let bytes = -1; bytes !== 0; length += bytes) {
    bytes = readSync(fd, PART, 0, PART.length, length);
    hash.update(PART.subarray(0, bytes));
  }
  return { length, hash };
}

function entryOf(path: string, served: ServedFile, common: string[]): Entry {
  const headers = [
    ...common,
    'content-type',
    TYPES[extname(path)] ?? (TYPES['.html'] as string),
    'cache-control',
    isAsset(path) ? IMMUTABLE : REVALIDATE,
    // Its folder alone would leave out the dashboard's first page.
    ...(path === WORKER ? ['service-worker-allowed', '/admin'] : []),
    ...(served.br || served.gzip || served.packsLate ? ['vary', 'accept-encoding'] : []),
  ];
  const entry: Entry = { served, headers, identity: variant(served.onDisk ?? served.body, headers) };
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

function answer(entries: Map<string, Entry>, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const url = request.url as string;
  const query = url.indexOf('?');
  const entry = entries.get(query === -1 ? url : url.slice(0, query));
  if (entry === undefined) return false;
  const chosen = choose(entry, headers['accept-encoding']);
  const known = headers['if-none-match'];
  if (known !== undefined && matches(known, chosen.etag)) {
    response.writeHead(304, chosen.notModified).end();
  } else {
    response.writeHead(200, chosen.headers);
    if (method === 'HEAD') response.end();
    else if ('fd' in chosen.body) send(chosen.body, response);
    else response.end(chosen.body);
  }
  return true;
}

/** A stream that is broken off closes its file, unless it can't. */
const STAYS_OPEN = { read, close: (_fd: number, done: () => void) => done() };

/** Each reader by a place of its own, and at its own pace. A visitor who leaves ends it. */
function send({ fd, length }: OnDisk, response: ServerResponse): void {
  const content = createReadStream('', { fd, fs: STAYS_OPEN, start: 0, end: length - 1 });
  pipeline(content, response, () => {});
}

function choose(entry: Entry, accept: string | undefined): Variant {
  if (accept === undefined) return entry.identity;
  for (const { name } of ENCODINGS) {
    const isHad = entry[name] || entry.served.packsLate;
    if (isHad && accepts(accept, name)) return entry[name] ?? packedLate(entry, name);
  }
  return entry.identity;
}

/** Packs fast for the visitor who waits, and meanwhile as small as the build does for those who follow. */
function packedLate(entry: Entry, name: (typeof ENCODINGS)[number]['name']): Variant {
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

/** Hashes inline scripts, including speculation rules; data blocks (JSON-LD) are not scripts. */
function inlineScriptHashes(files: ReadonlyMap<string, ServedFile>): string[] {
  const hashes = new Set<string>();
  for (const [path, file] of files) {
    if (extname(path) !== '') continue;
    for (const [, attributes, script] of file.body
      .toString()
      .matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/type="application\/(ld\+)?json"/.test(attributes as string)) continue;
      hashes.add(
        `'sha256-${createHash('sha256')
          .update(script as string)
          .digest('base64')}'`,
      );
    }
  }
  return [...hashes].sort();
}
