const UNITS = ['bytes', 'KB', 'MB'] as const;

/** A file's size, like 240 KB or 1.4 MB; units of 1,000, as file managers show them. */
export function bytesInWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
  const size = bytes / 1000 ** power;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: power === 2 ? 1 : 0 })} ${UNITS[power]}`;
}
