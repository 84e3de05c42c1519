import { describe, expect, it } from 'vitest';
import { canonicalPath, spelledOut } from './canonical.ts';

const redirects = { '/portfolio': '/projects' };

describe('canonical addresses', () => {
  it.each([
    ['/services/', '/services'],
    ['/Services', '/services'],
    ['/services//custom-homes/', '/services/custom-homes'],
    ['/Portfolio/', '/projects'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\/Evil.example', '/evil.example'],
  ])('sends %s to %s', (path, target) => {
    expect(canonicalPath(path, redirects)).toBe(target);
  });

  it.each([
    '/',
    '/services',
    '/api/Inquiries/',
    '/images/inquiries/AbC.webp',
    '/inquiry/ToKeN',
    '/calendar/ToKeN.ics',
    '/preview/ToKeN',
    '/service-area/caf%C3%A9',
    'http://evil.example/Team/',
  ])('leaves %s alone', (path) => expect(canonicalPath(path, redirects)).toBeNull());
});

describe('the one spelling of an address', () => {
  it.each([
    ...['/Contact', '/contact/', '//contact', '/%63ontact', '/./contact', '/team/%2e%2e/contact'],
    ...['/contact%2f', '/contact?service=repair', '/contact#form', '/\\contact', '/con\ntact'],
  ])('is /contact for %j', (path) => expect(spelledOut(path)).toBe('/contact'));

  it.each([
    ['/', '/'],
    ['/caf%C3%A9', '/café'],
    ['/Café/', '/café'],
    ['/%zz', '/%zz'],
    ['//evil.example/x', '/evil.example/x'],
  ])('of %j is %j', (path, one) => expect(spelledOut(path)).toBe(one));

  it('leads every spelling of an old address on', () => {
    for (const path of ['/caf%C3%A9', '/caf%c3%a9', '//Caf%C3%A9/'])
      expect(canonicalPath(path, { '/café': '/projects' })).toBe('/projects');
  });
});
