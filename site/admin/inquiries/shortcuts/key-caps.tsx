import { useHydrated } from '../../../layout/use-hydrated.ts';

/** The keys of a shortcut, as on the keyboard at hand. */
export function KeyCaps({ keys }: { keys: string }) {
  const isMac = useHydrated() && /Mac|iP(hone|ad)/.test(navigator.userAgent);
  return (
    <span className="flex gap-1">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className="min-w-6 border border-hairline px-1.5 text-center font-sans text-[0.8rem] leading-5.5 font-[560]"
        >
          {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
        </kbd>
      ))}
    </span>
  );
}
