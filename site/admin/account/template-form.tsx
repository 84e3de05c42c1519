import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { REPLY_FIELD_WORDS, REPLY_FIELDS, type ReplyTemplate } from '#contract/mail/reply-template.ts';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextArea } from '../components/text-area.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { saveTemplate, useRefreshProfile } from './profile-query.ts';

type TemplateFormProps = {
  /** The template to change; without one, the form adds one. */
  template?: ReplyTemplate;
  onDone: () => void;
};

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const refresh = useRefreshProfile();
  const { isSending, refusal, onSubmit } = useSending(async ({ label = '', subject = '', text = '' }) => {
    await saveTemplate({ label, subject, text }, template?.id);
    toast({ title: 'Template saved' });
    await refresh();
    onDone();
  });
  return (
    <form
      method="post"
      aria-label={template ? `Edit ${template.label}` : 'New template'}
      onSubmit={onSubmit}
      className="max-w-[44em] pb-4"
    >
      <RefusalNotice refusal={refusal} />
      <TextField
        label="Name"
        name="label"
        defaultValue={template?.label}
        maxLength={PROFILE_LIMITS.labelMax}
        autoComplete="off"
        autoFocus
        required
        mistake={refusal?.errors.label}
      />
      <TextField
        label="Subject"
        name="subject"
        defaultValue={template?.subject ?? 'Your request {reference}'}
        maxLength={REPLY_LIMITS.subjectMax}
        autoComplete="off"
        required
        mistake={refusal?.errors.subject}
      />
      <TextArea
        label="Text"
        name="text"
        rows={8}
        defaultValue={template?.text ?? 'Hello {firstName},\n\n'}
        maxLength={REPLY_LIMITS.textMax}
        required
        hint="Your name and signature are added automatically."
        mistake={refusal?.errors.text}
      />
      <FieldList />
      <div className="mt-4 flex items-center gap-6">
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Saving...' : 'Save template'}
        </Button>
        <Button look="bare" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The fields that may stand in braces, and their values. */
function FieldList() {
  return (
    <details className="mt-3 text-[0.9rem] text-graphite">
      <summary className="w-fit cursor-pointer py-2 underline underline-offset-4">
        Words that are filled in for each inquiry
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {REPLY_FIELDS.map((field) => (
          <div key={field} className="contents">
            <dt className="text-ink">{`{${field}}`}</dt>
            <dd>{REPLY_FIELD_WORDS[field]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        One that an inquiry can’t fill stays in braces, and the reply waits until you replace it.
      </p>
    </details>
  );
}
