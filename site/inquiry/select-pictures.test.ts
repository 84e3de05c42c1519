import { describe, expect, it } from 'vitest';
import { selectPictures } from './select-pictures.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

describe('a selection', () => {
  const names = (files: File[]) => files.map(({ name }) => name);
  const seven = ['1', '2', '3', '4', '5', '6', '7'].map((name) => file(name));

  it('takes at most five pictures and ignores the rest (requirements §6, §10)', () => {
    const { taken, ignored } = selectPictures(seven, 20);
    expect([names(taken), ignored]).toEqual([['1', '2', '3', '4', '5'], 2]);
  });

  it('takes no more than the request has room for', () => {
    expect(selectPictures(seven, 2)).toMatchObject({ ignored: 5, taken: [{ name: '1' }, { name: '2' }] });
    expect(selectPictures(seven, -1).taken).toEqual([]);
  });

  it('counts only pictures, those that only their bytes tell among them', () => {
    const byBytes = file('image:1641', '');
    const mixed = [file('plan.pdf', 'application/pdf'), byBytes, file('a')];
    const { taken, refused } = selectPictures(mixed, 20, (one) => one === byBytes || one.name === 'a');
    expect([names(taken), names(refused)]).toEqual([['image:1641', 'a'], ['plan.pdf']]);
    expect(names(selectPictures(mixed, 20).taken)).toEqual(['a']);
  });
});
