import { expect, test } from 'vitest';
import { thumbnailUrl } from './images.ts';

const id = '0123456789abcdef'.repeat(3).slice(0, 40);

test.each([
  [`/images/inquiries/${id}.webp`, `/images/inquiries/${id}-480.webp`],
  [
    `https://www.example.com/images/inquiries/${id}.webp`,
    `https://www.example.com/images/inquiries/${id}-480.webp`,
  ],
])('the thumbnail of %s lies beside it', (url, thumbnail) => expect(thumbnailUrl(url)).toBe(thumbnail));

test.each([
  'https://res.cloudinary.com/our-cloud/image/upload/v1/inquiries/a.jpg',
  `/images/inquiries/${id}-480.webp`,
  `/images/inquiries/${id}.webp?x`,
  `javascript:/images/inquiries/${id}.webp`,
  '',
])('%s has no thumbnail of ours', (url) => expect(thumbnailUrl(url)).toBeNull());
