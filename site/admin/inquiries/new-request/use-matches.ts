import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { LIST_LIMITS, listParams } from '#contract/inquiries/inquiry-list.ts';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import { digitsOf } from '#contract/shared/fold-text.ts';
import { request } from '../../../layout/request.ts';
import { useSettled } from '../../state/use-settled.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import type { NewRequestFields } from './new-request-draft.ts';

const PAUSE_MS = 250;
const EACH = 3;
const SHOWN = 4;
/** Fewer characters or digits fit too many people. */
const LEAST = { name: 4, phone: 7, email: 5 };

type Typed = Pick<NewRequestFields, 'name' | 'phone' | 'email'>;
export type RequestMatch = { inquiry: Inquiry; same: 'phone' | 'email' | 'name' };

/** Inquiries of the person who is being entered, found by the list's search: by phone first, then by email and name. */
export function useMatches(typed: Typed): RequestMatch[] {
  const settled = useSettled(JSON.stringify(asked(typed)), PAUSE_MS);
  const words = JSON.parse(settled) as string[];
  const found = useQuery({
    queryKey: [...INQUIRIES, 'new-request', words],
    queryFn: async ({ signal }): Promise<Inquiry[]> => {
      const lists = await Promise.all(
        words.map(
          async (q): Promise<Inquiry[]> =>
            (await request(`/api/inquiries?${listParams({ q, limit: EACH })}`, { signal })).json(),
        ),
      );
      return lists.flat();
    },
    enabled: words.length > 0,
    placeholderData: keepPreviousData,
    // Personal data of people who weren't opened.
    gcTime: 0,
  });
  if (words.length === 0) return [];
  const unique = new Map((found.data ?? []).map((inquiry) => [inquiry.id, inquiry]));
  return [...unique.values()].slice(0, SHOWN).map((inquiry) => ({ inquiry, same: sameOf(inquiry, typed) }));
}

const asked = ({ name, phone, email }: Typed): string[] =>
  [
    digitsOf(phone).length >= LEAST.phone ? phone : '',
    email.includes('@') && email.length >= LEAST.email ? email : '',
    name.trim().length >= LEAST.name ? name : '',
  ]
    .map((words) => words.trim().slice(0, LIST_LIMITS.search))
    .filter((words) => words !== '');

function sameOf(inquiry: Inquiry, { phone, email }: Typed): RequestMatch['same'] {
  const key = phoneKey(phone);
  if (key !== null && key === phoneKey(inquiry.phone)) return 'phone';
  return email !== '' && email.trim().toLowerCase() === inquiry.email.toLowerCase() ? 'email' : 'name';
}
