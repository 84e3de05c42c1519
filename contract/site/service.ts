/** A service: its row on the overview and its page (specification §2 "Services", "Service pages"). */
import type * as z from 'zod';
import type { serviceRecord } from './records/service.ts';

/** A page is made of these, in the order that suits it. */
export type ServiceSection = Service['sections'][number];

export type Service = z.infer<typeof serviceRecord>;
