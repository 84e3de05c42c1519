import { KeyCaps } from './key-caps.tsx';

/** The shortcuts worth knowing first, on devices with a keyboard. */
export function KeyHint() {
  return (
    <p className="flex flex-wrap gap-x-4 text-[0.85rem] text-graphite max-lg:hidden">
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
