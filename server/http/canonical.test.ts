import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical.ts';

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
