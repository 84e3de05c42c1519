/** The changed copy, built and running, with a mail server, an owner, and visitors who write. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { parseMail, startMailServer } from '../../../server/testing/mail-server.ts';
import { sharedBrowser, visit } from '../browser.ts';
import { cookieOf, openOffice, postJson, signIn } from '../office.ts';
import { changes, type MappedChange } from './changes.ts';
import { copyProject } from './project-copy.ts';

export type ChangeMapScene = Awaited<ReturnType<typeof openScene>>;

/** As a person sends it, a minute after the form was opened. */
export const REQUEST = {
  name: 'Vera Visitor',
  email: 'vera@example.com',
  message: 'Eleven acres outside of Blanco, and a house on them.',
  elapsed: 60_000,
};

export async function openScene() {
  const copy = copyProject();
  for (const change of Object.values<MappedChange>(changes)) copy.apply(change);
  copy.node(['scripts/build.mjs']);
  const mail = await startMailServer();
  const server = await openOffice({ SMTP_URL: mail.url }, copy.folder);
  const cookie = await cookieOf(server);
  const get = (path: string) => fetch(server.url + path, { headers: { cookie } });
  return {
    copy,
    server,
    get,
    text: async (path: string) => (await get(path)).text(),
    json: async <T>(path: string) => (await (await get(path)).json()) as T,
    /** A page as it was built. */
    page: (path: string) => copy.built(`${path}/index.html`),

    /** Sends a request. @returns its id, and the path of its private page. */
    async send(fields: object = {}): Promise<{ id: string; link: string }> {
      return (await postJson(server, '/api/inquiries', { ...REQUEST, ...fields })).json() as never;
    },

    /** The mail to this address that has this name in it. */
    async mailTo(address: string, name: string) {
      const arrived = () => mail.received.find(({ to, raw }) => to[0] === address && raw.includes(name));
      return parseMail(await vi.waitUntil(arrived, { timeout: 60_000 }));
    },

    /** The column of an inquiry's further fields, after a backup and its restore. */
    restoredDetails(id: string) {
      const file = join(server.dataDir, 'test.backup');
      const dataDir = join(server.dataDir, 'restored');
      copy.node(['commands/backup.ts', file], { DATA_DIR: server.dataDir });
      copy.node(['commands/restore.ts', file], { DATA_DIR: dataDir });
      const db = new DatabaseSync(join(dataDir, 'ledge-frame.sqlite'));
      const row = db.prepare('select details from inquiries where id = ?').get(id);
      db.close();
      return JSON.parse(String(row?.details));
    },

    /** Opens a page as the owner. */
    async visit(path: string, look: (page: Page) => Promise<unknown>): Promise<void> {
      const { page, complaints, close } = await visit(await sharedBrowser());
      await signIn(page, server, path);
      await look(page);
      expect(complaints).toEqual([]);
      await close();
    },

    async close() {
      await server.remove();
      await mail.stop();
      copy.remove();
    },
  };
}
