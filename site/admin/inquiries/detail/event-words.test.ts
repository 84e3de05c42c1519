import { describe, expect, test } from 'vitest';
import type { TimelineActor, TimelineEvent } from '#contract/timeline.ts';
import { eventInWords } from './event-words.ts';

const ana = { id: 'a', name: 'Ana Ruiz' };
const ben = { id: 'b', name: 'Ben Ortiz' };
const happened = (kind: string, data: object, actor: TimelineActor = ana) =>
  ({ id: '1', at: '2026-11-20T18:00:00.000Z', bulkId: null, actor, kind, data }) as TimelineEvent;
const sentence = (...event: Parameters<typeof happened>) => {
  const { who, did } = eventInWords(happened(...event));
  return `${who} ${did}`;
};

describe('what happened, in words', () => {
  test.each([
    ['created', {}, null, 'The visitor sent the request'],
    ['status', { from: 'new', to: 'contacted' }, ana, 'Ana Ruiz changed the status from New to Contacted'],
    [
      'status',
      { from: 'archived', to: 'in-progress' },
      ana,
      'Ana Ruiz changed the status from archived to In Progress',
    ],
    ['note', { text: 'Call on Friday' }, ana, 'Ana Ruiz wrote a note'],
    ['contact', { contact: 'call', text: null }, ana, 'Ana Ruiz logged a call'],
    ['contact', { contact: 'mail', text: null }, ana, 'Ana Ruiz logged an e-mail'],
    ['assignment', { from: null, to: ana }, ana, 'Ana Ruiz took it on'],
    ['assignment', { from: ben, to: ana }, ana, 'Ana Ruiz took it over from Ben Ortiz'],
    ['assignment', { from: null, to: ben }, ana, 'Ana Ruiz assigned it to Ben Ortiz'],
    ['assignment', { from: ana, to: null }, ana, 'Ana Ruiz gave it back'],
    ['assignment', { from: ben, to: null }, ana, 'Ana Ruiz took it off Ben Ortiz'],
    ['attachment-view', { url: 'https://host.example/ledge.webp' }, ana, 'Ana Ruiz opened ledge.webp'],
    ['spam', { spam: true }, null, 'The system marked it as spam'],
    ['spam', { spam: false }, ana, 'Ana Ruiz took it out of suspected spam'],
    ['mail', { mailId: 'm', subject: 'Your request', text: 'Hello' }, ana, 'Ana Ruiz replied: Your request'],
    [
      'mail-resent',
      { mailId: 'm', kind: 'inquiry-visitor', recipient: 'one@example.com' },
      ana,
      'Ana Ruiz sent a mail again to one@example.com: Confirmation to the visitor',
    ],
    ['visitor-message', { text: 'More', attachments: [] }, null, 'The visitor wrote'],
    ['visitor-message', { text: '', attachments: ['/a'] }, null, 'The visitor added a picture'],
    [
      'visitor-message',
      { text: 'More', attachments: ['/a', '/b'] },
      null,
      'The visitor wrote, with 2 pictures',
    ],
    [
      'visitor-correction',
      {
        changes: [
          { field: 'email', from: 'a@example.com', to: 'b@example.com' },
          { field: 'phone', from: null, to: '979-555-0117' },
        ],
      },
      null,
      'The visitor changed the e-mail address from a@example.com to b@example.com and changed the phone number from none to 979-555-0117',
    ],
    ['visitor-withdrawal', {}, null, 'The visitor withdrew the request'],
    ['visitor-withdrawal-taken-back', {}, null, 'The visitor took the withdrawal back'],
    ['visitor-erasure-request', {}, null, 'The visitor asked for erasure'],
    ['visitor-link-revoked', {}, ana, 'Ana Ruiz stopped the private link'],
    ['visitor-link-renewed', {}, ana, 'Ana Ruiz renewed the private link'],
  ] as const)('%s %j', (kind, data, actor, words) => {
    expect(sentence(kind, data, actor)).toBe(words);
  });

  test('keep in full what somebody wrote, and the pictures that came with it', () => {
    const long = 'A note of several lines.\n'.repeat(200);
    expect(eventInWords(happened('note', { text: long })).text).toBe(long);
    expect(eventInWords(happened('mail', { mailId: 'm', subject: 'S', text: 'Hello' })).text).toBe('Hello');
    const message = happened('visitor-message', { text: 'More', attachments: ['/a'] }, null);
    expect(eventInWords(message)).toMatchObject({ text: 'More', pictures: ['/a'] });
  });

  test('show a kind that nobody here knows by its name and what it carries', () => {
    expect(sentence('site-visit-planned', { on: '2026-12-01', by: { id: 'x' } })).toBe(
      'Ana Ruiz site visit planned, on 2026-12-01',
    );
  });
});
