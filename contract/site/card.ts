/** The preview picture that other sites show with a link (docs/decisions/0025). */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** All that a card shows: the same facts make the same card. */
export type CardFacts = {
  title: string;
  sheet: string;
  /** Path of the page's first picture, a JPEG; null for a page without one. */
  picture: string | null;
  firm: string;
  /** PNG of the firm's uploaded logo; null while the default mark is used. `isAlone`: the logo includes the name. */
  logo: { path: string; isAlone: boolean } | null;
  /** Town and state, instead of the site's URL, which is shown next to the card everywhere. */
  town: string;
  colors: { paper: string; ink: string; graphite: string; accent: string };
};

const NAME = /^[a-z0-9-]{1,200}\.jpg$/;
/** The only names of cards that are ever looked for. */
export const isCardName = (name: string): boolean => NAME.test(name);

/** `/cards/services-handyman.jpg` for `/services/handyman`; the home page's is `/cards/home.jpg`. */
export const cardHref = (path: string) => `/cards/${path.split('/').filter(Boolean).join('-') || 'home'}.jpg`;

/** In a page's head: the name of its card, and the fingerprint of the card's facts. */
export const CARD_LINK =
  /<meta property="og:image" content="[^"]*\/cards\/([a-z0-9-]+\.jpg)\?v=([0-9a-f]{10})"/;
