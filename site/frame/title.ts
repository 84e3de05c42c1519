import { firm } from '#content/firm.ts';

/** The title in the browser's tab: the page's, followed by the firm's name unless it contains it. */
export const titleOf = (title: string) => (title.includes(firm.name) ? title : `${title} | ${firm.name}`);
