/** The keys worth knowing first, where there is a keyboard to expect. */
export function KeyHint() {
  return (
    <p className="flex flex-wrap gap-x-4 text-[0.85rem] text-graphite max-lg:hidden">
      <span>
        <Key>j</Key> <Key>k</Key> move
      </span>
      <span>
        <Key>1</Key> to <Key>5</Key> status
      </span>
      <span>
        <Key>?</Key> all keys
      </span>
    </p>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="border border-hairline px-1.5 font-sans text-[0.75rem] font-[560]">{children}</kbd>;
}
