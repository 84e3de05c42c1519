import { setMovesOn, useMovesOn } from '../../state/next-after-done.ts';

/** The choice to stay with an inquiry after it is done. */
export function MovesOn({ staffId }: { staffId: string }) {
  const on = useMovesOn(staffId);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.85rem] text-graphite">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => setMovesOn(staffId, event.target.checked)}
        className="size-4.5 accent-section"
      />
      After closing or answering, open the next one waiting
    </label>
  );
}
