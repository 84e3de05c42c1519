/** The preview picture that other sites show with a link; `scripts/cards.mjs` draws it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** `/cards/services-handyman.jpg` for `/services/handyman`; the home page's is `/cards/home.jpg`. */
export const cardHref = (path: string) => `/cards/${path.split('/').filter(Boolean).join('-') || 'home'}.jpg`;
