/** Fills the form from a link: `/contact?service=remodel&area=dripping-springs&details=…`. */
import { EMPTY_VALUES, type FormValues, SERVICE_TYPES } from '#contract/inquiries/inquiry-fields.ts';

/** Text from our own pages, such as the cost calculator's result; a longer text was not written by us. */
const MAX_DETAILS = 1000;

/** @param nameOf the name of a known place by its slug; anything else in the address is ignored. */
export function prefillOf(query: URLSearchParams, nameOf: (slug: string) => string | undefined): FormValues {
  const service = query.get('service') ?? '';
  const area = nameOf(query.get('area') ?? '');
  const details = plainText(query.get('details') ?? '');
  const message = [area !== undefined && `Site in ${area}.`, details.length <= MAX_DETAILS && details].filter(
    Boolean,
  );
  return {
    ...EMPTY_VALUES,
    serviceType: (SERVICE_TYPES as readonly string[]).includes(service) ? service : '',
    message: message.length > 0 ? `${message.join('\n')}\n\n` : '',
  };
}

/** Control characters never come from our own pages. */
const plainText = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '').trim();
