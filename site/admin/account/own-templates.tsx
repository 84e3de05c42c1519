import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { REPLY_FIELD_WORDS, REPLY_FIELDS, type ReplyTemplate } from '#contract/mail/reply-template.ts';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { TextArea, TextField } from '../components/field.tsx';
import { SendForm, SubmitOrCancel } from '../components/send-form.tsx';
import { ownProfile } from '../state/own-profile.ts';

/** The signed-in person's reply templates, which the reply form offers before the studio's. */
export function OwnTemplates({ templates }: { templates: ReplyTemplate[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <p className="max-w-2xl text-graphite">
        Only you can see these. They’re listed above the studio’s templates.
      </p>
      {templates.length > 0 && (
        <ul className="mt-3 border-t border-hairline">
          {templates.map((template) => (
            <li key={template.id} className="border-b border-hairline py-2">
              {open === template.id ? (
                <TemplateForm template={template} onDone={close} />
              ) : (
                <TemplateRow template={template} onEdit={() => setOpen(template.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <TemplateForm onDone={close} />
      ) : (
        templates.length < PROFILE_LIMITS.templates && (
          <Button look="quiet" className="mt-4" onClick={() => setOpen('new')}>
            Add a template
          </Button>
        )
      )}
    </>
  );
}

const TEMPLATES = '/api/staff/templates';

function useRefreshTemplates() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownProfile().queryKey });
}

function TemplateRow({ template, onEdit }: { template: ReplyTemplate; onEdit: () => void }) {
  const { id, label, subject } = template;
  const remove = useMutation({
    mutationFn: () => request(`${TEMPLATES}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: 'Template removed' }),
    meta: { failed: 'Template not removed' },
    onSettled: useRefreshTemplates(),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">{label}</p>
        <p className="truncate text-14 text-graphite">{subject}</p>
      </div>
      <div className="flex gap-x-6">
        <Button look="bare" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmedButton
          look="bare"
          disabled={remove.isPending}
          aria-label={`Remove ${label}`}
          question={`Remove the template “${label}”?`}
          consequences="Replies you’ve already sent won’t change."
          confirm="Remove"
          onConfirm={() => remove.mutate()}
        >
          Remove
        </ConfirmedButton>
      </div>
    </div>
  );
}

/** @param template to change; without one, the form adds one. */
function TemplateForm({ template, onDone }: { template?: ReplyTemplate; onDone: () => void }) {
  const refresh = useRefreshTemplates();
  return (
    <SendForm
      aria-label={template ? `Edit ${template.label}` : 'New template'}
      className="max-w-2xl pb-4"
      send={async (body) => {
        await (template
          ? request(`${TEMPLATES}/${encodeURIComponent(template.id)}`, { method: 'PUT', body })
          : request(TEMPLATES, { method: 'POST', body }));
        toast({ title: 'Template saved' });
        await refresh();
        onDone();
      }}
    >
      <TextField
        label="Name"
        name="label"
        defaultValue={template?.label}
        maxLength={PROFILE_LIMITS.labelMax}
        autoComplete="off"
        autoFocus
        required
      />
      <TextField
        label="Subject"
        name="subject"
        defaultValue={template?.subject ?? 'Your request {reference}'}
        maxLength={REPLY_LIMITS.subjectMax}
        autoComplete="off"
        required
      />
      <TextArea
        label="Text"
        name="text"
        rows={8}
        defaultValue={template?.text ?? 'Hello {firstName},\n\n'}
        maxLength={REPLY_LIMITS.textMax}
        required
        hint="Your name and signature are added automatically."
      />
      <FillIns />
      <SubmitOrCancel label="Save template" sending="Saving..." onCancel={onDone} />
    </SendForm>
  );
}

/** The fields allowed in braces, and their values. */
const FillIns = () => (
  <details className="mt-3 text-14 text-graphite">
    <summary className="w-fit cursor-pointer py-2 underline underline-offset-4">
      Fields you can insert
    </summary>
    <dl className="mt-1 grid cols-label gap-x-4 gap-y-1">
      {REPLY_FIELDS.map((field) => (
        <div key={field} className="contents">
          <dt className="text-ink">{`{${field}}`}</dt>
          <dd>{REPLY_FIELD_WORDS[field]}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2">If a field has no value, it stays in braces. Replace it before you send.</p>
  </details>
);
