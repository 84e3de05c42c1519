/**
 * better-auth checks the address of a sign-in by a narrower rule than ours (contract/mail/email-address.ts), so people
 * whose address has an `&` could never sign in. It receives the address encoded as letters and digits; the database's
 * adapter decodes it.
 */
import type { DBAdapter, Where } from 'better-auth';

const DOMAIN = '@address.invalid';

export const asSignInAddress = (email: string): string => Buffer.from(email).toString('hex') + DOMAIN;

export function withSignInAddresses(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    findOne: ((query: { model: string; where: Where[] }) =>
      adapter.findOne(
        query.model === 'user' ? { ...query, where: query.where.map(readBack) } : query,
      )) as DBAdapter['findOne'],
  };
}

function readBack(condition: Where): Where {
  const { field, value } = condition;
  if (field !== 'email' || typeof value !== 'string' || !value.endsWith(DOMAIN)) return condition;
  return { ...condition, value: Buffer.from(value.slice(0, -DOMAIN.length), 'hex').toString() };
}
