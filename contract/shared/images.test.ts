import { expect, test } from 'vitest';
import { pictureHref, thumbnailUrl } from './images.ts';

const id = '0123456789abcdef'.repeat(3).slice(0, 40);

test.each([`/images/inquiries/${id}.webp`, `https://www.example.com/images/inquiries/${id}.webp`])(
  '%s is opened by its path, its thumbnail beside it',
  (url) => {
    expect(pictureHref(url)).toBe(`/images/inquiries/${id}.webp`);
    expect(thumbnailUrl(url)).toBe(`/images/inquiries/${id}-480.webp`);
  },
);

test.each([
  'https://res.cloudinary.com/our-cloud/image/upload/v1/inquiries/a.jpg',
  `/images/inquiries/${id}-480.webp`,
  `/images/inquiries/${id}.webp?x`,
  `javascript:/images/inquiries/${id}.webp`,
  '',
])('%s is none of ours', (url) => {
  expect(thumbnailUrl(url)).toBeNull();
  expect(pictureHref(url)).toBe(url);
});
