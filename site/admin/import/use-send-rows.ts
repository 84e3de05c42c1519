import { useEffect, useRef, useState } from 'react';
import type { InquiryImport } from '#contract/inquiries/import.ts';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import { request } from '../../layout/request.ts';
import type { ReadRow } from './import-rows.ts';

type SendRowsProps = { id: string; fileName: string; onDone: (done: InquiryImport) => void };

/** Sends rows in batches, each saved in one transaction. After a failure, sending goes on; the server skips rows it has. */
export function useSendRows({ id, fileName, onDone }: SendRowsProps) {
  const [sent, setSent] = useState(0);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useWarnBeforeLeaving(isSending);

  async function send(rows: readonly ReadRow[]) {
    setSending(true);
    setError(null);
    setSent(0);
    try {
      const headers = { 'Idempotency-Key': id };
      let answer = await request('/api/imports', { method: 'POST', body: { fileName }, headers });
      for (const batch of batchesOf(rows)) {
        if (!isOpen.current) return;
        answer = await request(`/api/imports/${id}/rows`, { method: 'POST', body: { rows: batch } });
        setSent((before) => before + batch.length);
      }
      onDone(await answer.json());
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  }

  return { send, sent, isSending, error };
}

/** Batches of bounded number and size. */
function* batchesOf(rows: readonly ReadRow[]): Generator<object[]> {
  let batch: object[] = [];
  let bytes = 0;
  for (const { sameAs: _, ...row } of rows) {
    const size = 3 * JSON.stringify(row).length;
    if (batch.length === IMPORT_LIMITS.batch || bytes + size > IMPORT_LIMITS.batchBytes) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

function useWarnBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);
}
