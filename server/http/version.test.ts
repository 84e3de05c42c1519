import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { firm } from '#content/firm.ts';
import { setFirm } from '../config/firm-in-force.ts';
import { createTestApp } from '../testing/test-app.ts';

const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

it('names the release to anyone, and to Prometheus', async () => {
  const test = await createTestApp('sqlite');
  onTestFinished(test.close);
  const answer = await test.app.inject('/version');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ name, version, commit: null });
  const metrics = await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(metrics.body).toContain(`ledge_frame_build_info{version="${version}",commit="unknown"} 1\n`);
});

it('security.txt names the address that the firm publishes, and hasn’t expired', async () => {
  const test = await createTestApp('sqlite');
  onTestFinished(test.close);
  onTestFinished(() => setFirm(firm));
  setFirm({ ...firm, email: 'security@example.com' });
  const answer = await test.app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({ Contact: 'mailto:security@example.com' });
  expect(fields.Canonical).toMatch(/^https?:\/\/.*\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires as string) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

it('serves neither the licenses nor the list of packages', async () => {
  const test = await createTestApp('sqlite');
  onTestFinished(test.close);
  for (const file of [
    'THIRD-PARTY-NOTICES.txt',
    'sbom.spdx.json',
    'LICENSE',
    'package.json',
    'package-lock.json',
  ])
    for (const path of [
      `/${file}`,
      `/build/${file}`,
      `/assets/%2e%2e/${file}`,
      `/assets/..%2f..%2f${file}`,
    ]) {
      const { statusCode, headers } = await test.app.inject(path);
      // An address that isn't the usual form of its path is sent to it first.
      const end = statusCode === 301 ? await test.app.inject(headers.location as string) : { statusCode };
      expect(end.statusCode, path).toBe(404);
    }
});
