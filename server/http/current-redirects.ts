/** Where old addresses lead (301): what ships, until something else is published. */
import { redirects as shipped } from '#content/redirects.ts';

export type Redirects = Readonly<Record<string, string>>;

let inForce: Redirects = shipped;

export const redirectsInForce = (): Redirects => inForce;
export function putRedirectsInForce(redirects: Redirects): void {
  inForce = redirects;
}
