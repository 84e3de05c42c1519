import { shownLogo } from '#contract/site/logo.ts';
import { Logo } from '../../layout/logo.tsx';
import { Mark } from '../../layout/mark.tsx';
import { useFirm } from '../format/use-firm.ts';

/** The firm's mark and name, linked to the public site. @param isShort on a phone the name is only read aloud. */
export function HomeLink({ isShort = false }: { isShort?: boolean }) {
  const firm = useFirm();
  const mark = shownLogo(firm);
  return (
    <a
      href="/"
      className="inline-flex min-h-11 min-w-8 items-center gap-2.5 font-semibold tracking-tight whitespace-nowrap no-underline"
    >
      {mark ? (
        <Logo mark={mark} alt={mark.isAlone ? firm.name : ''} className="max-h-8 w-auto max-w-36" />
      ) : (
        <Mark className="size-5.5 shrink-0" />
      )}
      {!mark?.isAlone && <span className={isShort ? 'truncate max-lg:sr-only' : undefined}>{firm.name}</span>}
    </a>
  );
}
