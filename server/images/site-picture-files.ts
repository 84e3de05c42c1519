/** Names of the files of a site's picture that aren't shown on pages. */
const MASTER = /^[0-9a-f]{20}-master\.jpg$/;

/** The picture in its largest size, as JPEG. */
export const masterFile = (id: string): string => `${id}-master.jpg`;
export const isMaster = (name: string): boolean => MASTER.test(name);
