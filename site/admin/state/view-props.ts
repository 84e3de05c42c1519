import type { StaffMember } from '#contract/site/page-services.ts';
import type { NoteDrafts } from './note-drafts.ts';

/** The props of every view of the dashboard. */
export type ViewProps = { staff: StaffMember; drafts: NoteDrafts };
