import { useStaffNames } from '../../state/staff-names.ts';

/** First letters of the first and the last word: "Ana María Ruiz" is AR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('');
}

/** The member of staff who took an inquiry on; nothing for an unassigned one. */
export function AssigneeInitials({ id }: { id: string | null }) {
  const staff = useStaffNames();
  if (id === null) return null;
  const name = staff.find((person) => person.id === id)?.name ?? 'a former colleague';
  return (
    <span className="inline-flex h-[1.0625rem] min-w-5 items-center justify-center border border-hairline px-0.5 text-[0.6875rem] font-[560] text-ink">
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">Assigned to {name}</span>
    </span>
  );
}
