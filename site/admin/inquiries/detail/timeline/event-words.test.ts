import { describe, expect, test } from 'vitest';
import type { TimelineActor, TimelineEvent } from '#contract/inquiries/timeline.ts';
import { eventInWords } from './event-words.ts';

const ana = { id: 'a', name: 'Ana Ruiz' };
const ben = { id: 'b', name: 'Ben Ortiz' };
const happened = (kind: string, data: object, actor: TimelineActor = ana) =>
  ({ id: '1', at: '2026-11-20T18:00:00.000Z', bulkId: null, actor, kind, data }) as TimelineEvent;
/** 10 in the morning in Texas. */
const time = { at: '2026-12-01T16:00:00.000Z', staffName: 'Ana Ruiz' };
const DEC_1 = 'Tue, Dec 1, 10:00 AM';
const meeting = { meetingId: 'm', kind: 'call', ...time, staffId: 'a' };
const sentence = (...event: Parameters<typeof happened>) => {
  const { who, did } = eventInWords(happened(...event));
  return `${who} ${did}`.trim();
};

const answering = (answer: string) => ({ ...meeting, answer, words: '' });

const byMail = (files = 0, from: string | null = null) => ({
  ...{ inboundId: 'i', from, subject: 'Re: x', quoted: null },
  files: Array.from({ length: files }, (_, n) => ({ n, name: `${n}.pdf`, type: '', bytes: 1 })),
});

describe('what happened, in words', () => {
  test.each([
    ['created', {}, null, 'The client sent the inquiry'],
    ['status', { from: 'new', to: 'contacted' }, ana, 'Ana Ruiz changed the status from New to Contacted'],
    [
      'status',
      { from: 'archived', to: 'in-progress' },
      ana,
      'Ana Ruiz changed the status from archived to In Progress',
    ],
    ['note', { text: 'Call on Friday' }, ana, 'Ana Ruiz wrote a note'],
    ['contact', { contact: 'call', text: null }, ana, 'Ana Ruiz logged a call'],
    ['contact', { contact: 'mail', text: null }, ana, 'Ana Ruiz logged an email'],
    [
      'contact',
      { contact: 'call', outcome: 'voicemail', text: null },
      ana,
      'Ana Ruiz called and left a voicemail',
    ],
    ['contact', { contact: 'call', outcome: 'no-answer', text: null }, ana, 'Ana Ruiz called, no answer'],
    ['contact', { contact: 'call', outcome: 'reached', text: null }, ana, 'Ana Ruiz logged a call'],
    [
      'next-step',
      { text: 'Call again', day: '2026-11-24' },
      ana,
      'Ana Ruiz set the next step: Call again, Tue, Nov 24',
    ],
    ['next-step', { text: null, day: null }, ana, 'Ana Ruiz cleared the next step'],
    ['next-step-due', { text: 'Call again' }, null, 'Next step due: Call again'],
    ['no-reply-needed', {}, ana, 'Ana Ruiz marked “No reply needed”'],
    ['undone', { field: 'nextStep' }, ana, 'Ana Ruiz undid the change to the next step'],
    [
      'value',
      { value: { low: 650_000, high: 900_000 } },
      ana,
      'Ana Ruiz set the estimate to $650,000–$900,000',
    ],
    ['value', { value: null }, ana, 'Ana Ruiz removed the estimate'],
    ['lost-reason', { reason: 'budget' }, ana, 'Ana Ruiz set the lost reason to “Over budget”'],
    ['mail-taken-back', { mailId: 'm' }, ana, 'Ana Ruiz canceled the reply before it was sent'],
    ['mail-failed', { mailId: 'm', why: '550' }, null, 'Reply not delivered'],
    ['assignment', { from: null, to: ana }, ana, 'Ana Ruiz assigned the inquiry to themselves'],
    ['assignment', { from: ben, to: ana }, ana, 'Ana Ruiz took over the inquiry from Ben Ortiz'],
    ['assignment', { from: null, to: ben }, ana, 'Ana Ruiz assigned the inquiry to Ben Ortiz'],
    ['assignment', { from: null, to: ben }, null, 'Assigned to Ben Ortiz by a rule'],
    ['assignment', { from: ana, to: null }, ana, 'Ana Ruiz unassigned the inquiry'],
    ['assignment', { from: ben, to: null }, ana, 'Ana Ruiz unassigned the inquiry from Ben Ortiz'],
    ['attachment-view', { url: 'https://host.example/ledge.webp' }, ana, 'Ana Ruiz viewed a picture'],
    ['spam', { spam: true }, null, 'Marked as spam'],
    ['spam', { spam: false }, ana, 'Ana Ruiz marked the inquiry as not spam'],
    ['mail', { mailId: 'm', subject: 'Your request', text: 'Hello' }, ana, 'Ana Ruiz replied: Your request'],
    [
      'mail-resent',
      { mailId: 'm', kind: 'inquiry-visitor', recipient: 'one@example.com' },
      ana,
      'Ana Ruiz resent an email to one@example.com: Confirmation (to the client)',
    ],
    ['visitor-message', { text: 'More', attachments: [] }, null, 'The client sent a message'],
    [
      'visitor-message',
      { text: 'Declined: Site visit', attachments: [], mail: { ...byMail(), answer: answering('declined') } },
      null,
      `The client declined the call on ${DEC_1}`,
    ],
    ['meeting-answered', answering('accepted'), null, `The client accepted the call on ${DEC_1}`],
    ['visitor-message', { text: '', attachments: ['/a'] }, null, 'The client added a picture'],
    [
      'visitor-message',
      { text: 'More', attachments: ['/a', '/b'] },
      null,
      'The client sent a message, with 2 pictures',
    ],
    [
      'visitor-message',
      { text: 'More', attachments: [], mail: byMail() },
      null,
      'The client sent a message by email',
    ],
    [
      'visitor-message',
      { text: 'More', attachments: ['/a'], mail: byMail(2, 'sam@example.org') },
      null,
      'The client sent a message by email from sam@example.org, with a picture and 2 files',
    ],
    [
      'visitor-message',
      { text: '', attachments: [], mail: byMail(1) },
      null,
      'The client sent a file by email',
    ],
    [
      'mail-delayed',
      { mailId: 'm', kind: 'inquiry-visitor', recipient: 'one@example.com' },
      null,
      'Email delayed: Confirmation (to the client). one@example.com is unconfirmed and has reached its email limit',
    ],
    [
      'mail-bounced',
      { mailId: 'm', recipient: 'one@example.com', why: '5.1.1' },
      null,
      'Email to one@example.com not delivered',
    ],
    [
      'mail-auto-reply',
      { inboundId: 'i', from: 'one@example.com', subject: 'Away', text: '' },
      null,
      'Auto-reply from one@example.com',
    ],
    [
      'mail-from-other',
      { inboundId: 'i', from: 'two@example.com', subject: 'Re: x' },
      null,
      'Reply from a different address, two@example.com',
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
      'The client changed the email address from a@example.com to b@example.com and added the phone number 979-555-0117',
    ],
    ['visitor-withdrawal', {}, null, 'The client withdrew the inquiry'],
    ['visitor-withdrawal-taken-back', {}, null, 'The client reopened the inquiry'],
    ['visitor-erasure-request', {}, null, 'The client asked to have their data erased'],
    [
      'meeting-requested',
      { ...meeting, until: '2026-11-30T22:30:00.000Z' },
      null,
      `The client chose a call on ${DEC_1} with Ana Ruiz: on hold until Mon, Nov 30, 4:30 PM, not yet confirmed`,
    ],
    [
      'meeting-expired',
      meeting,
      null,
      `Hold expired: call on ${DEC_1} with Ana Ruiz. The client didn’t confirm`,
    ],
    ['meeting-restored', meeting, ana, `Ana Ruiz restored the call on ${DEC_1}`],
    ['meeting-booked', meeting, null, `The client booked a call on ${DEC_1} with Ana Ruiz`],
    ['meeting-booked', meeting, ana, `Ana Ruiz booked a call on ${DEC_1}`],
    ['meeting-booked', meeting, ben, `Ben Ortiz booked a call on ${DEC_1} with Ana Ruiz`],
    [
      'meeting-moved',
      { ...meeting, kind: 'site', from: '2026-11-30T22:30:00.000Z' },
      null,
      `The client rescheduled the site visit from Mon, Nov 30, 4:30 PM to ${DEC_1} with Ana Ruiz`,
    ],
    ['meeting-cancelled', meeting, null, `The client canceled the call on ${DEC_1} with Ana Ruiz`],
    ['meeting-held', meeting, ana, `Ana Ruiz marked the call on ${DEC_1} as held`],
    ['meeting-no-show', meeting, ben, `Ben Ortiz marked the call on ${DEC_1} with Ana Ruiz as a no-show`],
    ['meeting-over', meeting, null, `Needs an outcome: call on ${DEC_1} with Ana Ruiz`],
    [
      'meeting-proposed',
      { meetingId: 'p', kind: 'studio', times: [time, { ...time, staffName: 'Ben Ortiz' }], text: null },
      ana,
      `Ana Ruiz proposed a studio visit: ${DEC_1} with Ana Ruiz or ${DEC_1} with Ben Ortiz`,
    ],
    ['meeting-lapsed', { kind: 'call' }, ana, 'Ana Ruiz withdrew the proposed times for a call'],
    [
      'meeting-lapsed',
      { kind: 'call' },
      null,
      'Proposed times for a call expired. The client didn’t pick one',
    ],
    ['visitor-link-revoked', {}, ana, 'Ana Ruiz revoked the private link'],
    ['visitor-link-renewed', {}, ana, 'Ana Ruiz created a new private link'],
  ] as const)('%s %j', (kind, data, actor, words) => {
    expect(sentence(kind, data, actor)).toBe(words);
  });

  test('keep in full what someone wrote, and the pictures that came with it', () => {
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
