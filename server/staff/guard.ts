/** `onRequest` hooks of routes for staff: authorization comes before validation. */
import type { FastifyRequest } from 'fastify';
import type { StaffMember } from '#contract/site/page-services.ts';
import { editsSite, worksOnInquiries } from '#contract/staff/staff-roles.ts';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in staff member; set only behind a guard. */
    staff: StaffMember;
    /** The guard that admitted the request, if its route has one. */
    guard: Guard | null;
  }
  interface FastifyInstance {
    staffAccounts: StaffAccounts;
  }
}

export type Guard = (request: FastifyRequest) => Promise<void>;

/** Methods whose bodies are never read. */
const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Runs each route's guard again once the body has arrived: a slow body takes minutes, and by then the account may be
 * disabled, demoted or signed out. Runs before validation, so that a refusal reveals nothing else.
 */
export function recheckGuardsAfterBody(app: App): void {
  app.decorateRequest('guard', null);
  app.addHook('preValidation', async (request) => {
    if (request.guard && !BODILESS.has(request.method)) await request.guard(request);
  });
}

/** For a person's own account, sessions and password, regardless of the role. @throws ProblemError 401. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  letIn(request, requireSignedIn, await request.server.staffAccounts.staffOf(request));
}

/** For work on inquiries. @throws ProblemError 401, 403. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  letIn(request, requireStaff, await request.server.staffAccounts.staffOf(request));
  if (!worksOnInquiries(request.staff.role)) throw problem(403, NO_INQUIRIES);
}

/**
 * For requests that an open page sends automatically: they don't prove that a person is present, so they
 * must not keep a session from ending after 30 minutes without use.
 * @throws ProblemError 401, 403.
 */
export async function requireStaffWithoutActivity(request: FastifyRequest): Promise<void> {
  const { staffAccounts } = request.server;
  const hash = await staffAccounts.sessionHash(request);
  const staff = hash ? (await staffAccounts.sessionHolders([hash])).get(hash) : null;
  letIn(request, requireStaffWithoutActivity, staff);
  if (!worksOnInquiries(request.staff.role)) throw problem(403, NO_INQUIRIES);
}

/** For editing the site. @throws ProblemError 401, 403. */
export async function requireEditor(request: FastifyRequest): Promise<void> {
  letIn(request, requireEditor, await request.server.staffAccounts.staffOf(request));
  if (!editsSite(request.staff.role))
    throw problem(403, 'Only editors can do this. Ask an owner for access.');
}

/** @throws ProblemError 401, 403. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  letIn(request, requireOwner, await request.server.staffAccounts.staffOf(request));
  if (request.staff.role !== 'owner') throw problem(403, 'Only owners can do this. Ask an owner.');
}

function letIn(request: FastifyRequest, guard: Guard, staff: StaffMember | null | undefined): void {
  if (!staff) throw notSignedIn();
  request.guard = guard;
  request.staff = staff;
}

const NO_INQUIRIES = 'You don’t have access to inquiries. Ask an owner for access.';

const notSignedIn = () => problem(401, 'Sign in to continue. This page is for studio staff.');
