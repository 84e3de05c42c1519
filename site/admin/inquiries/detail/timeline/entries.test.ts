import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import type { MailRecord } from '#contract/mail/mail.ts';
import { entriesOf, foldOlder, isFolded, type QuietLine } from './entries.ts';

const ana = { id: 'u2', name: 'Ana Ruiz' };
let minute = 0;
const event = (kind: string, data: object = {}, actor: TimelineEvent['actor'] = ana) =>
  ({ id: `e${++minute}`, at: at(minute), actor, bulkId: null, kind, data }) as TimelineEvent;
const at = (n: number) => new Date(Date.UTC(2026, 2, 8, 9, n)).toISOString();
const mail = (id: string, kind: MailRecord['kind'], n: number, state: MailRecord['state'] = 'sent') =>
  ({ id, kind, state, createdAt: at(n) }) as MailRecord;
/** As the API answers. */
const newestFirst = (...events: TimelineEvent[]) => events.toReversed();
const sides = (entries: ReturnType<typeof entriesOf>) =>
  entries.map((entry) => (entry.side === 'between' ? entry.lines.length : entry.side));

describe('the conversation', () => {
  it('reads from the oldest down: the visitor at one side, the studio at the other, quiet runs between', () => {
    minute = 0;
    const events = newestFirst(
      event('created', {}, null),
      event('status', { from: 'new', to: 'contacted' }),
      event('assignment', { from: null, to: ana }),
      event('contact', { contact: 'call', text: null }),
      event('visitor-message', { text: 'Thursday works', attachments: [] }, null),
      event('note', { text: 'Bring boots' }),
      event('visitor-link-revoked'),
      event('a-kind-of-tomorrow', {}, null),
    );
    expect(sides(entriesOf(events, []))).toEqual([2, 'studio', 'visitor', 'studio', 2]);
  });

  it('keeps the order of what happened at one instant', () => {
    const both = ['contact', 'status'].map((kind) => ({ ...event(kind), at: at(1) }));
    const entries = entriesOf(newestFirst(...both), []);
    expect(sides(entries)).toEqual(['studio', 1]);
  });

  it('gives a reply its delivery, and a mail without an event a line at its time', () => {
    minute = 0;
    const events = newestFirst(
      event('created', {}, null),
      event('mail', { mailId: 'm2', subject: 'A visit', text: 'Hello' }),
    );
    const entries = entriesOf(events, [mail('m2', 'reply', 2, 'dead'), mail('m1', 'inquiry-visitor', 1)]);
    expect(sides(entries)).toEqual([1, 'studio']);
    expect(entries[1]).toMatchObject({ mail: { id: 'm2', state: 'dead' } });
  });

  it('tells of the mail that an inquiry began with', () => {
    minute = 0;
    const begun = event('created', { mail: { subject: 'A house' } });
    expect(sides(entriesOf([begun], []))).toEqual([1]);
  });

  it('gives the line about a mail that came back that mail', () => {
    minute = 0;
    const events = newestFirst(
      event('mail', { mailId: 'm1', subject: 'A visit', text: 'Hello' }),
      event('mail-bounced', { mailId: 'm1', recipient: 'ana@example.com', why: '5.1.1' }, null),
    );
    const [, between] = entriesOf(events, [mail('m1', 'reply', 1, 'bounced')]);
    expect(between).toMatchObject({ lines: [{ about: { id: 'm1', state: 'bounced' } }] });
  });

  it('keeps mails back that are older than the events loaded so far', () => {
    minute = 5;
    const events = newestFirst(event('note', { text: 'Late' }));
    expect(sides(entriesOf(events, [mail('m1', 'inquiry-visitor', 1)]))).toEqual(['studio']);
  });
});

describe('what was read before', () => {
  const said = (text: string) => event('visitor-message', { text, attachments: [] }, null);
  const conversation = (mails: MailRecord[] = []) => {
    minute = 0;
    return entriesOf(
      newestFirst(
        event('contact', { contact: 'call', text: null }),
        said('one'),
        event('mail', { mailId: 'm1', subject: 'A visit', text: 'Hello' }),
        said('two'),
        said('three'),
      ),
      mails,
    );
  };

  it('folds up to the first unread message', () => {
    const entries = conversation();
    const { earlier, shown, fresh } = foldOlder(entries, true);
    expect([earlier, shown]).toEqual([entries.slice(0, 3), entries.slice(3)]);
    expect(fresh).toBe(entries[3]);
  });

  it('folds all but the last three where everything was read', () => {
    const { earlier, shown, fresh } = foldOlder(conversation(), false);
    expect([earlier.length, shown.length, fresh]).toEqual([2, 3, undefined]);
  });

  it('leaves an email that was not delivered in sight, and what follows it', () => {
    const { earlier, shown } = foldOlder(conversation([mail('m1', 'reply', 3, 'dead')]), true);
    expect([earlier.length, shown.length]).toEqual([2, 3]);
  });

  it('shows a short conversation whole', () => {
    const entries = conversation().slice(0, 2);
    expect(foldOlder(entries, true)).toEqual({ earlier: [], shown: entries, fresh: entries[1] });
  });
});

describe('a run of quiet lines', () => {
  const line = (n: number): QuietLine => ({ at: at(n), event: event('status', { from: 'new', to: 'new' }) });

  it('folds from three on', () => {
    expect([1, 2, 3].map((length) => isFolded(Array.from({ length }, (_, n) => line(n))))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('stays open around what came by mail', () => {
    for (const kind of ['mail-bounced', 'mail-auto-reply', 'mail-from-other'])
      expect(isFolded([line(1), line(2), { at: at(3), event: event(kind) }])).toBe(false);
  });

  it('stays open while a mail in it failed', () => {
    const failed: QuietLine = { at: at(9), mail: mail('m1', 'inquiry-visitor', 9, 'dead') };
    expect(isFolded([line(1), line(2), failed])).toBe(false);
  });
});
