import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';

type CopyButtonProps = { text: string; label: string; look?: ComponentProps<typeof Button>['look'] };

/** Copies a text and confirms it, or reports that the browser refused. */
export function CopyButton({ text, label, look = 'quiet' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Couldn’t copy. Select the text and copy it.');
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button look={look} onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-completed">
        {outcome}
      </span>
    </span>
  );
}
