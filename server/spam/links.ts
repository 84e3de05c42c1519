/** The links in a text, and what they tell. */
import { alternatives } from './word-lists.ts';

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'()[\]]+|(?<![\p{L}\d@.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|store|click|link|live|pro|club|icu|vip|app|dev|ai|agency|me|us|uk|in|pk|ua|de|eu|bet|casino|life|space|website|work|buzz|fun|tech|marketing|digital)(?:\/[^\s<>"'()[\]]*)?(?![\p{L}\d@])/giu;

const hosts = (section: string) => alternatives('hosts.txt', section);

const USUAL = new RegExp(`(?:^|\\.)(?:${hosts('usual')})$`);
const SHORTENERS = new RegExp(`^(?:${hosts('shorteners')})$`);
export const UNUSUAL_ENDING = new RegExp(`\\.(?:${hosts('unusual endings')})$`);

export type Links = { hosts: string[]; shortened: number; unusualEnding: boolean; onlyLinks: boolean };

/** The links of a text that are neither usual for people nor our own. */
export function linksIn(text: string, ownHost = ''): Links {
  const hosts: string[] = [];
  let rest = text;
  for (const [found] of text.matchAll(ADDRESS)) {
    const host = hostOf(found);
    rest = rest.replace(found, ' ');
    if (host && !USUAL.test(host) && host !== ownHost) hosts.push(host);
  }
  return {
    hosts,
    shortened: hosts.filter((host) => SHORTENERS.test(host)).length,
    unusualEnding: hosts.some((host) => UNUSUAL_ENDING.test(host)),
    onlyLinks: hosts.length > 0 && (rest.match(/\p{L}{2,}/gu) ?? []).length < 6,
  };
}

export const withoutLinks = (text: string): string => text.replace(ADDRESS, ' ');

function hostOf(address: string): string | null {
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
