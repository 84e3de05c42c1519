import { expect, it } from 'vitest';
import { EXPLAINED, explanationOf } from './explained.ts';

const file = (where: string, detail = '52829 bytes', what = 'answered 200') =>
  explanationOf({ tool: 'ffuf', what, where, detail });

it('the page of any town is explained', () => {
  expect(file('GET /service-area/austin.bak')).toContain('any name of a town');
});

it('a file, a secret in a page and a server’s error are not', () => {
  expect(file('GET /.env')).toBeNull();
  expect(file('GET /data/secret')).toBeNull();
  expect(file('GET /service-area/..%2f..%2fetc%2fpasswd', 'root:x:0:0:')).toBeNull();
  expect(file('GET /service-area/a/b')).toBeNull();
  expect(file('GET /admin/x', '20 bytes', 'answered 500')).toBeNull();
});

it('nothing is that sqlmap stands by', () => {
  const where = 'PATCH /api/inquiries/:id, (custom) POST JSON notes';
  const said = (detail: string, what = 'SQL injection (B)') =>
    explanationOf({ tool: 'sqlmap', what, where, detail });
  expect(said('false positive or unexploitable')).toContain('takes it back');
  expect(said('')).toBeNull();
  expect(said('', 'SQL injection (BTU)')).toBeNull();
  expect(EXPLAINED.filter(({ tool }) => tool === 'sqlmap')).toHaveLength(1);
});

it('nor what Wapiti finds by sending payloads', () => {
  for (const what of [
    'SQL Injection',
    'Cross Site Scripting',
    'Open Redirect',
    'Path Traversal',
    'Command execution',
    'CRLF Injection',
    'Internal Server Error',
  ])
    expect(
      explanationOf({ tool: 'wapiti', what, where: 'GET /service-area/x', detail: '' }),
      what,
    ).toBeNull();
});
