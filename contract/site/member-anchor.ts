/** `Elena Marsh` as the anchor of her row on /team: `elena-marsh`. */
export function memberAnchor({ name }: { name: string }): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
