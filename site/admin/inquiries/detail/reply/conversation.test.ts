import { expect, test } from 'vitest';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { answeringSubject, repliedMeanwhile } from './conversation.ts';

const event = (id: string, kind: string, data: object): TimelineEvent =>
  ({
    id,
    kind,
    data,
    at: `2026-11-23T16:4${id}:00.000Z`,
    actor: { id: 's', name: 'Sam' },
    bulkId: null,
  }) as TimelineEvent;
const reply = (id: string, subject: string) => event(id, 'mail', { mailId: `m${id}`, subject, text: 'Yes.' });
const mail = (subject: string) =>
  event('0', 'visitor-message', { text: 'When?', attachments: [], mail: { inboundId: 'i', subject } });

test('an answer keeps the subject of the visitor’s latest mail, with one Re:', () => {
  expect(answeringSubject([reply('2', 'Ours'), mail('RE: AW: Re[2]: The ledge')])).toBe('Re: The ledge');
  expect(answeringSubject([mail('Regarding: the ledge')])).toBe('Re: Regarding: the ledge');
});

test('without a mail from the visitor it keeps that of the last reply; the first reply has none yet', () => {
  const said = event('0', 'visitor-message', { text: 'On my page', attachments: [] });
  expect(answeringSubject([said, reply('2', 'Your request'), reply('1', 'First')])).toBe('Re: Your request');
  expect(answeringSubject([said])).toBe('');
  expect(answeringSubject([mail(' Re: ')])).toBe('');
});

test('a reply that was taken back is none', () => {
  const back = event('3', 'mail-taken-back', { mailId: 'm2' });
  const events = [back, reply('2', 'Mistaken'), reply('1', 'First')];
  expect(answeringSubject(events)).toBe('Re: First');
  expect(repliedMeanwhile(events, '2026-11-23T16:41:00.000Z')).toBeNull();
});

test('a reply that came since the form was opened is told with its author and time', () => {
  expect(repliedMeanwhile([reply('2', 'New'), reply('1', 'Old')], '2026-11-23T16:41:00.000Z')).toEqual({
    name: 'Sam',
    at: '2026-11-23T16:42:00.000Z',
  });
});
