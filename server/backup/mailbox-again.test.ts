/** A mailbox that is read again after a restore brings back no mail that was erased: a real mailbox, both databases. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { REGISTER, writeRegister } from '../erasure/register.ts';
import { filesWith } from '../erasure/testing/files-with.ts';
import { erasureOf, tracesOf } from '../erasure/testing/parts.ts';
import { until } from '../erasure/testing/until.ts';
import { dovecotIsThere, startDovecot } from '../inbound/testing/dovecot.ts';
import { rawMail } from '../inbound/testing/mailroom.ts';
import { replyTag, taggedAddress } from '../mail/reply-address.ts';
import { postInquiry } from '../outbox/testing/outbox.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { emptyPlace } from './testing/place.ts';

const SECRET = 'a secret that the operator keeps in a vault';
const CANARY = 'zuqxoqjuvqlxz';
const ANA = 'ana@example.com';
const ZOE = `${CANARY}@example.com`;
/** A mailbox dates emails to the second. */
const SECOND_MS = 1100;

const bounceOf = (messageId: string, recipient: string) =>
  rawMail(
    {
      From: 'MAILER-DAEMON@mail.firm.example',
      'Return-Path': '<>',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=B',
    },
    `--B\nContent-Type: text/plain\n\n${CANARY} is full.\n\n--B\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ${recipient}\nAction: failed\nStatus: 5.2.2\n\n--B\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\n\n--B--\n`,
  );

describe.skipIf(!dovecotIsThere()).each(engines)('a mailbox that is read again on %s', (engine) => {
  const mailsIn = ({ db }: Pick<TestApp, 'db'>) =>
    db.selectFrom('inbound_mails').selectAll().orderBy('received_at').execute();
  const subjectsIn = async (test: Pick<TestApp, 'db'>) => (await mailsIn(test)).map(({ subject }) => subject);
  /** The last one was read, and so was every mail before it. */
  const hasRead = (test: TestApp, subject: string) =>
    until(async () => (await subjectsIn(test)).includes(subject));

  it('after a restore brings back no erased mail, and all others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-mailbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const dovecot = await startDovecot();
    onTestFinished(() => dovecot.remove());
    const settings = { SECRET, IMAP_URL: dovecot.url };
    const test = await createTestApp(engine, settings);
    onTestFinished(() => test.close());
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { id } = await postInquiry(test);
    const file = join(folder, 'monday.tar.gz');
    await backUp(test.db, test.config, file);

    const tag = replyTag(SECRET, id, 1);
    await test.db.insertInto('reply_tags').values({ tag, inquiry_id: id }).execute();
    const To = taggedAddress(test.config.replyAddress, tag);
    const mails = await test.db.selectFrom('mails').select(['kind', 'message_id']).execute();
    const ours = (kind: string) => mails.find((mail) => mail.kind === kind)?.message_id as string;
    const deliver = (Subject: string, headers: Record<string, string>, text = `About ${CANARY}.`) =>
      dovecot.deliver(rawMail({ Subject, 'Message-ID': `<${Subject}@example.com>`, ...headers }, text));
    deliver('answer', { To });
    deliver('of-a-neighbor', { To, From: 'Bo <bo@example.com>' });
    deliver('announcement', { From: 'studio@example.com', 'Message-ID': ours('inquiry-staff') });
    deliver('of-zoe', { From: `Zoe <${ZOE}>` });
    dovecot.deliver(bounceOf(ours('inquiry-visitor'), ANA));
    deliver('of-karl', { From: 'Karl <karl@example.com>' }, 'A barn.');
    await hasRead(test, 'of-karl');
    expect(await mailsIn(test)).toHaveLength(6);

    // Erases one email by its inquiry and one by the address of a visitor who writes again afterward.
    const erasure = erasureOf(test);
    await erasure.eraseInquiry(id, null);
    await erasure.eraseAddress(ZOE, null);
    expect(await subjectsIn(test)).toEqual(['of-karl']);
    await pause(SECOND_MS);
    deliver('of-zoe-again', { From: `Zoe <${ZOE}>` }, 'It is me again.');
    await hasRead(test, 'of-zoe-again');
    await writeRegister(test.db, test.config.dataDir);
    await test.app.close();
    const register = readFileSync(join(folder, REGISTER), 'utf8');
    for (const told of [CANARY, 'answer@example.com', ours('inquiry-staff')])
      expect(register).not.toContain(told);

    const place = await emptyPlace(engine, settings);
    onTestFinished(() => place.close());
    await restore(place.db, place.config, file);
    // The server that read the mailbox when the backup was made is gone, so the test doesn't wait for its lease.
    await place.db.updateTable('jobs').set({ lease: null, lease_until: null }).execute();
    const { dataDir, databaseUrl } = place.config;
    const restored = await createTestApp(engine, {
      ...{ ...settings, DATA_DIR: dataDir },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    onTestFinished(() => restored.close());
    await restored.app.listen({ port: 0, host: '127.0.0.1' });
    await hasRead(restored, 'of-zoe-again');
    expect(await subjectsIn(restored)).toEqual(['of-karl', 'of-zoe-again']);
    expect(await restored.db.selectFrom('blobs').select('id').execute()).toHaveLength(2);
    // The mail that she sent since.
    await erasureOf(restored).eraseAddress(ZOE, null);
    const traces = tracesOf(restored);
    await until(() => traces.cleanNow());
    expect(filesWith(dataDir, CANARY)).toEqual([]);
    expect(restored.logs.join('')).not.toContain(CANARY);
  });

  it('by a server that had not read it when its sender was erased, brings in nothing from before', async () => {
    const dovecot = await startDovecot();
    onTestFinished(() => dovecot.remove());
    const test = await createTestApp(engine, { SECRET, IMAP_URL: dovecot.url });
    onTestFinished(() => test.close());
    await postInquiry(test, { email: ZOE });
    const deliver = (Subject: string, From: string) => dovecot.deliver(rawMail({ Subject, From }));
    deliver('before', ZOE);
    await pause(SECOND_MS);
    await erasureOf(test).eraseAddress(ZOE, null);
    deliver('of-karl', 'karl@example.com');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    await hasRead(test, 'of-karl');
    expect(await subjectsIn(test)).toEqual(['of-karl']);
  });
});
