/** The records as they ship fit the schemas by which the owner's are checked (specification §3 "Static content records"). */
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { termsOfService } from '#content/legal/terms-of-service.ts';
import { COLLECTIONS, type CollectionName } from '#contract/records/collections.ts';
import { shippedAll } from '#site/content/shipped.ts';
import { shippedRecords } from '#site/content/shipped-records.ts';
import { projects, services } from '../support/shipped-content.ts';

const { firm, areas, manufacturers, pages } = shippedRecords;
const slugless = <T extends { slug: string }>(list: readonly T[]) =>
  Object.fromEntries(list.map(({ slug, ...record }) => [slug, record]));

const shipped: Record<CollectionName, Record<string, unknown>> = {
  firm: { firm },
  services,
  areas,
  manufacturers,
  projects: slugless(projects),
  articles: shippedAll.articles,
  team: Object.fromEntries(pages.team.team.map((member) => [member.name, member])),
  testimonials: Object.fromEntries(pages.testimonials.map((quote) => [quote.name, quote])),
  legal: { 'privacy-policy': privacyPolicy(firm), 'terms-of-service': termsOfService(firm) },
};

describe.each(Object.entries(COLLECTIONS))('%s', (name, { record }) => {
  const records = Object.entries(shipped[name as CollectionName]);

  it('ships at least one', () => expect(records.length).toBeGreaterThan(0));

  it.each(records)('%s is read as it is', (_, one) => {
    const read = record.safeParse(one);
    expect(read.error?.issues).toBeUndefined();
    expect(read.data).toEqual(one);
  });

  it.each(records)('%s is refused with a field that nobody knows', (_, one) => {
    expect(record.safeParse({ ...(one as object), onclick: 'alert(1)' }).success).toBe(false);
  });
});
