import { expect, it } from 'vitest';
import { editHref, readSiteAddress, siteHref } from './site-address.ts';

const read = (href: string) => readSiteAddress(new URL(href, 'https://site.example').searchParams);

it('reads back what it writes', () => {
  const shown = { part: 'changes', words: 'llano & co', filter: 'sample', edit: null } as const;
  expect(read(siteHref(shown))).toEqual(shown);
  const edit = { collection: 'projects', slug: 'ridge-house', field: 'meta.title' } as const;
  expect(read(editHref(shown, edit, ['meta', 'title']))).toEqual({ ...shown, edit });
});

it('is as short as it can be, and readable', () => {
  expect(siteHref({})).toBe('/admin/site');
  expect(editHref(read('/admin/site'), { collection: 'team', slug: 'ana' })).toBe(
    '/admin/site?edit=team/ana',
  );
});

it('takes nothing from an address that it doesn’t know', () => {
  const plain = { part: 'everything', words: '', filter: null, edit: null };
  expect(read('/admin/site?show=all&only=old&edit=secrets/key')).toEqual(plain);
  expect(read('/admin/site?edit=projects')).toEqual(plain);
});
