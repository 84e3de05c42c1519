/** A database's whole schema as text: a line for each table, index, constraint, trigger and function, in order. */
import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../../database/engine/engine-of.ts';
import type { Db } from '../../database/schema.ts';

export async function schemaLines(db: Db): Promise<string[]> {
  const lines: string[] = [];
  for (const query of engineOf(db).choose({ sqlite: ON_SQLITE, postgres: ON_POSTGRES })) {
    const { rows } = await query.execute(db);
    lines.push(...rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')));
  }
  return lines.filter((line) => !/\b(sqlite_|kysely_)/.test(line)).sort();
}

type Query = RawBuilder<{ line: string }>;

const ON_SQLITE: Query[] = [
  sql`select 'table ' || t.name || iif(t.wr, ' without rowid', '') || iif(t.strict, ' strict', '') || ': ' || group_concat(
      lower(c.name || ' ' || c.type) || iif(c."notnull", ' not null', '') || coalesce(' default ' || c.dflt_value, '')
      || iif(c.pk, ' key ' || c.pk, ''), ', ' order by c.cid) as line
    from pragma_table_list as t, pragma_table_xinfo(t.name) as c
    where t.schema = 'main' and t.type = 'table' group by t.name`,
  sql`select 'reference ' || t.name || ': ' || f."from" || ' to ' || f."table" || '.' || f."to" || ' on delete '
      || f.on_delete || ' on update ' || f.on_update as line
    from pragma_table_list as t, pragma_foreign_key_list(t.name) as f where t.schema = 'main'`,
  sql`select iif(i."unique", 'unique ', '') || 'index ' || iif(i.origin = 'c', i.name, '') || ' on ' || t.name || ': '
      || (select group_concat(x.name || iif(x.coll = 'BINARY', '', ' ' || x.coll) || iif(x."desc", ' desc', ''), ', ' order by x.seqno)
        from pragma_index_xinfo(i.name) as x where x.key)
      || iif(i.partial, replace(substr(m.sql, instr(lower(m.sql), ' where ')), '"', ''), '') as line
    from pragma_table_list as t, pragma_index_list(t.name) as i left join sqlite_schema as m on m.name = i.name
    where t.schema = 'main' and t.type = 'table' and i.origin <> 'pk'`,
  sql`select type || ' ' || sql as line from sqlite_schema where type in ('trigger', 'view') or sql like 'create virtual%'`,
];

const ON_POSTGRES: Query[] = [
  sql`select case c.relpersistence when 'u' then 'unlogged ' else '' end || 'table ' || a.attrelid::regclass
      || coalesce(' with ' || array_to_string(c.reloptions, ', '), '') || ': ' || string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attcollation not in (0, t.typcollation) then ' collate ' || a.attcollation::regcollation else '' end
      || case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end
      || case when a.attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
      ', ' order by a.attnum) as line
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type as t on t.oid = a.atttypid left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid, a.attrelid`,
  sql`select 'constraint ' || conrelid::regclass || ': ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  sql`select pg_get_indexdef(i.indexrelid) as line from pg_index as i join pg_class as c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = i.indexrelid)`,
  sql`select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
  sql`select 'function ' || proname || ': ' || prosrc as line from pg_proc as p
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`,
  sql`select 'extension ' || extname as line from pg_extension`,
];
