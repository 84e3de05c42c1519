import type { ServiceType } from '#contract/inquiry.ts';

/** The request form, filled in as far as the page knows what its reader wants (product decision §6). */
export function contactHref({ service, area }: { service?: ServiceType; area?: string } = {}): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(area && { area }) }).toString();
  return query ? `/contact?${query}` : '/contact';
}
