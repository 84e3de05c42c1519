import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** The Fastify instance that routes receive, with zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The dependencies of every capability. */
export type Base = { config: Config; db: Db; log: FastifyBaseLogger; jobs: Jobs };
