/** An inquiry's tags, where it is listed. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span
      key={tag}
      data-tag={tag}
      className="inline-flex h-5 shrink-0 items-center rounded-mark bg-ledge px-1.5 text-12 whitespace-nowrap text-ink"
    >
      {tag}
    </span>
  ));
}
