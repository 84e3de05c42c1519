/** Describes a browser, like `Chrome on Windows`, from its user agent. */

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  // All of these also identify as Chrome and Safari.
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Version\/\S+.* Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** @param userAgent the header sent at sign-in. */
export function deviceInWords(userAgent: string | null): string {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const named = (kinds: [RegExp, string][], userAgent: string | null) =>
  kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
