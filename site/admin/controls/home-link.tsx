import { Mark } from '../../frame/mark.tsx';
import { useFirm } from '../words/use-firm.ts';

/** The firm's mark and name, linked to the public site. @param isShort on a phone the name is only read aloud. */
export function HomeLink({ isShort = false }: { isShort?: boolean }) {
  const { name } = useFirm();
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-[620] tracking-tight whitespace-nowrap no-underline"
    >
      <Mark className="size-5.5" />
      <span className={isShort ? 'max-md:sr-only' : undefined}>{name}</span>
    </a>
  );
}
