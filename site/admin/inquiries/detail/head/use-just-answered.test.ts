import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { isAnswer } from './use-just-answered.ts';

const event = (kind: string, data: object): TimelineEvent =>
  ({ id: '1', at: '2026-12-01T15:00:00.000Z', actor: null, bulkId: null, kind, data }) as TimelineEvent;

describe('an answer', () => {
  it('is a call that reached the client, and a reply', () => {
    expect(isAnswer(event('contact', { contact: 'call', outcome: 'reached', text: null }))).toBe(true);
    expect(isAnswer(event('contact', { contact: 'call', text: null }))).toBe(true);
    expect(isAnswer(event('mail-went-out', { mailId: '2' }))).toBe(true);
  });

  it('is no call that nobody took, and no note', () => {
    expect(isAnswer(event('contact', { contact: 'call', outcome: 'voicemail', text: null }))).toBe(false);
    expect(isAnswer(event('note', { text: 'Called' }))).toBe(false);
  });
});
