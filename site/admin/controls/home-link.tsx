import { firm } from '#content/firm.ts';
import { Mark } from '../../frame/mark.tsx';

/** The firm's mark and name, linked to the public site. @param isShort on a phone the name is only read aloud. */
export function HomeLink({ isShort = false }: { isShort?: boolean }) {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-[620] tracking-tight whitespace-nowrap no-underline"
    >
      <Mark className="size-5.5" />
      <span className={isShort ? 'max-md:sr-only' : undefined}>{firm.name}</span>
    </a>
  );
}
