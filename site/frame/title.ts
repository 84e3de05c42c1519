import { firm } from '#content/firm.ts';

/** What a tab says: the firm's name follows the page's, unless the page says it already. */
export const titleOf = (title: string) => (title.includes(firm.name) ? title : `${title} | ${firm.name}`);
