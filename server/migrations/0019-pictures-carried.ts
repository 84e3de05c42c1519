import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { adoptListed, linkListed } from '../images/carriers-store.ts';

/**
 * Links of inquiries to pictures, signed pictures awaiting upload, and pictures to be removed (docs/decisions/0029).
 *
 * Triggers derive `inquiry_images` from each inquiry's list, so that servers of the previous release maintain it too
 * during an upgrade; and they keep such a server from discarding a picture that another inquiry lists, or a Cloudinary
 * picture, which it would never remove.
 */
export async function picturesCarried(db: Db): Promise<void> {
  await db.schema.alterTable('images').addColumn('cloud', 'text').execute();
  await db.schema
    .alterTable('images')
    .addColumn('awaited', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('images').addColumn('signature', 'text').execute();
  await db.schema
    .createIndex('images_signature')
    .on('images')
    .column('signature')
    .where(sql<boolean>`signature is not null`)
    .execute();

  // The hourly cleanup of orphans reads no linked pictures.
  await db.schema
    .createIndex('images_given_up')
    .on('images')
    .column('removed_at')
    .where(sql<boolean>`removed_at is not null`)
    .execute();

  // No reference to `images`: a link records an inquiry's list, whether or not the picture exists.
  await db.schema
    .createTable('inquiry_images')
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('image_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('inquiry_images_key', ['inquiry_id', 'image_id'])
    .execute();
  await db.schema.createIndex('inquiry_images_image').on('inquiry_images').column('image_id').execute();

  await db.schema
    .createTable('image_removals')
    .addColumn('image_id', 'text', (c) => c.primaryKey())
    .addColumn('cloud', 'text')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('signed_until', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('image_removals_due')
    .on('image_removals')
    .columns(['state', 'run_at'])
    .execute();

  for (const statement of engineOf(db).choose({ sqlite: onSqlite, postgres: onPostgres }))
    await sql.raw(statement).execute(db);
}

const BATCH = 500;

/** Links the pictures of older inquiries. */
export async function linkOlderPictures(trx: Db, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', '>', after)
    .where('attachments', '<>', '[]')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return null;
  await linkListed(trx, ids);
  await adoptListed(trx, ids);
  return ids.at(-1) ?? null;
}

/** The last segment of an address, without its extension. */
const NAME_ON_SQLITE = `substr(substr(value, length(rtrim(value, replace(value, '/', ''))) + 1), 1,
  instr(substr(value, length(rtrim(value, replace(value, '/', ''))) + 1) || '.', '.') - 1)`;

const link = `
  insert into inquiry_images (inquiry_id, image_id)
    select distinct new.id, ${NAME_ON_SQLITE} from json_each(new.attachments) where true
    on conflict do nothing;`;

const onSqlite = [
  `create trigger inquiry_images_first after insert on inquiries when new.attachments <> '[]' begin ${link} end`,
  `create trigger inquiry_images_later after update of attachments on inquiries
     when new.attachments <> old.attachments begin ${link} end`,
  `create trigger images_kept before update of removed_at on images
     when new.removed_at is not null and (old.cloud is not null or exists (
       select 1 from inquiry_images where image_id = old.id and inquiry_id is not old.inquiry_id))
   begin
     select raise(ignore);
   end`,
];

const onPostgres = [
  `create function link_inquiry_images() returns trigger language plpgsql as
    'begin
       insert into inquiry_images (inquiry_id, image_id)
         select distinct new.id, split_part(regexp_replace(value, ''^.*/'', ''''), ''.'', 1)
         from json_array_elements_text(new.attachments::json) as listed (value)
         on conflict do nothing;
       return null;
     end'`,
  `create trigger inquiry_images_first after insert on inquiries for each row
     when (new.attachments <> '[]') execute function link_inquiry_images()`,
  `create trigger inquiry_images_later after update of attachments on inquiries for each row
     when (new.attachments <> old.attachments) execute function link_inquiry_images()`,
  `create function keep_carried_image() returns trigger language plpgsql as
    'begin
       if old.cloud is not null or exists (
         select 1 from inquiry_images where image_id = old.id and inquiry_id is distinct from old.inquiry_id)
       then return null; end if;
       return new;
     end'`,
  `create trigger images_kept before update of removed_at on images for each row
     when (new.removed_at is not null) execute function keep_carried_image()`,
];
