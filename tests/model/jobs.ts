/** Events that no person causes: the clock, retention, orphaned pictures, backups, a stalled mail server. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { backUp } from '../../server/backup/backup.ts';
import { TransferError } from '../../server/backup/transfer-error.ts';
import { createErasure } from '../../server/erasure/erasure.ts';
import { createImageHost } from '../../server/images/create-image-host.ts';
import { resumeSnoozed } from '../../server/inquiry-actions/next-steps-store.ts';
import { type ModelAnswer, type ModelStep, mustAnswer } from './call.ts';
import { addEvent, compare, erase, isCarried, milliseconds, must, type State } from './state.ts';

const DAY = 24 * 3_600_000;
export const RETENTION_DAYS = 30;

/** Jobs answer in JSON, so that the model judges them like requests. */
const done = (value: object): ModelAnswer => ({ status: 200, headers: {}, body: JSON.stringify(value) });

export const retention: fc.Arbitrary<ModelStep> = fc.constant({
  words: 'the retention job runs',
  prepare: () => ({
    async send({ test: { db, config, app } }) {
      const images = createImageHost({ config, db, log: app.log });
      const erasure = createErasure({ db, images, config, log: app.log });
      return done({ erased: await erasure.eraseClosed(RETENTION_DAYS, new Date()) });
    },
    judge(state, answer) {
      const until = new Date(milliseconds(state) - RETENTION_DAYS * DAY).toISOString();
      const closed = Object.values(state.inquiries).filter(
        ({ status, withdrawnAt, spam, updatedAt }) =>
          updatedAt < until && (spam || withdrawnAt !== null || ['completed', 'cancelled'].includes(status)),
      );
      const { erased } = JSON.parse(answer.body) as { erased: number };
      must(erased === closed.length, () => `retention erased ${erased} of ${closed.length}`);
      for (const { id } of closed.toSorted((a, b) => compare(a.id, b.id))) erase(state, id);
    },
  }),
});

export const orphans: fc.Arbitrary<ModelStep> = fc.constant({
  words: 'pictures that nobody sent are removed',
  prepare: () => ({
    async send({ test: { db, config, app } }) {
      await createImageHost({ config, db, log: app.log }).removeOrphans(new Date(Date.now() - DAY));
      return done({});
    },
    judge(state: State) {
      for (const [url, picture] of Object.entries(state.pictures))
        if (!isCarried(state, url) && Date.parse(picture.uploadedAt) < milliseconds(state) - DAY)
          picture.gone = true;
    },
  }),
});

export const nextSteps: fc.Arbitrary<ModelStep> = fc.constant({
  words: 'next steps that are due come back',
  prepare: () => ({
    async send({ test: { db } }) {
      return done({ back: await resumeSnoozed(db, new Date().toISOString()) });
    },
    judge(state, answer) {
      const due = Object.values(state.inquiries).filter(
        ({ snoozedUntil }) => snoozedUntil !== null && snoozedUntil <= state.at,
      );
      const { back } = JSON.parse(answer.body) as { back: number };
      must(back === due.length, () => `${back} of ${due.length} next steps came back`);
      for (const inquiry of due) {
        inquiry.waiting = {
          since: inquiry.waiting?.since ?? (inquiry.snoozedUntil as string),
          reason: inquiry.waiting?.reason ?? 'next-step',
        };
        inquiry.snoozedUntil = null;
        inquiry.version += 1;
        inquiry.updatedAt = state.at;
        addEvent(inquiry, state.at, 'next-step-due', null, { text: inquiry.nextStep });
      }
    },
  }),
});

export const backup: fc.Arbitrary<ModelStep> = fc.constant({
  words: 'a backup is made',
  prepare: (_state, world) => {
    const file = join(world.backups, `${world.next()}.backup`);
    return {
      async send({ test }) {
        await mkdir(world.backups, { recursive: true });
        return backUp(test.db, test.config, file).then(
          () => done({}),
          (error) => {
            if (error instanceof TransferError) return { ...done({}), status: 409, body: error.message };
            throw error;
          },
        );
      },
      judge(state, answer) {
        // A backup never replaces an existing file.
        if (state.backups.some((before) => before.file === file)) return mustAnswer(answer, 409);
        mustAnswer(answer, 200);
        const { backups: _, ...copy } = structuredClone(state);
        state.backups.push({ file, state: copy });
      },
    };
  },
});
