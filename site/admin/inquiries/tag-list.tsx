/** An inquiry's tags, where it is listed. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} data-tag={tag} className="mr-1 bg-ledge px-1.5 text-[0.8125rem] text-ink">
      {tag}
    </span>
  ));
}
