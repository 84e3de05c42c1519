/** `onRequest` hooks of routes for staff: authorisation comes before validation. */
import type { FastifyRequest } from 'fastify';
import type { StaffMember } from '#contract/page-services.ts';
import { problem } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; there only behind `requireStaff` or `requireOwner`. */
    staff: StaffMember;
  }
  interface FastifyInstance {
    staffAccounts: StaffAccounts;
  }
}

/** @throws ProblemError 401. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  const staff = await request.server.staffAccounts.staffOf(request);
  if (!staff) throw notSignedIn();
  request.staff = staff;
}

const notSignedIn = () => problem(401, 'Please sign in. This page is for staff of the studio.');

/**
 * For what an open page asks by itself: it proves nobody at the desk, so it must not keep a session
 * from ending after 30 minutes without use.
 * @throws ProblemError 401.
 */
export async function requireStaffQuietly(request: FastifyRequest): Promise<void> {
  const { staffAccounts } = request.server;
  const hash = await staffAccounts.sessionHash(request);
  const staff = hash && (await staffAccounts.sessionHolders([hash])).get(hash);
  if (!staff) throw notSignedIn();
  request.staff = staff;
}

/** @throws ProblemError 401, 403. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  await requireStaff(request);
  if (request.staff.role !== 'owner')
    throw problem(403, 'Only owners may do this. Ask an owner of the studio to do it.');
}
