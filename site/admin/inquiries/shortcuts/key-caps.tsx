import { useHydrated } from '../../../layout/use-hydrated.ts';

/** The keys of a shortcut, as on the keyboard at hand. */
export function KeyCaps({ keys }: { keys: string }) {
  const isMac = useHydrated() && /Mac|iP(hone|ad)/.test(navigator.userAgent);
  return (
    <span className="flex gap-1">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className="min-w-6 border border-hairline px-1.5 text-center font-sans text-13 leading-5.5 font-strong"
        >
          {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
        </kbd>
      ))}
    </span>
  );
}

/** The shortcuts worth knowing first, on devices with a keyboard. */
export function KeyHint() {
  return (
    <p className="flex flex-wrap gap-x-4 text-13 text-graphite max-lg:hidden">
      <span className="flex items-center gap-1.5">
        <KeyCaps keys="j" /> <KeyCaps keys="k" /> next, previous
      </span>
      <span className="flex items-center gap-1.5">
        <KeyCaps keys="Mod+K" /> find anything
      </span>
      <span className="flex items-center gap-1.5">
        <KeyCaps keys="?" /> shortcuts
      </span>
    </p>
  );
}
