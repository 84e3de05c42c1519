/** A paragraph: plain text with links. */
export type LinkText = { text: string; href: string };
export type Paragraph = readonly (string | LinkText)[];
