import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodable, originForm } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    ['/team?x=1', '/team?x=1'],
    ['http://elsewhere.example/team?x=1', '/team?x=1'],
    ['HTTPS://elsewhere.example', '/'],
    ['http://elsewhere.example?x', '/?x'],
    ['http://[/x', '/x'],
    ['*', '*'],
  ])('%s asks for %s', (target, path) => expect(originForm(target)).toBe(path));

  it.each([
    ['/service-area/%ff', '/service-area/%ef%bf%bd'],
    ['/service-area/caf%C3%A9', '/service-area/caf%C3%A9'],
    ['/100%', '/100%25'],
    ['/inquiry/%00x', '/inquiry/%ef%bf%bdx'],
    ['/%2500', '/%2500'],
    ['/%zz%C3%28?q=%ff', '/%25zz%ef%bf%bd%28?q=%ff'],
  ])('%s is mended to %s', (target, path) => expect(decodable(target)).toBe(path));

  it('always decodes', () => {
    const piece = fc.oneof(
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
      fc.constantFrom('%', '%%', '%c', 'a', '/', '%E2%82%AC'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const mended = decodable(`/${pieces.join('')}`);
        expect(() => decodeURIComponent(mended)).not.toThrow();
        expect(decodable(mended)).toBe(mended);
      }),
    );
  });
});
