/**
 * Checks published and scheduled content of *Website*, and applies it to the shipped files, so that the count of samples
 * matches the site.
 */

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

/** The content's modules as the site shows them: without hidden items, with changed and added ones. */
export function asPublished(modules: ContentModules, overlay: ContentOverlay): ContentModules {
  const published = { ...modules };
  for (const [collection, folder] of Object.entries(FOLDERS))
    for (const [slug, record] of Object.entries(overlay[collection as keyof typeof FOLDERS] ?? {}))
      published[`${folder}/${slug}.ts`] = { record };
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
