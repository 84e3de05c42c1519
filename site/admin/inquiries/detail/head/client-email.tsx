import { type FormEvent, useState } from 'react';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { Button } from '../../../components/button.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';

/** The client's email address, or a way to add it where staff entered the request without one. */
export function ClientEmail({ className }: { className: string }) {
  const { email } = useOpenInquiry().inquiry;
  const [isOpen, setOpen] = useState(false);
  if (email !== '')
    return (
      <a href={mailtoHref(email)} className={className}>
        {email}
      </a>
    );
  if (isOpen) return <EmailForm onClose={() => setOpen(false)} />;
  return (
    <button type="button" onClick={() => setOpen(true)} className={`${className} cursor-pointer underline`}>
      Add email
    </button>
  );
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const { onUpdate, isPending } = useOpenInquiry();
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onUpdate({ email: String(new FormData(event.currentTarget).get('email')) });
    onClose();
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-x-3">
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears where the button was pressed
        autoFocus
        name="email"
        type="email"
        required
        maxLength={INQUIRY_LIMITS.emailMax}
        aria-label="Client’s email"
        autoComplete="off"
        className="h-9 min-w-0 border border-graphite/60 bg-transparent px-2 text-base"
      />
      <Button type="submit" look="bare" disabled={isPending}>
        Save email
      </Button>
      <Button look="bare" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
