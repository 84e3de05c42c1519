import { firm } from '#content/firm.ts';
import { Mark } from '../frame/mark.tsx';

/** The firm's mark and name, leading to the public site. */
export function HomeLink() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-[620] tracking-tight whitespace-nowrap no-underline"
    >
      <Mark className="size-5.5" />
      {firm.name}
    </a>
  );
}
