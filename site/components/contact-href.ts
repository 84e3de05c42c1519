import type { ServiceType } from '#contract/inquiries/inquiry-fields.ts';

/** URL of the request form, prefilled with values from the page (requirements §11). */
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
