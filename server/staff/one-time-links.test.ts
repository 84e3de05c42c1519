import { describe, expect, it } from 'vitest';
import { silent, testOutbox } from '../outbox/testing/outbox.ts';
import { parseMail } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { engines } from '../testing/test-app.ts';
import { createStaffAccounts } from './accounts.ts';
import { type LinkReason, makeLink, staffLinkToken } from './one-time-links.ts';

describe.each(engines)('one-time links by mail on %s', (engine) => {
  async function office() {
    const all = await testOutbox(engine, {}, { render: renderMail });
    const { db } = all.testApp;
    const accounts = createStaffAccounts({ config: all.config, db, log: silent });
    const member = await accounts.add({ email: 'bo@example.com', name: 'Bo Lind', role: 'staff' });
    const link = async (why: LinkReason) => {
      const mail = { outbox: all.mail.outbox, email: member.email, why };
      const made = await db.transaction().execute((trx) => makeLink(trx, all.config, member.id, mail));
      return made.mailId as string;
    };
    return { ...all, db, accounts, member, link };
  }

  it('let someone who was invited choose a password', async () => {
    const { config, mailServer, accounts, link, start } = await office();
    await link({ kind: 'invitation', invitedBy: 'Ana Ruiz' });
    start();
    const mail = await parseMail((await mailServer.takes(1))[0]!);
    expect(mail.to?.[0]?.address).toBe('bo@example.com');
    expect(mail.text).toContain('Ana Ruiz');
    const token = /\/admin\/set-up\?token=([\w-]+)/.exec(mail.text as string)?.[1] as string;
    expect(mail.text).toContain(`${config.origin}/admin/set-up?token=${token}`);
    const member = await accounts.setUp({ token, password: 'correct horse battery staple' });
    expect(member.email).toBe('bo@example.com');
  });

  it('leave no token in the database', async () => {
    const { config, db, link } = await office();
    const mailId = await link({ kind: 'password-reset' });
    const rows = [
      ...(await db.selectFrom('mails').selectAll().execute()),
      ...(await db.selectFrom('staff_links').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(staffLinkToken(config.secret, mailId));
  });

  it('are not sent once a newer one took their place, or the account is disabled', async () => {
    const { db, mail, mailServer, accounts, link, start } = await office();
    const first = await link({ kind: 'invitation', invitedBy: 'Ana Ruiz' });
    const second = await link({ kind: 'password-reset' });
    start();
    await mailServer.takes(1);
    const stateOf = async (id: string) =>
      (await db.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst())?.state;
    await expect.poll(() => stateOf(first)).toBe('dropped');
    await expect.poll(() => stateOf(second)).toBe('sent');
    await accounts.setDisabled('bo@example.com', true);
    const third = await link({ kind: 'password-reset' });
    mail.outbox.wake();
    await expect.poll(() => stateOf(third)).toBe('dropped');
    expect(mailServer.received).toHaveLength(1);
  });
});
