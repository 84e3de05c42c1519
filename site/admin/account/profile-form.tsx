import { useQueryClient } from '@tanstack/react-query';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import type { StaffProfile } from '#contract/staff/staff-profile.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Checkbox, TextArea, TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { useFirm } from '../format/use-firm.ts';
import { ownProfile } from '../state/own-profile.ts';

type ProfileFormProps = { profile: StaffProfile; accountName: string };

/** The name and signature below replies, and the choice of emails. */
export function ProfileForm({ profile, accountName }: ProfileFormProps) {
  const firm = useFirm();
  const queryClient = useQueryClient();
  return (
    <SendForm
      className="max-w-104"
      send={async ({ publicName = '', signature = '', assignmentMails }) => {
        const body: StaffProfile = { publicName, signature, assignmentMails: assignmentMails === 'on' };
        await request('/api/staff/profile', { method: 'PUT', body });
        toast({ title: 'Saved' });
        await queryClient.invalidateQueries({ queryKey: ownProfile().queryKey });
      }}
    >
      <div className="-mt-5">
        <TextField
          label="Name clients see"
          name="publicName"
          defaultValue={profile.publicName ?? ''}
          placeholder={accountName}
          maxLength={PROFILE_LIMITS.publicNameMax}
          hint="Used to sign your replies. Colleagues see your account name."
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
        hint={`Shown below your name, such as your title and phone. Leave blank to use ${firm.name}.`}
      />
      <div className="mt-4">
        <Checkbox name="assignmentMails" defaultChecked={profile.assignmentMails}>
          Email me when a colleague assigns an inquiry to me
        </Checkbox>
      </div>
      <SubmitButton sending="Saving..." className="mt-3">
        Save
      </SubmitButton>
    </SendForm>
  );
}
