import { expect, test } from 'vitest';
import { isEmptyReply, readReply, writeReply } from './reply-draft.ts';

test('a reply comes back as it was kept, an empty one leaves nothing', () => {
  const reply = { subject: 'Your request', text: 'Hello' };
  expect(readReply(writeReply(reply))).toEqual(reply);
  expect(writeReply({ subject: '', text: '' })).toBe('');
});

test.each(['', 'half a {', '"words"', '{}'])('what is no reply (%j) reads as an empty one', (kept) => {
  expect(readReply(kept)).toEqual({ subject: '', text: '' });
});

test('a reply without subject or text can’t be sent', () => {
  expect(isEmptyReply({ subject: ' ', text: 'Hello' })).toBe(true);
  expect(isEmptyReply({ subject: 'Your request', text: '\n' })).toBe(true);
  expect(isEmptyReply({ subject: 'Your request', text: 'Hello' })).toBe(false);
});
