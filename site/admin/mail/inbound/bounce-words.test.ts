import { expect, it } from 'vitest';
import { bounceInWords } from './bounce-words.ts';

it('says in plain words why a mail came back', () => {
  expect(bounceInWords('5.1.1 smtp; 550 5.1.1 <ana@example.com>: User unknown')).toMatch(/doesn’t exist/);
  expect(bounceInWords('5.2.2 Mailbox full')).toMatch(/full/);
  expect(bounceInWords('550 5.7.26 Unauthenticated mail')).toMatch(/rejected/);
  expect(bounceInWords('5.4.4 Host not found')).toMatch(/after the @/);
});

it('has words for a code it doesn’t know, and for none', () => {
  expect(bounceInWords('5.9.9 odd')).toMatch(/returned it/);
  expect(bounceInWords('')).toMatch(/returned it/);
});

it('takes no address of a computer for a code', () => {
  expect(bounceInWords('refused by 192.5.1.1')).toMatch(/returned it/);
});
