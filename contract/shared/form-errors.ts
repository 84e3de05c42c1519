/** The first message of each field that a schema found wrong; `form` for what belongs to no field. */
export function firstMessages(
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
  fieldOf = (path: readonly PropertyKey[]) => String(path[0] ?? 'form'),
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldOf(path)] ??= message;
  return errors;
}
