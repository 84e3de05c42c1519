import { describe, expect, it } from 'vitest';
import { refusalOf } from './reply-uploads.ts';

const MB = 1024 * 1024;
const file = (name: string, type = 'application/pdf', size = MB) => ({ name, type, size });
const carried = (...sizes: number[]) => sizes.map((size) => ({ bytes: size * MB }));

describe('a file for a reply', () => {
  it('is a picture or a PDF, by its type or, where the system knows none, by its name', () => {
    for (const good of [file('plan.pdf'), file('a.heic', ''), file('b.JPG', ''), file('c', 'image/webp')])
      expect(refusalOf(good, []), good.name).toBeNull();
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    for (const bad of [file('letter.docx', word), file('run.exe', ''), file('page.svg', 'image/svg+xml')])
      expect(refusalOf(bad, []), bad.name).toMatch(/^Attach a picture/);
  });

  it('fits beside what the reply carries: 10 MB and ten files, whatever their names', () => {
    expect(refusalOf(file('plan.pdf', undefined, 3 * MB), carried(4, 2))).toBeNull();
    expect(refusalOf(file('plan.pdf', undefined, 4 * MB), carried(4, 2))).toBeNull();
    expect(refusalOf(file('plan.pdf', undefined, 4 * MB + 1), carried(4, 2))).toMatch(/total up to 10 MB/);
    const ten = Array.from({ length: 10 }, () => ({ bytes: 1 }));
    expect(refusalOf(file('image.png', 'image/png', 1), ten.slice(1))).toBeNull();
    expect(refusalOf(file('image.png', 'image/png', 1), ten)).toMatch(/10 files/);
  });
});
