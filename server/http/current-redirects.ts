/** Where old addresses lead (301): what ships, until something else is published. */
import { redirects as shipped } from '#content/redirects.ts';

export type Redirects = Readonly<Record<string, string>>;

let inForce: Redirects = shipped;

export const currentRedirects = (): Redirects => inForce;
export function setRedirects(redirects: Redirects): void {
  inForce = redirects;
}
