import { describe, expect, test } from 'vitest';
import { createNoteDrafts } from '../../../state/note-drafts.ts';
import { isEmptyReply, readReply, replyKey, writeReply } from './reply-draft.ts';

const reply = {
  subject: 'Your request LF-7K3M-92',
  text: 'Hello Ana,\n\n"quoted" words',
  key: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
  files: [{ id: 'one', name: 'Plan.pdf', type: 'application/pdf', bytes: 7 }],
};
const nothing = { subject: '', text: '', key: null, files: [] };

describe('the draft of a reply', () => {
  test('comes back as it was typed, with its key', () => {
    expect(readReply(writeReply(reply))).toEqual(reply);
  });

  test('is kept beside the note of the same inquiry, not instead of it', () => {
    const drafts = createNoteDrafts('olivia', null);
    drafts.set('one', 'Call on Friday');
    drafts.set(replyKey('one'), writeReply(reply));
    expect(drafts.get('one')).toBe('Call on Friday');
    expect(readReply(drafts.get(replyKey('one')))).toEqual(reply);
  });

  test('leaves nothing behind when it is empty', () => {
    expect(writeReply({ ...reply, subject: '', text: '', files: [] })).toBe('');
  });

  test('is one by its files, or its hour, alone', () => {
    expect(readReply(writeReply({ ...nothing, files: reply.files })).files).toEqual(reply.files);
    const sendAt = '2026-11-24T13:30:00.000Z';
    expect(readReply(writeReply({ ...nothing, sendAt })).sendAt).toBe(sendAt);
  });

  test('reads anything that is no reply as an empty one', () => {
    for (const kept of ['', 'no JSON', 'null', '[]', '7']) expect(readReply(kept)).toEqual(nothing);
  });

  test('that was kept before there were keys has none yet', () => {
    expect(readReply('{"subject":"One","text":"Two"}')).toEqual({ ...nothing, subject: 'One', text: 'Two' });
  });

  test('can’t be sent without a subject or without words', () => {
    expect(isEmptyReply(reply)).toBe(false);
    expect(isEmptyReply({ ...reply, subject: ' ' })).toBe(true);
    expect(isEmptyReply({ ...reply, text: '\n' })).toBe(true);
  });
});
