/**
 * Looks names up for connections to addresses that a person gave (docs/decisions/0021): an answer is used only if all of it
 * is public, and the connection is made to that very answer, so a resolver that answers otherwise the next time gains nothing.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Address = { address: string; family: number };

/** Network access for outgoing requests; `INTERNET` has the defaults. */
export type Network = {
  resolve: (host: string) => Promise<Address[]>;
  isPublic: (address: string) => boolean;
  /** Certificates to trust instead of the public ones. */
  ca?: string;
  /** For the whole of a call, in milliseconds. */
  patienceMs: number;
};

export const INTERNET: Network = {
  resolve: (host) => systemLookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  patienceMs: 10_000,
};

/** The errors for a name without an address, and for one that leads into a private network. */
export type Refusals = { unknownHost: () => Error; notPublic: () => Error };

export function publicLookup(
  { resolve, isPublic }: Pick<Network, 'resolve' | 'isPublic'>,
  refused: Refusals,
): LookupFunction {
  return (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first) return done(refused.unknownHost(), '', 4);
        if (!found.every(({ address }) => isPublic(address))) return done(refused.notPublic(), '', 4);
        if (all) return done(null, found);
        done(null, first.address, first.family);
      },
      (error) => done(error, '', 4),
    );
  };
}
