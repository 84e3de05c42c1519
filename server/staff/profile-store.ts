/** Each person's name and signature for visitors, reply templates, and choice of emails. */
import { v7 as uuid } from 'uuid';
import type { ReplyTemplate } from '#contract/mail/reply-template.ts';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import type { OwnProfile, StaffProfile, TemplateDraft } from '#contract/staff/staff-profile.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { Db, Trx } from '../database/schema.ts';

export type ProfileStore = ReturnType<typeof profileStore>;
type TemplateRefused = 'too-many' | 'label-taken' | 'unknown';

export function profileStore(db: Db) {
  const templates = (staffId: string): Promise<ReplyTemplate[]> =>
    db
      .selectFrom('reply_templates')
      .select(['id', 'label', 'subject', 'text'])
      .where('staff_id', '=', staffId)
      .orderBy('label')
      .execute();
  return {
    async find(staffId: string): Promise<OwnProfile> {
      return { ...(await profileOf(db, staffId)), templates: await templates(staffId) };
    },

    async save(staffId: string, { publicName, signature, assignmentMails }: StaffProfile): Promise<void> {
      const row = { public_name: publicName, signature, assignment_mails: assignmentMails ? 1 : 0 };
      await db
        .insertInto('staff_profiles')
        .values({ staff_id: staffId, ...row })
        .onConflict((oc) => oc.column('staff_id').doUpdateSet(row))
        .execute();
    },

    async addTemplate(staffId: string, draft: TemplateDraft): Promise<ReplyTemplate | TemplateRefused> {
      if ((await templates(staffId)).length >= PROFILE_LIMITS.templates) return 'too-many';
      const template = { id: uuid(), ...draft };
      return labeledOnce(async () => {
        await db
          .insertInto('reply_templates')
          .values({ ...template, staff_id: staffId })
          .execute();
        return template;
      });
    },

    changeTemplate(staffId: string, id: string, draft: TemplateDraft) {
      return labeledOnce<ReplyTemplate | TemplateRefused>(async () => {
        const { numUpdatedRows } = await db
          .updateTable('reply_templates')
          .set(draft)
          .where('id', '=', id)
          .where('staff_id', '=', staffId)
          .executeTakeFirst();
        return numUpdatedRows > 0n ? { id, ...draft } : 'unknown';
      });
    },

    /** @returns false when the person has no such template. */
    async removeTemplate(staffId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('reply_templates')
        .where('id', '=', id)
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Returns the name and signature that a visitor reads below a person's replies. */
export async function signatureOf(trx: Trx, staffId: string) {
  const { publicName, signature } = await profileOf(trx, staffId);
  return { signedAs: publicName, signature };
}

async function profileOf(db: Db | Trx, staffId: string): Promise<StaffProfile> {
  const row = await db
    .selectFrom('staff_profiles')
    .selectAll()
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return {
    publicName: row?.public_name ?? null,
    signature: row?.signature ?? null,
    assignmentMails: row?.assignment_mails !== 0,
  };
}

async function labeledOnce<T>(write: () => Promise<T>): Promise<T | 'label-taken'> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return 'label-taken';
    throw error;
  }
}
