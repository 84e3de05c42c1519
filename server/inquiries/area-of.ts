/** Determines the town of an inquiry from its message or its visit. */
import type { InquirySource } from '#contract/inquiries/inquiry.ts';
import { areas } from './areas.ts';

type Place = { slug: string; length: number; mentioned: RegExp; placed: RegExp };

/** Every place with a page, longest name first: "Travis County" before any town whose name it contains. */
const places: Place[] = [...areas]
  .map(([slug, { name }]) => placeOf(slug, name))
  .sort((a, b) => b.length - a.length);

const slugs = new Set(places.map(({ slug }) => slug));

/** Names that are also people, colors or stones; on their own they don't count as places. */
const ALSO_OTHER_WORDS = new Set(['austin', 'blanco', 'bryan']);

function placeOf(slug: string, name: string): Place {
  // An external link may spell the place like its URL: /service-area/hayes-county.
  const words = `(?:${[name, slug].map((n) => n.replace(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]+')).join('|')})`;
  const before = '(?:in|en|near|by|at|outside|around|of|from|to|toward|between|cerca de|de|our|my)';
  const after = '(?:[\\s,]+(?:tx|texas|area|county|\\d{5})\\b|\\s*(?:/|,|and|or|&)\\s*college station)';
  return {
    slug,
    length: name.length,
    mentioned: new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu'),
    placed: new RegExp(`(?<!\\p{L})(?:${before}\\s+${words}(?!\\p{L})|${words}${after})`, 'iu'),
  };
}

/** Words about the site, as in the form's prefill (site/inquiry/prefill.ts) or the visitor's own words. */
const GROUND =
  /\b(?:site|lot|land|acres?|property|tract|parcel|ranch|house|home|place|terreno|casa)\b[^.!?\n]{0,60}$/i;

/**
 * Returns the slug of the town: from the message, or else from the area page where the visit began. A place after
 * "land", "lot" or "site" takes precedence over one that is only mentioned, so that "We live in Austin and have land
 * near Blanco" yields Blanco.
 */
export function areaOf({
  message,
  source,
}: {
  message: string;
  source?: InquirySource | null;
}): string | null {
  return areaInText(message) ?? areaOfLandingPage(source?.landingPage);
}

function areaInText(text: string): string | null {
  const found = places.flatMap((place) => {
    const placed = place.placed.exec(text);
    const other = ALSO_OTHER_WORDS.has(place.slug) ? null : place.mentioned.exec(text);
    const hit = placed ?? other;
    if (!hit) return [];
    const onGround = placed !== null && GROUND.test(text.slice(0, hit.index));
    return [{ slug: place.slug, index: hit.index, end: hit.index + hit[0].length, onGround }];
  });
  // "Johnson City" doesn't also mention a shorter name within it.
  const whole = found.filter(
    (hit, at) =>
      !found.some((other, before) => before < at && other.index <= hit.index && hit.end <= other.end),
  );
  const [first] = whole.sort((a, b) => Number(b.onGround) - Number(a.onGround) || a.index - b.index);
  return first?.slug ?? null;
}

function areaOfLandingPage(path: string | null | undefined): string | null {
  const slug = /^\/service-area\/([a-z-]+)\/?$/.exec(path ?? '')?.[1];
  return slug !== undefined && slugs.has(slug) ? slug : null;
}
