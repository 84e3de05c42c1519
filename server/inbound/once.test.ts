/** An email that is delivered twice is one entry, and two emails are two, on both databases. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engines } from '../testing/test-app.ts';
import { createFiling } from './filing.ts';
import { mailroom, rawMail } from './testing/mailroom.ts';

type Room = Awaited<ReturnType<typeof mailroom>>;

const fixture = (name: string, tagged: string): string =>
  readFileSync(new URL(`../../tests/fixtures/mails/${name}`, import.meta.url), 'utf8').replaceAll(
    'studio+rTAG@firm.example',
    tagged,
  );
const said = async (room: Room) =>
  (await room.events()).filter(({ kind }: { kind: string }) => kind === 'visitor-message');
const stored = (room: Room) =>
  room.db.selectFrom('inbound_mails').select(['id', 'state', 'kind', 'message_id', 'text']).execute();
const twice = {
  'Message-ID': '<twice@example.com>',
  Date: 'Tue, 3 Mar 2026 10:00:00 -0600',
  Subject: 'Re: Kitchen',
};
const FOOTER =
  '\n\n-- \nYou received this message because you are subscribed to the Google Groups "Build" group.\nTo unsubscribe from this group, send an email to build+unsubscribe@groups.example.';

describe.each(engines)('a mail that is delivered twice on %s', (engine) => {
  it('is one entry and one announcement, and its second original goes', async () => {
    const room = await mailroom(engine);
    const to = await room.replyTo();
    for (const name of ['m03-two-ways-a.eml', 'm03-two-ways-b.eml']) await room.store(fixture(name, to));
    expect(await room.filing.fileDue()).toBe(2);
    expect(await said(room)).toHaveLength(1);
    expect(await room.mailsOf('visitor-update')).toHaveLength(1);
    expect(await stored(room)).toHaveLength(1);
    expect(await room.db.selectFrom('blobs').select('id').execute()).toHaveLength(1);
  });

  it('is one entry when two servers file it at the same moment', async () => {
    const room = await mailroom(engine);
    const to = await room.replyTo();
    for (const name of ['m03-two-ways-a.eml', 'm03-two-ways-b.eml']) await room.store(fixture(name, to));
    await Promise.all([room.filing.fileDue(), createFiling(room.parts).fileDue()]);
    expect(await said(room)).toHaveLength(1);
    expect(await room.mailsOf('visitor-update')).toHaveLength(1);
    expect(await stored(room)).toMatchObject([{ state: 'filed' }]);
  });

  it('through a group with its footer, and directly, is where the better copy belongs', async () => {
    const room = await mailroom(engine);
    const group = {
      ...{ ...twice, From: 'Build <build@groups.example>', To: 'build@groups.example' },
      ...{ Subject: '[Build] Re: Kitchen', 'List-Id': '<build.groups.example>', Precedence: 'bulk' },
    };
    const machines = await room.receive(rawMail(group, `Tuesday works for us.${FOOTER}`));
    expect([machines.kind, machines.state]).toEqual(['auto-reply', 'set-aside']);
    const direct = await room.receive(rawMail({ ...twice, To: await room.replyTo() }));
    expect(direct.state).toBe('filed');
    expect(await stored(room)).toMatchObject([{ id: direct.id }]);
    // In the other order, the group's copy goes.
    await room.store(rawMail(group, `Tuesday works for us.${FOOTER}`));
    await room.filing.fileDue();
    expect(await stored(room)).toMatchObject([{ id: direct.id }]);
    expect(await said(room)).toHaveLength(1);
  });

  it('first from another sender leaves no line of it', async () => {
    const room = await mailroom(engine);
    const to = await room.replyTo();
    const other = await room.receive(rawMail({ ...twice, From: 'Build <build@groups.example>', To: to }));
    expect(other.state).toBe('waiting');
    await room.receive(rawMail({ ...twice, To: to }));
    const kinds = (await room.events()).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['visitor-message', 'created']);
    expect(await room.box('waiting')).toEqual([]);
  });

  it('is two mails where a program gives each the same Message-ID', async () => {
    const room = await mailroom(engine);
    const To = await room.replyTo();
    const file = (name: string, text: string) =>
      [
        { ...twice, To, 'Content-Type': 'multipart/mixed; boundary=M' },
        `--M\nContent-Type: text/plain\n\nThe plan.\n--M\nContent-Type: text/csv\nContent-Disposition: attachment; filename="${name}"\n\n${text}\n--M--\n`,
      ] as const;
    const mails = [
      rawMail({ ...twice, To }, 'Yes.'),
      rawMail({ ...twice, To }, 'No.'),
      rawMail({ ...twice, To, Date: 'Wed, 4 Mar 2026 10:00:00 -0600' }, 'Yes.'),
      rawMail({ ...twice, To, Subject: 'Re: Porch' }, 'Yes.'),
      rawMail(
        { ...twice, To },
        'Yes.\n\nOn Mon, Feb 2, 2026 at 9:00 AM Ledge wrote:\n\n> May we call?\n> Bo',
      ),
      rawMail(...file('a.csv', '1;2')),
      rawMail(...file('a.csv', '3;4')),
      // Without an id, two deliveries of one email can't be distinguished from two emails.
      rawMail({ To }, 'Yes.'),
      rawMail({ To }, 'Yes.\n'),
    ];
    for (const raw of mails) await room.store(raw);
    await room.filing.fileDue();
    expect(await said(room)).toHaveLength(mails.length);
  });

  it('stays where staff put its other copy', async () => {
    const room = await mailroom(engine);
    const first = await room.receive(rawMail(twice));
    await room.call('POST', `/api/inbound/${first.id}/set-aside`);
    await room.store(`X-Second: 1\r\n${rawMail(twice)}`);
    await room.filing.fileDue();
    expect(await stored(room)).toMatchObject([{ id: first.id, state: 'set-aside' }]);
  });
});
