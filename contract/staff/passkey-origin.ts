/**
 * Whether browsers offer passkeys to an origin: only to a domain with https, or to localhost (Web Authentication §5.1.3).
 * @param origin such as `https://www.example.com`.
 */
export function passkeysWorkAt(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return protocol === 'https:' && !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname);
}
