import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyTemplate } from '#contract/mail/reply-template.ts';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { removeTemplate, useRefreshProfile } from './profile-query.ts';
import { TemplateForm } from './template-form.tsx';

/** One's own reply templates, which the reply form offers before the studio's. */
export function OwnTemplates({ templates }: { templates: ReplyTemplate[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <p className="max-w-[44em] text-graphite">
        Only you see these. In a reply, they come before the studio’s templates.
      </p>
      {templates.length > 0 && (
        <ul className="mt-3 border-t border-hairline">
          {templates.map((template) => (
            <li key={template.id} className="border-b border-hairline py-2">
              {open === template.id ? (
                <TemplateForm template={template} onDone={close} />
              ) : (
                <Row template={template} onEdit={() => setOpen(template.id)} />
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

function Row({ template, onEdit }: { template: ReplyTemplate; onEdit: () => void }) {
  const refresh = useRefreshProfile();
  const { id, label, subject } = template;
  const remove = useMutation({
    mutationFn: () => removeTemplate(id),
    onSuccess: () => toast({ title: 'Template removed' }),
    onError: (error) =>
      toast({ title: 'Not removed', description: failureInWords(error), variant: 'destructive' }),
    onSettled: refresh,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">{label}</p>
        <p className="truncate text-[0.9rem] text-graphite">{subject}</p>
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
          consequences={<p className="mt-2 text-graphite">Replies already sent with it stay as they are.</p>}
          confirm="Remove"
          onConfirm={() => remove.mutate()}
        >
          Remove
        </ConfirmedButton>
      </div>
    </div>
  );
}
