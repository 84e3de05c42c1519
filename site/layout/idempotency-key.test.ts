import { expect, it } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

it('is a fresh UUID that the server takes, and begins with its time (RFC 9562, version 7)', () => {
  const before = Date.now();
  const keys = Array.from({ length: 500 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(500);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});
