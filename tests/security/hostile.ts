/** Generates hostile values, the same for the same seed. */
import fc from 'fast-check';
import type { Route } from '../../server/testing/routes.ts';

const PAYLOADS = [
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eevil',
  `' or 1=1 --`,
  `'; drop table inquiries; --`,
  `" onmouseover="alert(1)`,
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0024{7*7}',
  '$(sleep 5)',
  '`id`',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%ff%fe',
  '=cmd|"/c calc"!A1',
  'a\r\nBcc: everybody@example.com',
  'http://169.254.169.254/latest/meta-data/',
  'x'.repeat(5000),
  '🧱'.repeat(500),
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '0x10',
  '2026-02-30',
  '9999999-99-99T99:99:99Z',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '',
  ' ',
];

const FIELDS = [
  ...['name', 'email', 'phone', 'serviceType', 'message', 'attachments', 'source', 'website', 'elapsed'],
  ...['proof', 'status', 'notes', 'assigneeId', 'spam', 'kind', 'text', 'subject', 'url', 'ids', 'filter'],
  ...['change', 'password', 'currentPassword', 'newPassword', 'token', 'code', 'role', 'disabled', 'query'],
  ...['paramsToSign', 'inquiryId', 'action', 'key', 'generation', 'rememberMe', '__proto__', 'constructor'],
];

const PARAMETERS = [
  ...['q', 'status', 'service', 'assignee', 'area', 'source', 'from', 'to', 'overdue', 'spam', 'sort'],
  ...['limit', 'after', 'before', 'state', 'since', 'email', 'token', 'format', 'a[b]', '__proto__'],
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PAYLOADS) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], 'owner', 'new'),
  fc.array(text, { maxLength: 4 }),
);
const object = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 });
/** A valid request with one or two invalid fields, which passes more checks than random data. */
const almost = object.map((bad) => ({
  name: 'Rosa Delgado',
  email: 'rosa@example.com',
  message: 'Eleven acres outside of Blanco, a ledge facing south.',
  ...bad,
}));

/** JSON keeps `__proto__` only when it is written by hand. */
const json = fc
  .oneof(
    object,
    almost,
    value,
    object.map((filter) => ({ filter, change: filter })),
  )
  .map((body) => (JSON.stringify(body) ?? '').replace(/^\{/, '{"__proto__":{"role":"owner"},'));
const nested = fc.nat(3000).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const cut = fc.tuple(json, fc.nat(40)).map(([whole, end]) => whole.slice(0, -1 - end));
const form = object.map((fields) =>
  new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(JSON.stringify(v))])).toString(),
);
const part = fc
  .tuple(fc.constantFrom(...FIELDS, 'file', 'pictures', 'api_key'), text, fc.boolean())
  .map(
    ([name, content, isFile]) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${isFile ? `; filename="${content.slice(0, 40)}"\r\nContent-Type: image/png` : ''}\r\n\r\n${content}\r\n`,
  );
const multipart = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom('--b--\r\n', '--b', '', '--c--\r\n'))
  .map(([parts, end]) => parts.join('') + end);
const bytes = fc.uint8Array({ maxLength: 400 }).map((raw) => Buffer.from(raw));

const body: fc.Arbitrary<{ type: string | undefined; payload: string | Buffer }> = fc.oneof(
  { weight: 5, arbitrary: json.map((payload) => ({ type: 'application/json', payload })) },
  fc.oneof(nested, cut).map((payload) => ({ type: 'application/json; charset=utf-8', payload })),
  { weight: 2, arbitrary: form.map((payload) => ({ type: 'application/x-www-form-urlencoded', payload })) },
  {
    weight: 2,
    arbitrary: multipart.map((payload) => ({ type: 'multipart/form-data; boundary=b', payload })),
  },
  fc
    .tuple(
      fc.constantFrom(
        'application/json',
        'multipart/form-data',
        'text/xml',
        'a/b',
        ';;',
        'text/plain',
        undefined,
      ),
      bytes,
    )
    .map(([type, payload]) => ({ type, payload })),
);

/** A header value that Node accepts. */
const headerText = text.map((each) => each.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 500));
const headers = fc.dictionary(
  fc.constantFrom(
    ...['if-match', 'if-none-match', 'idempotency-key', 'range', 'accept', 'accept-encoding', 'user-agent'],
    ...['last-event-id', 'authorization', 'x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-request-id'],
  ),
  headerText,
  { maxKeys: 3 },
);

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), text), { maxLength: 4 })
  .map((pairs) => new URLSearchParams(pairs).toString());

export type HostileCall = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
  signedIn: boolean;
};

/** Calls to real routes. @param ids existing ids, so that some calls reach existing rows. */
export const hostileCalls = (routes: Route[], ids: string[]): fc.Arbitrary<HostileCall> => {
  // Each of these calls hashes a password, so only a few are sent.
  const isSlow = ({ url }: Route) => /^\/api\/(auth|staff\/set-up)/.test(url);
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, text.map(encodeText));
  return fc
    .record({
      route: fc.oneof(
        { weight: 19, arbitrary: fc.constantFrom(...routes.filter((each) => !isSlow(each))) },
        { weight: 1, arbitrary: fc.constantFrom(...routes.filter(isSlow)) },
      ),
      id,
      query,
      headers,
      body,
      signedIn: fc.boolean(),
    })
    .map(({ route: { method, url }, id, query, headers, body, signedIn }) => ({
      method,
      url: `${url.replace(/:\w+|\*/g, () => id)}${query && `?${query}`}`,
      headers: { ...headers, ...(body.type !== undefined && { 'content-type': body.type }) },
      payload: method === 'GET' || method === 'HEAD' ? undefined : body.payload,
      signedIn,
    }));
};

const encodeText = (each: string) => encodeURIComponent(each.toWellFormed()).slice(0, 600) || 'x';

/** Request lines as bytes, most of which no program would send. */
export const hostileLines: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
      fc.constantFrom('TRACE', 'PROPFIND', 'get', 'G\u0000T', ''),
    ),
    fc.oneof(
      fc
        .array(
          fc.oneof(
            text,
            fc.constantFrom(
              ...[
                'admin',
                'api',
                'inquiries',
                'images',
                'inquiry',
                'contact',
                '..',
                '.',
                '%2e%2e',
                '%5c',
                '\\',
              ],
              ...[
                'evil.example',
                '%',
                '%c0%ae',
                '%E0%A4',
                'v1_1',
                'assets',
                'newsletter',
                '%0d%0aX-A:b',
                '?',
                '#',
              ],
            ),
          ),
          { maxLength: 8 },
        )
        .map((parts) => `/${parts.join('/')}`),
      fc.constantFrom(
        ...[
          '*',
          '//evil.example',
          '/\\evil.example',
          'http://evil.example/',
          'https://x@y/z',
          '/%',
          '/%zz',
          '/?%',
        ],
        ...[
          '/%00',
          '/.data',
          '/__manifest?p=/',
          `/${'a/'.repeat(2000)}`,
          `/${'%41'.repeat(3000)}`,
          '/\u00ff\u00fe',
        ],
      ),
      bytes.map((raw) => `/${raw.toString('latin1')}`),
    ),
  )
  .map(([method, path]) =>
    Buffer.concat([
      Buffer.from(`${method} `),
      // A space or line break would only end the line early.
      Buffer.from(path.replace(/[ \r\n]/g, '%20'), 'utf8'),
      Buffer.from(' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    ]),
  );
