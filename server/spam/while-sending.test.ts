/** Marked as spam and rescued while the mail server still holds the email: each goes once, on both databases. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mailStore } from '../outbox/store.ts';
import { beginMails, postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { smtpError } from '../testing/mail-server.ts';
import { engines, signedIn } from '../testing/test-app.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe.each(engines)('a mail that is being sent on %s', (engine) => {
  /** An outbox, and the clicks of staff. */
  async function desk(
    ...args: Parameters<typeof testOutbox> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    const outbox = await testOutbox(engine, ...args);
    const { cookie } = await signedIn(outbox.testApp);
    const call = async (method: 'PATCH' | 'POST', url: string, payload: object) => {
      const answer = await outbox.testApp.app.inject({ method, url, headers: { cookie }, payload });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    return {
      ...outbox,
      mark: (id: string, spam: boolean) => call('PATCH', `/api/inquiries/${id}`, { spam }),
      markMany: (ids: string[], spam: boolean) =>
        call('POST', '/api/inquiries/bulk', { ids, change: { spam } }),
      undo: (bulk: string) => call('POST', `/api/inquiries/bulk/${bulk}/undo`, {}),
      rows: () => outbox.testApp.db.selectFrom('mails').selectAll().orderBy('kind').execute(),
    };
  }

  /** A mail server that receives a whole email and doesn't answer until it is released. */
  function held() {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const seen: string[] = [];
    return {
      seen,
      letGo: () => letGo(),
      behaviour: {
        onDataEnd: ({ messageId }: { messageId: string }) => {
          seen.push(messageId);
          return gone;
        },
      },
    };
  }

  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (const end = Date.now() + 20_000; !(await isSo()); await pause(20))
      if (Date.now() > end) throw new Error('It did not come about within 20 s.');
  };

  it.each(['one by one', 'many at once, and undone'])(
    'goes once though it was marked and rescued meanwhile, %s',
    async (how) => {
      const { seen, letGo, behaviour } = held();
      const { testApp, mailServer, workers, mark, markMany, undo, rows, start } = await desk(behaviour, {
        workers: 2,
      });
      const { id } = await postInquiry(testApp);
      start();
      await until(() => seen.length === 2);
      for (let time = 0; time < 3; time++) {
        if (how === 'one by one') {
          await mark(id, true);
          await mark(id, false);
        } else await undo((await markMany([id], true)).id);
        for (const worker of workers) worker.outbox.wake();
      }
      await pause(300);
      letGo();
      await until(async () => (await rows()).every(({ state }) => state === 'sent'));
      await pause(300);
      expect(new Set(seen).size).toBe(2);
      expect(seen).toHaveLength(2);
      expect(mailServer.received).toHaveLength(2);
    },
  );

  it('stays sent when it was marked meanwhile, and a rescue sends it no second time', async () => {
    const { seen, letGo, behaviour } = held();
    const { testApp, mailServer, mail, mark, rows, start } = await desk(behaviour);
    const { id } = await postInquiry(testApp);
    start();
    await until(() => seen.length === 2);
    await mark(id, true);
    letGo();
    await until(async () => (await rows()).every(({ state }) => state === 'sent'));
    await mark(id, false);
    mail.outbox.wake();
    await pause(300);
    expect(mailServer.received).toHaveLength(2);
  });

  it('keeps its claim for as long as sending takes, withheld or not', async () => {
    const { testApp, mark } = await desk();
    const { id } = await postInquiry(testApp);
    const store = mailStore(testApp.db);
    const begun = await beginMails(testApp.db);
    expect(begun).toHaveLength(2);
    await mark(id, true);
    await mark(id, false);
    expect(await beginMails(testApp.db, inSeconds(30))).toEqual([]);
    for (const mail of begun)
      await testApp.db.transaction().execute((trx) => store.markSent(trx, mail, new Date().toISOString()));
    // Their jobs run once more, and find nothing to send.
    expect(await beginMails(testApp.db, inSeconds(90))).toEqual([]);
  });

  it('goes after a rescue when its worker died', async () => {
    const { testApp, mark } = await desk();
    const { id } = await postInquiry(testApp);
    await beginMails(testApp.db);
    await mark(id, true);
    expect(await beginMails(testApp.db, inSeconds(90))).toEqual([]);
    await mark(id, false);
    expect(await beginMails(testApp.db, inSeconds(180))).toHaveLength(2);
  });

  it.each([
    [451, '4.7.1 Come back later'],
    [554, '5.7.1 Refused'],
  ])(
    'and is answered %d while it is withheld stays so, with the words, until the rescue',
    async (code, words) => {
      const { seen, letGo, behaviour } = held();
      const refuse = {
        onDataEnd: async (mail: { messageId: string }) => {
          await behaviour.onDataEnd(mail);
          throw smtpError(code, words);
        },
      };
      const { testApp, mailServer, mark, rows, start, passTime } = await desk(refuse);
      const { id } = await postInquiry(testApp);
      start();
      await until(() => seen.length === 2);
      await mark(id, true);
      letGo();
      await until(async () => (await rows()).every(({ last_error }) => last_error?.includes(words)));
      expect((await rows()).map(({ state }) => state)).toEqual(['held', 'held']);
      mailServer.behaviour.onDataEnd = undefined;
      await mark(id, false);
      await passTime();
      await mailServer.takes(2);
    },
  );
});
