/** `Peña & Sons, Llano` as `pena-sons-llano`: Latin letters without their accents. Empty for a name without a letter or digit. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
