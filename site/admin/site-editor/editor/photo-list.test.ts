import { expect, it } from 'vitest';
import { type PhotoRow, photoAt, photoPath, photosOf, withPhotos } from './photo-list.ts';

const photo = (picture: string) => ({ picture, alt: '', caption: '' }) as PhotoRow;
const [porch, stairs] = [photo('05-kitchen'), photo('04-great-room')];

it('takes the first photo as the cover, and the others as the gallery', () => {
  const project = { name: 'Barn', cover: photo(''), gallery: [porch, stairs] };
  expect(photosOf(project)).toEqual([porch, stairs]);
  const placed = withPhotos(project, [stairs, porch]);
  expect(placed).toEqual({ name: 'Barn', cover: stairs, gallery: [porch] });
  expect(photosOf(placed)).toEqual([stairs, porch]);
  expect(withPhotos(project, [])).toMatchObject({ cover: photo(''), gallery: [] });
});

it('knows the photo of a field, and the field of a photo', () => {
  expect([photoPath(0), photoPath(3)]).toEqual(['cover', 'gallery.2']);
  expect(['cover.alt', 'gallery.2', 'gallery.2.caption', 'gallery', 'name', null].map(photoAt)).toEqual([
    ...[0, 3, 3, null, null, null],
  ]);
});
