import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 customers hold a /64 at least, and could try from another address each time. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Widens an address to a /24 (what a hosting customer has) or an IPv6 /48 (what anyone can get). */
export function wideNetwork(address: string): string {
  const narrow = network(address);
  return narrow
    .split(isIPv4(narrow) ? '.' : ':')
    .slice(0, 3)
    .join(' ');
}
