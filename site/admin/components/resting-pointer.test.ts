import { describe, expect, test } from 'vitest';
import { RestingPointer, type SubjectId } from './resting-pointer.ts';

const on = (subject: SubjectId, x = 100, y = 100) => ({ x, y, subject });
const restingOn = (subject: SubjectId) => {
  const pointer = new RestingPointer();
  pointer.moved(on(subject));
  return pointer;
};

describe('a click at the same place', () => {
  test('is a slip when the next person came under the pointer too late to be read', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    pointer.saw('bo', 200);
    expect(pointer.isSlip(on('bo'), 800)).toBe(true);
  });

  test('is a slip however long the server took to bring the next person', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    pointer.saw('bo', 9000);
    expect(pointer.isSlip(on('bo'), 9300)).toBe(true);
  });

  test('is a slip when it was made before the page showed the next person', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    pointer.saw('bo', 2000);
    expect(pointer.isSlip(on('bo'), 1500)).toBe(true);
  });

  test('is a slip when the page changed unseen', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('bo'), 100)).toBe(true);
    expect(pointer.isSlip(on('bo'), 200)).toBe(true);
  });

  test('is a slip when the list moved under a pointer that hasn’t clicked yet, or had nobody under it', () => {
    for (const before of ['ana', undefined]) {
      const pointer = restingOn(before);
      pointer.saw('bo', 5000);
      expect(pointer.isSlip(on('bo'), 5100)).toBe(true);
    }
  });

  test('counts once the next person could be read, without a move', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    pointer.saw('bo', 100);
    expect(pointer.isSlip(on('bo'), 300)).toBe(true);
    expect(pointer.isSlip(on('bo'), 900)).toBe(false);
  });

  test('counts for the same person, however fast, also after a menu has covered them', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    expect(pointer.isSlip(on('ana'), 30)).toBe(false);
    pointer.saw(undefined, 40);
    pointer.saw('ana', 60);
    expect(pointer.isSlip(on('ana'), 80)).toBe(false);
  });

  test('counts where nobody is acted on', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on(undefined), 10)).toBe(false);
  });
});

describe('a click that was aimed', () => {
  test('counts at once: the pointer moved there', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    pointer.saw('bo', 50);
    pointer.moved(on('bo', 160));
    pointer.moved(on('bo'));
    expect(pointer.isSlip(on('bo'), 100)).toBe(false);
  });

  test('counts at once at another place, as of a finger', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    expect(pointer.isSlip(on('bo', 100, 140), 60)).toBe(false);
  });

  test('counts at once after a scroll by hand', () => {
    const pointer = restingOn('ana');
    expect(pointer.isSlip(on('ana'), 0)).toBe(false);
    pointer.forget();
    expect(pointer.isSlip(on('bo'), 200)).toBe(false);
  });
});
