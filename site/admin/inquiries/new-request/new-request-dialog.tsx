import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { REQUEST_CHANNELS, STORED_CHANNEL_LABELS } from '#contract/inquiries/inquiry-actions.ts';
import { SERVICE_TYPE_LABELS } from '#contract/inquiries/inquiry-fields.ts';
import { INQUIRY_LIMITS as L } from '#contract/inquiries/inquiry-limits.ts';
import { PRIORITY_LABELS, suggestPriority } from '#contract/inquiries/priority.ts';
import { newIdempotencyKey } from '../../../layout/idempotency-key.ts';
import { toast } from '../../../layout/toaster.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import { Options } from '../../components/options.tsx';
import { SendForm, SubmitButton } from '../../components/send-form.tsx';
import { KEPT } from '../../offline-storage/change-queue.ts';
import { usePlaces } from '../../state/settings.ts';
import { useDrafts } from '../../state/use-drafts.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { saveNewRequest } from '../queries/send-new-request.ts';
import { focusInquiry } from '../shortcuts/focus.ts';
import { openInquiry } from '../url-state/selected-inquiry.ts';
import { Matches } from './matches.tsx';
import { draftOf, forgetDraft, type NewRequestFields, requestOf, saveDraft } from './new-request-draft.ts';
import { useMatches } from './use-matches.ts';

/** Seconds ago, in the words of the choice. */
const SINCE = [
  ['0', 'Just now'],
  ['1800', 'Half an hour ago'],
  ['3600', 'An hour ago'],
  ['7200', '2 hours ago'],
  ['14400', '4 hours ago'],
  ['86400', 'Yesterday'],
  ['172800', '2 days ago'],
] as const;

/** A phone call, a walk-in, a referral or a conversation on a job site, entered by staff in 20 seconds. */
export function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const drafts = useDrafts();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => draftOf(drafts));
  const [key] = useState(newIdempotencyKey);
  const matches = useMatches(typed);
  const suggested = PRIORITY_LABELS[suggestPriority(typed.message).priority];
  const afterClose = useRef<(() => void) | null>(null);

  function done(inquiryId: string | null) {
    forgetDraft(drafts);
    if (inquiryId !== null)
      afterClose.current = () => {
        openInquiry(inquiryId);
        focusInquiry();
      };
    onClose();
  }

  async function send(fields: Record<string, string>) {
    const entered = { ...typed, ...fields };
    const saved = await saveNewRequest(drafts, requestOf(entered), key);
    if ('words' in saved) toast(KEPT);
    else {
      void queryClient.invalidateQueries({ queryKey: INQUIRIES });
      toast({ title: 'Inquiry saved', description: `${saved.name}, ${saved.reference}` });
    }
    done('words' in saved ? null : saved.id);
  }

  return (
    <Dialog
      title="New inquiry"
      onClose={onClose}
      afterClose={afterClose}
      className="top-0 h-dvh w-screen overflow-y-auto overscroll-contain p-4 max-md:border-none md:top-8 md:h-auto md:max-h-dialog md:w-xl md:p-6"
    >
      <SendForm
        data-new-request=""
        send={send}
        onInput={(event) => {
          const fields = Object.fromEntries(new FormData(event.currentTarget)) as NewRequestFields;
          setTyped((before) => ({ ...before, ...fields }));
          saveDraft(drafts, fields);
        }}
      >
        <Channels chosen={typed.channel} />
        {typed.channel === 'word-of-mouth' && (
          <TextField
            label="Referred by (optional)"
            name="referredBy"
            defaultValue={typed.referredBy}
            maxLength={L.nameMax}
            autoComplete="off"
          />
        )}
        <TextField
          label="Name"
          name="name"
          defaultValue={typed.name}
          required
          minLength={L.nameMin}
          maxLength={L.nameMax}
          autoComplete="off"
        />
        <div className="grid gap-x-4 md:grid-cols-2">
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            defaultValue={typed.phone}
            required={typed.email.trim() === ''}
            maxLength={L.phoneMax}
            autoComplete="off"
          />
          <TextField
            label="Email"
            hint="A phone number or email address is enough."
            name="email"
            type="email"
            defaultValue={typed.email}
            maxLength={L.emailMax}
            autoComplete="off"
          />
        </div>
        <Matches
          matches={matches}
          channel={typed.channel}
          message={typed.message}
          onJoined={(inquiryId) => done(inquiryId)}
        />
        <TextArea
          label="What the client needs"
          name="message"
          rows={3}
          defaultValue={typed.message}
          required
          maxLength={L.messageMax}
        />
        <div className="grid gap-x-4 md:grid-cols-2">
          <TownField chosen={typed.area} />
          <SelectField label="Service type" name="serviceType" defaultValue={typed.serviceType}>
            <Options of={[['', 'Not sure yet'], ...Object.entries(SERVICE_TYPE_LABELS)]} />
          </SelectField>
          <SelectField label="How soon" name="priority" defaultValue={typed.priority}>
            <Options of={[['', `Suggested: ${suggested}`], ...Object.entries(PRIORITY_LABELS)]} />
          </SelectField>
          <SelectField label="When" name="since" defaultValue={typed.since}>
            <Options of={SINCE} />
          </SelectField>
        </div>
        <div className="sticky -bottom-4 mt-5 -mb-4 flex items-center gap-6 bg-paper pt-2 pb-4 md:-bottom-6 md:-mb-6 md:pb-6">
          <SubmitButton sending="Saving...">Save inquiry</SubmitButton>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </SendForm>
    </Dialog>
  );
}

function Channels({ chosen }: { chosen: NewRequestFields['channel'] }) {
  const id = useId();
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">How the client got in touch</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {REQUEST_CHANNELS.map((channel) => (
          <label
            key={channel}
            htmlFor={`${id}-${channel}`}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge px-3 has-checked:border-section has-checked:bg-ledge"
          >
            <input
              id={`${id}-${channel}`}
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={channel === chosen}
              className="size-4 accent-section"
            />
            {STORED_CHANNEL_LABELS[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TownField({ chosen }: { chosen: string }) {
  const towns = usePlaces().map(({ slug, name }) => [slug, name] as const);
  return (
    <SelectField label="Town" name="area" defaultValue={chosen}>
      <Options of={[['', 'Not sure yet'], ...towns]} />
    </SelectField>
  );
}
