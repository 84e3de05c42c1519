/** The product on either image host, as browsers and staff use it. */
import { expect, vi } from 'vitest';
import { withProof } from '#contract/shared/images.ts';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import type { EngineName } from '../../database/connect.ts';
import { createTestApp, signedIn, type TestApp } from '../../testing/test-app.ts';
import { createImageHost } from '../create-image-host.ts';
import { type StandIn, startStandIn } from './cloudinary-stand-in.ts';
import { askSignature, formOf, listen, send } from './upload.ts';

export const hostNames = ['the built-in host', 'Cloudinary'] as const;
export type HostName = (typeof hostNames)[number];

export type Rig = Awaited<ReturnType<typeof startRig>>;

export async function startRig(name: HostName, engine: EngineName) {
  const standIn: StandIn | null = name === 'Cloudinary' ? await startStandIn() : null;
  const settings: Record<string, string> = standIn ? { CLOUDINARY_URL: standIn.url } : {};
  const test: TestApp = await createTestApp(engine, settings, async () => new Response('page'));
  const base = await listen(test.app);
  const { cookie } = await signedIn(test, 'owner');
  const { db, config, app } = test;

  /** Another server on the same database, with its own clock. */
  const server = (hoursAhead = 0) =>
    createImageHost({
      config,
      db,
      log: app.log,
      now: () => new Date(Date.now() + hoursAhead * 3_600_000),
    });

  const urlFor = ({ uploadUrl }: UploadSignature) =>
    standIn ? uploadUrl : base + new URL(uploadUrl).pathname;
  const post = (permission: UploadSignature, file: Buffer, change: Record<string, string | null> = {}) =>
    send(urlFor(permission), new Uint8Array(file), { ...formOf(permission), ...change });

  const idIn = (url: string) => /([0-9a-f]{40})\.webp/.exec(url)?.[1] as string;

  return {
    ...test,
    base,
    standIn,
    server,
    post,
    idIn,
    permit: () => askSignature(base),

    /** Uploads as the page does. @returns the address that the page sends with the form. */
    async upload(file: Buffer): Promise<string> {
      const answer = await post(await askSignature(base), file);
      expect(answer.status).toBe(200);
      return withProof(await answer.json());
    },

    /** Returns the stored picture; null when it is gone. */
    async stored(url: string): Promise<Buffer | null> {
      if (standIn) return standIn.stored.get(`image/inquiries/${idIn(url)}`)?.bytes ?? null;
      const answer = await fetch(`${base}/images/inquiries/${idIn(url)}.webp`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },

    /** Posts the inquiry form's data. */
    async inquire(attachments: string[], change: object = {}) {
      const payload = {
        name: 'Ada Moreno',
        email: 'ada@example.com',
        message: 'A house on the ledge above the river.',
        attachments,
        ...change,
      };
      const answer = await app.inject({ method: 'POST', url: '/api/inquiries', payload });
      return { status: answer.statusCode, ...(answer.json() as { id: string; detail?: string }) };
    },

    async staff(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
      const answer = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    },

    /** Waits until the picture is gone from the host. */
    gone(url: string): Promise<void> {
      return vi.waitFor(
        async () => {
          const isThere = standIn
            ? standIn.stored.has(`image/inquiries/${idIn(url)}`)
            : (await fetch(`${base}/images/inquiries/${idIn(url)}.webp`)).ok;
          expect(isThere).toBe(false);
        },
        { timeout: 60_000 },
      );
    },

    async close() {
      await test.close();
      await standIn?.close();
    },
  };
}
