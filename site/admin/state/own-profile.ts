import { queryOptions, useQuery } from '@tanstack/react-query';
import { replyTemplates } from '#content/reply-templates.ts';
import type { ReplyTemplate } from '#contract/mail/reply-template.ts';
import type { OwnProfile } from '#contract/staff/staff-profile.ts';

export const ownProfile = () => queryOptions<OwnProfile>({ queryKey: ['/api/staff/profile'] });

/**
 * Returns the templates to begin a reply with, the person's own first, and the name that signs it.
 * @param staffName name of the account, which signs until another name is set.
 */
export function useReplyBeginnings(staffName: string): { templates: ReplyTemplate[]; signedAs: string } {
  const { data } = useQuery(ownProfile());
  return {
    templates: [...(data?.templates ?? []), ...replyTemplates],
    signedAs: data?.publicName ?? staffName,
  };
}
