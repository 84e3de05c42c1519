/** A legal page (specification §2 "Site Map, Privacy Policy, Terms of Service"). */
import type * as z from 'zod';
import type { legalDocument } from './records/legal.ts';

export type LegalSection = LegalDocument['sections'][number];

export type LegalDocument = z.infer<typeof legalDocument>;
