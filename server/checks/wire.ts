/** *Make it yours* and *Health*, for owners (contract/staff/start.ts, contract/staff/health.ts). */
import * as z from 'zod';
import { type HealthFinding, healthSchema } from '#contract/staff/health.ts';
import { type Start, startChoice, startSchema, testEmailSchema } from '#contract/staff/start.ts';
import { START_STEPS } from '#contract/staff/start-steps.ts';
import type { Config } from '../config/config.ts';
import { asJson, type Shipped } from '../content/overlay.ts';
import { listRecords } from '../content/records.ts';
import { contentStore } from '../content/store.ts';
import type { App, Base } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SiteSource } from '../render/site-source.ts';
import { requireOwner } from '../staff/guard.ts';
import { wireAlerts } from './alerts.ts';
import { databaseChecks, machineChecks, networkChecks } from './checks.ts';
import { type CheckFinding, forOwner } from './finding.ts';
import { startSteps } from './start.ts';
import { skippedSteps, skipStep } from './start-store.ts';
import { sendTestEmail } from './test-email.ts';
import { samplesOf } from './website.ts';

/** A page waits no longer than this for other machines. */
const NETWORK_MS = 4000;
const NETWORK_FRESH_MS = 30_000;
/** Emails an hour: an owner tries settings, and a stolen session must not send many. */
const TESTS_AN_HOUR = 20;

const byStep = z.object({ step: z.enum(START_STEPS) });

export function wireChecks(app: App, base: Base, site: SiteSource, outbox: Outbox): void {
  const { config, db } = base;
  const network = recentNetworkChecks(config);
  let ships: Promise<Shipped> | undefined;
  /** Large, and the same as long as the server runs. */
  const shipped = (): Promise<Shipped> => {
    ships ??= site.build().then(({ entry }) => asJson(entry.module.shippedRecords()));
    return ships;
  };

  async function check(): Promise<CheckFinding[]> {
    const [elsewhere, here] = await Promise.all([network(), databaseChecks(config, db, await shipped())]);
    return [...here, ...machineChecks(config, true), ...elsewhere];
  }
  wireAlerts(base, outbox, check);

  async function start(): Promise<Start> {
    const [own, findings] = await Promise.all([shipped(), check()]);
    const { left, total } = samplesOf(listRecords(own, await contentStore(db).all()));
    return {
      steps: startSteps(findings, await skippedSteps(db)),
      samples: { left: left.length, total: Math.max(total, left.length) },
    };
  }

  app.get(
    '/api/health',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Staff', 'getHealth', 'Check whether the installation is well', {
          description: 'Runs the checks of `npm run doctor`.',
        }),
        response: responseSchemas({ 200: healthSchema }),
      },
    },
    async (_request, reply) => {
      const findings = (await check()).map((finding): HealthFinding => {
        const { about, mark } = finding;
        return { about, mark, todo: null, ...forOwner(finding) };
      });
      return reply.header('cache-control', 'no-store').send(findings);
    },
  );

  app.get(
    '/api/start',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Staff', 'getStart', 'Get the steps of the website’s setup'),
        response: responseSchemas({ 200: startSchema }),
      },
    },
    () => start(),
  );

  app.put(
    '/api/start/:step',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Staff', 'skipStartStep', 'Skip or restore a setup step'),
        params: byStep,
        body: startChoice,
        response: responseSchemas({ 200: startSchema }),
      },
    },
    async ({ params, body }) => {
      await skipStep(db, params.step, body.skipped);
      return start();
    },
  );

  app.post(
    '/api/start/test-email',
    {
      onRequest: requireOwner,
      config: { rateLimit: { max: TESTS_AN_HOUR, timeWindow: '1 hour' } },
      schema: {
        ...operation('Staff', 'sendTestEmail', 'Send a test email to yourself'),
        response: responseSchemas({ 202: testEmailSchema }),
      },
    },
    async ({ staff }, reply) => {
      await sendTestEmail(config, staff.email);
      return reply.code(202).send({ recipient: staff.email });
    },
  );
}

/** Returns the last result for half a minute: a reload doesn't wait for the mail server again. */
function recentNetworkChecks(config: Config): () => Promise<CheckFinding[]> {
  let last: { at: number; findings: Promise<CheckFinding[]> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > NETWORK_FRESH_MS)
      last = { at: Date.now(), findings: networkChecks(config, NETWORK_MS) };
    return last.findings;
  };
}
