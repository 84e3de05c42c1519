/** A list in the style of a schedule: hairlines, no bullets. */
export function ItemList({ items, columns = false }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={`border-t border-ink ${columns ? 'sm:grid sm:grid-cols-2 sm:gap-x-8' : ''}`}>
      {items.map((item) => (
        // Its rule is above it, so that none doubles the section's; two in a row share theirs.
        <li
          key={item}
          className={`border-t border-hairline py-3 leading-snug first:border-t-0 ${columns ? 'sm:nth-2:border-t-0' : ''}`}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
