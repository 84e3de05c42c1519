/** The fields of a delivery report (RFC 3464 §2), as servers write them. */

export type BounceFields = Map<string, string>;

const MOST_GROUPS = 200;
const ACTION = /^\s*(failed|failure|delayed|delivered|relayed|expanded)\b/i;
const STATUS = /^\s*[245]\.\d{1,3}\.\d{1,3}\b/;

/** Groups of fields, folded lines joined, names in lower case. Mimecast puts a space before the colon. */
export function fieldsOf(text: string): BounceFields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .slice(0, MOST_GROUPS)
    .map((group) => {
      const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
      const pairs = lines.map((line) =>
        /^[ \t]*([A-Za-z][\w-]{1,100})[ \t]*:(.*)$/.exec(line.slice(0, 5_000)),
      );
      return new Map(pairs.flatMap((pair) => (pair ? [[pair[1]?.toLowerCase() ?? '', pair[2] ?? '']] : [])));
    });
}

/** The fields of a recipient: of one that failed, if there is one. */
export function reportedOf(groups: readonly BounceFields[]): BounceFields | undefined {
  const told = groups.filter(
    (fields) => ACTION.test(fields.get('action') ?? '') || STATUS.test(fields.get('status') ?? ''),
  );
  return told.find((fields) => /^\s*fail/i.test(fields.get('action') ?? '')) ?? told[0];
}
