/** The links in a text, and the signals in them. */
import { alternatives } from './word-lists.ts';

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'()[\]]+|(?<![\p{L}\d@.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|store|click|link|live|pro|club|icu|vip|app|dev|ai|agency|me|us|uk|in|pk|ua|de|eu|bet|casino|life|space|website|work|buzz|fun|tech|marketing|digital)(?:\/[^\s<>"'()[\]]*)?(?![\p{L}\d@]|\.[\p{L}\d])|(?<![\p{L}\d@.-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:gl|google|codes|apple|page|ms|ly|tl|be|it|gd|land)\/[^\s<>"'()[\]]+/giu;

const hosts = (section: string) => alternatives('hosts.txt', section);

const USUAL = new RegExp(`(?:^|\\.)(?:${hosts('usual')})$`);
const MAPS = new RegExp(`^(?:[^/]+\\.)?(?:${hosts('maps')})`);
const SHORTENERS = new RegExp(`^(?:${hosts('shorteners')})$`);
export const UNUSUAL_ENDING = new RegExp(`\\.(?:${hosts('unusual endings')})$`);

export type Links = { hosts: string[]; shortened: number; unusualEnding: boolean; onlyLinks: boolean };

/** The links of a text that are neither usual for people nor our own. */
export function linksIn(text: string, ownHost = ''): Links {
  const hosts: string[] = [];
  let rest = text;
  for (const [found] of text.matchAll(ADDRESS)) {
    const url = urlOf(found);
    rest = rest.replace(found, ' ');
    if (!url || url.host === ownHost || USUAL.test(url.host)) continue;
    if (!MAPS.test(url.host + url.path)) hosts.push(url.host);
  }
  return {
    hosts,
    shortened: hosts.filter((host) => SHORTENERS.test(host)).length,
    unusualEnding: hosts.some((host) => UNUSUAL_ENDING.test(host)),
    onlyLinks: hosts.length > 0 && countWords(rest) < 6,
  };
}

export const withoutLinks = (text: string): string => text.replace(ADDRESS, ' ');

/** Two characters count as a word where words aren't set apart. */
const countWords = (text: string): number =>
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|\p{L}{2,}/gu) ?? [])
    .length;

function urlOf(address: string): { host: string; path: string } | null {
  const text = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(text)) return null;
  const { hostname, pathname } = new URL(text);
  return { host: hostname.replace(/^www\./, ''), path: pathname };
}
