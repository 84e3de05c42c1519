/** Where content shows pictures. */
import { PICTURE_NAMES } from '#contract/site/figure.ts';
import type { PictureUse } from '#contract/site/site-pictures.ts';
import { isUploaded, pictureStem } from '#contract/site/uploaded-picture.ts';
import { type KnownRecord, summaryOf } from './records.ts';

const SHIPPED = new Set<unknown>(PICTURE_NAMES);

/** Uses by picture, without focal points; shipped pictures too. */
export function pictureUses(records: readonly KnownRecord[]): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const record of records) {
    const { stored, live, current } = record;
    const { collection, slug, name } = summaryOf(record);
    const seen = new Set<string>();
    const values = [
      ['live', live?.value],
      ['draft', stored?.draft && current.value],
      ['scheduled', stored?.scheduled?.value],
    ] as const;
    for (const [state, value] of values)
      for (const picture of picturesIn(value)) {
        if (seen.has(picture)) continue;
        seen.add(picture);
        uses.set(picture, [...(uses.get(picture) ?? []), { collection, slug, name, state }]);
      }
  }
  return uses;
}

function picturesIn(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    if (isUploaded(part)) found.add(pictureStem(part));
    else if (SHIPPED.has(part)) found.add(part as string);
    else if (part && typeof part === 'object') Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}
