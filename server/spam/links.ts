/** The links in a text, and what they tell. */

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'()[\]]+|(?<![\p{L}\d@.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|store|click|link|live|pro|club|icu|vip|app|dev|ai|agency|me|us|uk|in|pk|ua|de|eu|bet|casino|life|space|website|work|buzz|fun|tech|marketing|digital)(?:\/[^\s<>"'()[\]]*)?(?![\p{L}\d@])/giu;

/** Where people keep plans and pictures, and where they found the lot: as many as they like. */
const USUAL =
  /(?:^|\.)(?:(?:drive|docs|photos|maps|earth)\.google\.com|photos\.app\.goo\.gl|maps\.app\.goo\.gl|google\.com|dropbox\.com|onedrive\.live\.com|1drv\.ms|sharepoint\.com|icloud\.com|box\.com|wetransfer\.com|we\.tl|houzz\.com|zillow\.com|redfin\.com|realtor\.com|trulia\.com|har\.com|landsoftexas\.com|landwatch\.com|land\.com|homes\.com|apartments\.com|pinterest\.com|pin\.it|instagram\.com|youtube\.com|youtu\.be|vimeo\.com|facebook\.com|nextdoor\.com|imgur\.com|flickr\.com|houseplans\.com|architecturaldesigns\.com|thehouseplancompany\.com|dwell\.com|archdaily\.com|wikipedia\.org|homedepot\.com|lowes\.com|ikea\.com|costco\.com|fema\.gov|texas\.gov|tx\.us|austintexas\.gov)$/;

const SHORTENERS =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|rb\.gy|ow\.ly|shorturl\.at|tiny\.cc|t\.ly|s\.id|v\.gd|rebrand\.ly|buff\.ly|lnkd\.in|t\.me|wa\.me|telegra\.ph|u\.to|clck\.ru|vk\.cc|linktr\.ee|shorturl\.com|urlz\.fr)$/;

/** Endings under which next to no private person or firm of this country has an address. */
export const UNUSUAL_ENDING =
  /\.(?:ru|su|cn|by|kz|ua|xyz|top|click|icu|vip|buzz|site|online|shop|store|club|live|space|website|fun|bet|casino|life|work|link|pw|tk|ml|ga|cf|gq|cc|ws|pk|bid|win|loan|men|download|stream|monster|quest|cfd|sbs|lol)$/;

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

export const hasLink = (text: string): boolean => text.search(ADDRESS) !== -1;

function hostOf(address: string): string | null {
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
