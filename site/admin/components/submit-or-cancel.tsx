import { Button } from './button.tsx';

type SubmitOrCancelProps = { isSending: boolean; label: string; onCancel: () => void };

/** The end of a form that checks what was typed: its button, and the way out. */
export function SubmitOrCancel({ isSending, label, onCancel }: SubmitOrCancelProps) {
  return (
    <div className="mt-5 flex items-center gap-6">
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Checking...' : label}
      </Button>
      <Button look="bare" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
