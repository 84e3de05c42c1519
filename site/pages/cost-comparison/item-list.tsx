/** A list in the style of a schedule: hairlines, no bullets. */
export function ItemList({ items, columns = false }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={`border-t border-ink ${columns ? 'sm:columns-2 sm:gap-x-8' : ''}`}>
      {items.map((item) => (
        <li key={item} className="break-inside-avoid border-b border-hairline py-3 leading-snug">
          {item}
        </li>
      ))}
    </ul>
  );
}
