import type { SendRefusal } from './use-sending.ts';

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
