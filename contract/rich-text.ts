/** A paragraph of the site: plain text with links in it. */
export type LinkText = { text: string; href: string };
export type Paragraph = readonly (string | LinkText)[];
