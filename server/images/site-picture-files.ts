/** The file of a site's picture that isn't shown on pages: its largest size, as JPEG. */
export const masterFile = (id: string): string => `${id}-master.jpg`;
