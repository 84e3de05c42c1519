/** The label of an attachment link: the last path segment of its address, or "File" (requirements §14). */
export function attachmentLabel(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return decoded(segment).trim() || 'File';
}

/** An address is data: one that isn't a web address must not become a link. */
export function isWebAddress(address: string): boolean {
  const url = URL.parse(address, 'https://same-site.invalid');
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
