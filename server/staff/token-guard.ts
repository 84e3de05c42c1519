/** Guards of the routes that an API token opens, too. */
import type { FastifyRequest } from 'fastify';
import type { TokenScope } from '#contract/staff/token-scopes.ts';
import { problem } from '../http/problem.ts';
import type { ApiTokensStore, TokenHolder } from './api-tokens-store.ts';
import { type Guard, requireStaff } from './guard.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token by which a request without a session came, behind these guards. */
    tokenHolder: TokenHolder | null;
  }
  interface FastifyInstance {
    apiTokens: ApiTokensStore;
  }
}

/** The scope that each guard asks of a token, for the API document. */
export const GUARD_SCOPES = new Map<unknown, TokenScope>();

/** For a session of staff, or a token. A token's bearer reads as a member of staff without an account would. */
function staffOrToken(scope: TokenScope): Guard {
  const guard: Guard = async (request) => {
    const holder = await holderOf(request, scope);
    if (!holder) return requireStaff(request);
    request.guard = guard;
    request.staff = { id: `token:${holder.id}`, name: holder.name, email: '', role: 'staff' };
  };
  GUARD_SCOPES.set(guard, scope);
  return guard;
}

export const requireRequestsReader = staffOrToken('read-requests');
export const requireReportsReader = staffOrToken('read-reports');

/** For a public route: a request that shows a token must have a good one. */
export const admitRequestsCreator: Guard = async (request) => {
  request.tokenHolder = await holderOf(request, 'create-requests');
  request.guard = request.tokenHolder ? admitRequestsCreator : null;
};
GUARD_SCOPES.set(admitRequestsCreator, 'create-requests');

const BEARER = /^bearer +(\S+)$/i;

/** @returns null for a request without a token. @throws ProblemError 401, 403. */
async function holderOf(request: FastifyRequest, scope: TokenScope): Promise<TokenHolder | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const holder = await request.server.apiTokens.holder(token, new Date());
  if (!holder)
    throw problem(401, 'This API token is unknown or revoked. Ask an owner for a new one.', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  if (!holder.scopes.includes(scope))
    throw problem(403, `This API token doesn’t have the scope ${scope}. Ask an owner for one that does.`);
  return holder;
}
