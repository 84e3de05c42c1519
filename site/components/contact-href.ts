import type { ServiceType } from '#contract/inquiries/inquiry-fields.ts';

/** Address of the request form, filled in as far as the page knows (requirements §11). */
export function contactHref({
  service,
  area,
  details,
}: {
  service?: ServiceType;
  area?: string;
  details?: string;
} = {}): string {
  const query = new URLSearchParams({
    ...(service && { service }),
    ...(area && { area }),
    ...(details && { details }),
  }).toString();
  return query ? `/contact?${query}` : '/contact';
}
