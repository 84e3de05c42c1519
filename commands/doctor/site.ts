/**
 * Checks published and scheduled content of *Website*, and applies it to the shipped files, so that the count of samples
 * matches the site.
 */

import { hiddenKindsIn } from '#contract/site/records/hidden-pages.ts';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { slugOf } from '#contract/site/records/slug.ts';
import { publishedContent, UnreadableRecord } from '#server/content/overlay.ts';
import { scheduledStore } from '#server/content/scheduled-store.ts';
import { contentStore } from '#server/content/store.ts';
import type { Db } from '#server/database/schema.ts';
import type { ContentModules } from './content.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const report = reportOn('site');

export async function siteFindings(db: Db, now = new Date()): Promise<DoctorFinding[]> {
  const findings: DoctorFinding[] = [];
  try {
    const { number } = await publishedContent(contentStore(db));
    findings.push(
      report.ok(
        number === 0
          ? 'Nothing published yet; the website shows its original content.'
          : `Latest website update: ${number}.`,
      ),
    );
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    findings.push(report.wrong(error.message, 'Until then the server doesn’t start.'));
  }
  const { overdue, failed } = await scheduledStore(db).late(now);
  if (failed > 0)
    findings.push(
      report.look(
        `${failed} scheduled ${failed === 1 ? 'update' : 'updates'} failed to publish.`,
        'See Website > Unpublished. The changes are drafts again.',
      ),
    );
  if (overdue > 0)
    findings.push(
      report.look(
        `${overdue} scheduled ${overdue === 1 ? 'update is' : 'updates are'} past due.`,
        'They’ll publish within a minute after the server starts.',
      ),
    );
  return findings;
}

/** @returns published content over the files; null when it can't be read. */
export async function publishedOverlay(db: Db): Promise<ContentOverlay | null> {
  try {
    return (await publishedContent(contentStore(db))).overlay;
  } catch (error) {
    if (error instanceof UnreadableRecord) return null;
    throw error;
  }
}

/** Folders with a file for each record, by collection. */
const FOLDERS = {
  areas: 'areas',
  manufacturers: 'manufacturers',
  projects: 'projects',
  services: 'services',
} as const;

/** Files whose texts count as sample until they are changed or confirmed, and the record of each. */
const PAGES: Record<string, (overlay: ContentOverlay) => object | null | undefined> = {
  'home.ts': ({ pages }) => pages?.home,
  'how-we-build.ts': ({ pages }) => pages?.['how-we-build'],
  'manufacturer-overview.ts': ({ pages }) => pages?.manufacturers,
  'partnerships.ts': ({ pages }) => pages?.partnerships,
  'contact.ts': ({ pages }) => pages?.contact,
  'projects-overview.ts': ({ pages }) => pages?.projects,
  'cost-comparison.ts': ({ binding }) => binding?.prices,
  'trust.ts': ({ binding }) => binding?.trust,
};

const isWhole = (module: object): boolean => Object.keys(module).length === 1;

/** The name of what a file of one record exports. */
const exportOf = (module: unknown): string => Object.keys(Object(module))[0] ?? 'record';

/** The content's modules as the site shows them: without hidden items, with changed and added ones. */
export function asPublished(modules: ContentModules, overlay: ContentOverlay): ContentModules {
  const published = { ...modules };
  for (const [collection, folder] of Object.entries(FOLDERS))
    for (const [slug, record] of Object.entries(overlay[collection as keyof typeof FOLDERS] ?? {}))
      published[`${folder}/${slug}.ts`] = { [exportOf(modules[`${folder}/${slug}.ts`])]: record };
  for (const [file, page] of Object.entries(PAGES)) {
    const record = page(overlay);
    const module = Object(modules[file]) as Record<string, unknown>;
    if (record === null) published[file] = {};
    else if (record)
      published[file] = isWhole(module) ? { [exportOf(module)]: record } : { ...module, ...record };
  }
  for (const kind of hiddenKindsIn(overlay))
    for (const file of Object.keys(published))
      if (file.startsWith(`${kind}/`) || file === `${kind}.ts`) published[file] = {};
  if (overlay.firm?.firm)
    published['firm.ts'] = { ...(modules['firm.ts'] as object), firm: overlay.firm.firm };
  for (const [file, list, records] of [
    ['team.ts', 'team', overlay.team],
    ['copy/testimonials.ts', 'testimonials', overlay.testimonials],
  ] as const) {
    const module = modules[file] as Record<string, { name: string }[]> | undefined;
    if (!module || !records) continue;
    const shipped = Object.fromEntries((module[list] ?? []).map((one) => [slugOf(one.name), one]));
    published[file] = { ...module, [list]: Object.values({ ...shipped, ...records }) };
  }
  return published;
}
