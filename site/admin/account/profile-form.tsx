import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import type { StaffProfile } from '#contract/staff/staff-profile.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextArea } from '../components/text-area.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { useFirm } from '../format/use-firm.ts';
import { saveProfile, useRefreshProfile } from './profile-query.ts';

type ProfileFormProps = { profile: StaffProfile; accountName: string };

/** The name and signature below replies, and the choice of emails. */
export function ProfileForm({ profile, accountName }: ProfileFormProps) {
  const firm = useFirm();
  const refresh = useRefreshProfile();
  const { isSending, refusal, onSubmit } = useSending(
    async ({ publicName = '', signature = '', assignmentMails }) => {
      await saveProfile({ publicName, signature, assignmentMails: assignmentMails === 'on' });
      toast({ title: 'Saved' });
      await refresh();
    },
  );
  return (
    <form method="post" onSubmit={onSubmit} className="max-w-[26rem]">
      <RefusalNotice refusal={refusal} />
      <div className="-mt-5">
        <TextField
          label="Name shown to visitors"
          name="publicName"
          defaultValue={profile.publicName ?? ''}
          placeholder={accountName}
          maxLength={PROFILE_LIMITS.publicNameMax}
          hint="Signs your replies. Colleagues still see your account name."
          mistake={refusal?.errors.publicName}
          autoComplete="off"
        />
      </div>
      <TextArea
        label="Signature"
        name="signature"
        rows={3}
        defaultValue={profile.signature ?? ''}
        placeholder={firm.name}
        maxLength={PROFILE_LIMITS.signatureMax}
        hint={`The lines below your name, such as your role and phone. If empty: ${firm.name}.`}
        mistake={refusal?.errors.signature}
      />
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          name="assignmentMails"
          defaultChecked={profile.assignmentMails}
          className="size-4.5 shrink-0 accent-copper"
        />
        Email me when a colleague assigns an inquiry to me
      </label>
      <Button type="submit" disabled={isSending} className="mt-3">
        {isSending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
