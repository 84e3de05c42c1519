import type { PhoneLink } from '#contract/site/firm.ts';
import { content } from '../../content/snapshot.ts';

/** For the form and the Thank You screen, which hydrate and so can't ask for it themselves. */
export function phoneLink(): PhoneLink {
  const { firm, phoneHref } = content();
  return { phone: firm.phone, href: phoneHref };
}
