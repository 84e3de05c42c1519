import { type FormEvent, useState } from 'react';
import { RequestError } from '../../layout/request.ts';
import { failureInWords } from '../format/failure-in-words.ts';

export type SendRefusal = {
  /** For the whole form. */
  words: string;
  status?: number;
  /** By field name. */
  errors: Record<string, string>;
};

/**
 * Sends a form's fields with `send`, one request at a time, and keeps the reason for a refusal.
 * Reads the fields on submit, so that values filled in by a password manager count.
 */
export function useSending(send: (fields: Record<string, string>) => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
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

  return { isSending, refusal, onSubmit };
}

/** Returns a failed call's reason, for the form as a whole and by field. */
export function refusalOf(error: unknown): SendRefusal {
  const known = error instanceof RequestError ? error : null;
  return { words: failureInWords(error), status: known?.status, errors: known?.problem?.errors ?? {} };
}
