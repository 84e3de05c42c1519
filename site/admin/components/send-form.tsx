import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { RequestError } from '../../layout/request.ts';
import { failureInWords } from '../format/failure-in-words.ts';
import { Button } from './button.tsx';
import { FormState } from './field.tsx';

export type SendRefusal = {
  /** For the whole form. */
  words: string;
  status?: number;
  /** By field name. */
  errors: Record<string, string>;
};

/** Returns a failed call's reasons, for the entire form and by field. */
export function refusalOf(error: unknown): SendRefusal {
  const known = error instanceof RequestError ? error : null;
  return { words: failureInWords(error), status: known?.status, errors: known?.problem?.errors ?? {} };
}

export function RefusalNotice({ refusal }: { refusal: SendRefusal | null }) {
  return (
    <div
      role="alert"
      className="mt-5 border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled empty:hidden"
    >
      {refusal?.words}
    </div>
  );
}

type SendFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  send: (fields: Record<string, string>) => Promise<void>;
  /** Explains the form; shown above its fields. */
  about?: ReactNode;
  /** Shows why the form was refused. */
  Notice?: ComponentType<{ refusal: SendRefusal | null }>;
};

/**
 * A form that sends its fields, one request at a time. A refusal is shown above the fields, and at each field by its
 * name. Reads the fields on submit, so that values filled in by a password manager count.
 */
export function SendForm({ send, about, Notice = RefusalNotice, children, ...form }: SendFormProps) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setSending(true);
    setRefusal(null);
    try {
      await send(fields);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" onSubmit={submit} {...form}>
      {about && <p className="text-graphite">{about}</p>}
      <Notice refusal={refusal} />
      <FormState value={{ isSending, mistakes: refusal?.errors ?? {} }}>{children}</FormState>
    </form>
  );
}

type SubmitButtonProps = ComponentProps<typeof Button> & {
  /** The label while the form is sent. */
  sending: string;
};

/** The button of a `SendForm`. */
export function SubmitButton({ sending, disabled, children, ...button }: SubmitButtonProps) {
  const { isSending } = useContext(FormState);
  return (
    <Button type="submit" disabled={disabled || isSending} {...button}>
      {isSending ? sending : children}
    </Button>
  );
}

type SubmitOrCancelProps = { label: string; sending?: string; onCancel: () => void };

/** The end of a form that is opened in a page: its button, and the way out. */
export const SubmitOrCancel = ({ label, sending = 'Checking...', onCancel }: SubmitOrCancelProps) => (
  <div className="mt-5 flex items-center gap-6">
    <SubmitButton sending={sending}>{label}</SubmitButton>
    <Button look="bare" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
