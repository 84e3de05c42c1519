/** The shipped records match the schemas that validate the owner's records (requirements §4). */
import { describe, expect, it } from 'vitest';
import { schemaOfRecord } from '#contract/site/records/collections.ts';
import { PUBLISHABLE } from '#contract/site/records/overlay.ts';
import { recordsOf } from '#site/content/overlay.ts';
import { shippedAll } from '#site/content/shipped.ts';

const shipped = recordsOf(shippedAll);

describe.each(PUBLISHABLE)('%s', (name) => {
  const records = Object.entries(shipped[name]).map(
    ([slug, record]) => [slug, JSON.parse(JSON.stringify(record)), schemaOfRecord(name, slug)] as const,
  );

  it('ships at least one', () => expect(records.length).toBeGreaterThan(0));

  it.each(records)('%s is read as it is', (_, one, record) => {
    const read = record?.safeParse(one);
    expect(read?.error?.issues).toBeUndefined();
    expect(read?.data).toEqual(one);
  });

  it.each(records)('%s is refused with a field that nobody knows', (_, one, record) => {
    expect(record?.safeParse({ ...(one as object), onclick: 'alert(1)' }).success).toBe(false);
  });
});
