import { Button } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { useFirm } from '../format/use-firm.ts';

/** Shown once, because the server keeps them encrypted. Each code works once, in place of a lost phone. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const firm = useFirm();
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className="max-w-[44em] border border-copper p-4 md:p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Your recovery codes
      </h3>
      <p className="mt-1 text-graphite">
        Each signs you in to {firm.name} once if you lose your phone, so don’t keep them on it. They won’t be
        shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-2 gap-x-6 border-t border-hairline text-[1.0625rem] tracking-wider"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-hairline py-2">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={onDone} className="ml-auto">
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
