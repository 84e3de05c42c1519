import { queryOptions } from '@tanstack/react-query';
import type { TagInUse } from '#contract/inquiries/inquiry-responses.ts';
import { INQUIRIES } from './known-inquiries.ts';

/** The tags in use, the most frequent first. */
export const tagsInUse = () => queryOptions<TagInUse[]>({ queryKey: [...INQUIRIES, 'tags'] });
