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
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-ledge text-12 font-semibold text-ink">
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">Assigned to {name}</span>
    </span>
  );
}
