import type { ServiceType } from '#contract/inquiry-fields.ts';

/** Address of the request form, filled in as far as the page knows (product decision §6). */
export function contactHref({ service, area }: { service?: ServiceType; area?: string } = {}): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(area && { area }) }).toString();
  return query ? `/contact?${query}` : '/contact';
}
