/** Finds a pasted link's target, without wrappers that count clicks. */
import { isLinkTarget } from '#contract/site/link-target.ts';

type Wrapper = { host: RegExp; path: RegExp; read: (url: URL) => string | null };

const parameter =
  (...names: string[]) =>
  (url: URL) =>
    names.map((name) => url.searchParams.get(name)).find(Boolean) ?? null;

/** Addresses that only lead to another one, which they carry. */
const WRAPPERS: readonly Wrapper[] = [
  // Defender for Office 365, "Safe Links".
  { host: /(^|\.)safelinks\.protection\.(outlook\.com|office365\.us)$/, path: /./, read: parameter('url') },
  { host: /^statics\.teams\.(cdn\.office\.net|microsoft\.com)$/, path: /safelinks/, read: parameter('url') },
  // Google's search, Docs and Gmail.
  { host: /(^|\.)google(\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, read: parameter('q', 'url') },
  { host: /(^|\.)(facebook|instagram)\.com$/, path: /^\/l\.php$|^\/?$/, read: parameter('u') },
  { host: /(^|\.)youtube\.com$/, path: /^\/redirect$/, read: parameter('q') },
  { host: /(^|\.)linkedin\.com$/, path: /^\/(redir\/redirect|safety\/go)/, read: parameter('url') },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, read: parameter('uddg') },
  { host: /^slack-redir\.net$/, path: /^\/link$/, read: parameter('url') },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, read: parameter('a') },
  // Proofpoint's URL Defense, versions 2 and 3.
  {
    host: /^urldefense\.proofpoint\.com$/,
    path: /^\/v2\/url$/,
    read: (url) =>
      decoded((url.searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/')) || null,
  },
  {
    host: /^urldefense\.(com|us|proofpoint\.com)$/,
    path: /^\/v3\/__/,
    read: (url) => /\/v3\/__(.+?)__;/.exec(url.href)?.[1]?.replace(/^(https?:)\/+/, '$1//') ?? null,
  },
];

/** Most levels of nested redirect wrappers. */
const WRAPPED_MOST = 5;

/** Query parameters that track visitors. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|mc_[ce]id|msclkid|dclid|igshid|_hs(enc|mi))$/;

/**
 * @param href as the clipboard has it.
 * @param own where the site is; its pages become paths.
 * @returns null for a link without a target here: relative, into the document itself, or to a part that isn't public.
 */
export function targetOf(href: string, own: string, wrapped = 0): string | null {
  const address = href.trim();
  if (/^(tel|callto):/i.test(address)) return phoneTarget(address);
  if (/^mailto:/i.test(address))
    return checked(address.replace(/^mailto:/i, 'mailto:').replace(/\?.*$/s, ''));
  // Relative to a page that isn't known here.
  if (!/^https?:\/\//i.test(address)) return null;
  const url = URL.parse(address);
  if (!url) return null;
  const inner = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))?.read(
    url,
  );
  if (inner && wrapped < WRAPPED_MOST) return targetOf(inner, own, wrapped + 1);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.host === new URL(own).host) return ownPage(url);
  // A name without a dot is a machine of someone's own network.
  if (!url.hostname.includes('.') || /^(127\.|10\.|192\.168\.)/.test(url.hostname)) return null;
  url.protocol = 'https:';
  url.username = '';
  url.password = '';
  return checked(url.href);
}

/** A page as readers have it: previews and what staff see have no address that may be public. */
function ownPage({ pathname, search, hash, searchParams }: URL): string | null {
  if (pathname === '/admin/preview') {
    const shown = searchParams.get('path') ?? '';
    return /^\/(?!admin|api|preview)/.test(shown) ? checked(shown) : null;
  }
  const previewed = /^\/preview\/[^/]+(\/.*)?$/.exec(pathname);
  if (previewed) return checked(previewed[1] ?? '/');
  if (/^\/(admin|api|preview|readyz|healthz)(\/|$)/.test(pathname)) return null;
  return checked(pathname + search + hash);
}

/** Ten digits are a number of this country. Signs behind the number (an extension, pauses) are no part of it. */
function phoneTarget(address: string): string | null {
  const number = decoded(address.replace(/^(tel|callto):(\/\/)?/i, '')).split(/[;,?x#]|ext/i)[0] ?? '';
  const digits = number.replace(/\D/g, '');
  const isAbroad = /^\s*\(?\+/.test(number) || /^\s*00/.test(number);
  const all = isAbroad ? digits.replace(/^00/, '') : digits.length === 10 ? `1${digits}` : digits;
  const home = /^1(\d{3})(\d{3})(\d{4})$/.exec(all);
  if (home) return `tel:+1-${home.slice(1).join('-')}`;
  return isAbroad && all.length >= 7 ? `tel:+${all}` : null;
}

const checked = (target: string): string | null => (isLinkTarget(target) ? target : null);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
