import type { Service } from '#contract/service.ts';

const files = import.meta.glob<Service>('../../content/services/*.ts', { import: 'service', eager: true });

/** Every service by slug, the name of its file. */
export const services: Record<string, Service> = Object.fromEntries(
  Object.entries(files).map(([file, service]) => [file.replace(/^.*\/|\.ts$/g, ''), service]),
);

export const serviceHref = (slug: string) => `/services/${slug}`;

/** The six services of the overview, in the specification's order. */
export const overview = Object.entries(services)
  .flatMap(([slug, { overview }]) => (overview ? [{ slug, ...overview }] : []))
  .sort((a, b) => a.order - b.order);
