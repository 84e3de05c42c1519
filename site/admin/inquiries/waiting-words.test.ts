import { expect, test } from 'vitest';
import { waitingInWords } from './waiting-words.ts';

const idle = { waitingReason: null, snoozedUntil: null, nextStep: null, replyState: null, missedCall: null };

test.each([
  [{}, undefined],
  [{ waitingReason: 'new' }, undefined],
  [{ waitingReason: 'new', missedCall: 'voicemail' }, 'Left voicemail'],
  [{ waitingReason: 'message' }, 'Client replied'],
  [{ waitingReason: 'message', missedCall: 'no-answer' }, 'Client replied · No answer'],
  [{ waitingReason: 'erasure-request' }, 'Erasure requested'],
  [{ waitingReason: 'next-step', nextStep: 'Call again' }, 'Call again'],
  [{ snoozedUntil: '2026-11-24T06:00:00.000Z', nextStep: 'Call again' }, 'Call again, Tue, Nov 24'],
  // The outcome of a call is old news once the inquiry waits for them.
  [{ missedCall: 'voicemail' }, undefined],
  [{ waitingReason: 'new', replyState: 'sending' }, 'Reply not sent yet'],
  [{ waitingReason: 'message', replyState: 'failed' }, 'Reply not delivered'],
] as const)('%j reads %j', (given, words) => {
  expect(waitingInWords({ ...idle, ...given })?.words).toBe(words);
});
