/**
 * Which addresses this server may connect to when a user names the host (a staff member's calendar): only those of
 * the public internet, so that no one reaches the machine itself, its network or a cloud's metadata through us.
 */
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is globally routed unicast; all other ranges of the IANA registries are refused, those that carry
 * an IPv4 address in an IPv6 one (NAT64, 6to4, Teredo) too. An IPv4-mapped address counts as the IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
