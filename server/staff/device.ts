/** A browser in words, like `Chrome on Windows`, as far as its own description goes. */

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  // All of these call themselves Chrome and Safari, too.
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

/** @param userAgent as the browser sent it at sign-in. */
export function deviceInWords(userAgent: string | null): string {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const named = (kinds: [RegExp, string][], userAgent: string | null) =>
  kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
