import { expect, it } from 'vitest';
import { publicPaths } from '../../../../../tests/support/shipped-content.ts';
import { FIXED_PAGES } from './fixed-pages.ts';

it.each(FIXED_PAGES)('$name is a page', ({ path }) => {
  expect(publicPaths).toContain(path);
});
