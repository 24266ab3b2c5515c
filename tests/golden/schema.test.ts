import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { it } from 'vitest'
import { expectGolden } from './golden-file'

const database = useTestDatabase()

/** What makes up the schema, one line each, in the words of the engine; the same on both. */
const described = sql`
  with ours as (
    select c.oid, c.relname, c.relkind from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select format('%s.%s %s%s%s', o.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' end,
    ' default ' || pg_get_expr(d.adbin, d.adrelid)) as line
  from ours o
  join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
  where o.relkind in ('r', 'p', 'v', 'm')
  union all
  select format('%s: %s %s', o.relname, c.conname, pg_get_constraintdef(c.oid))
  from ours o join pg_constraint c on c.conrelid = o.oid where c.contype <> 'n'
  union all
  select pg_get_indexdef(i.indexrelid) from ours o join pg_index i on i.indrelid = o.oid
  union all
  select pg_get_triggerdef(t.oid) from ours o join pg_trigger t on t.tgrelid = o.oid
  where not t.tgisinternal
  union all
  select regexp_replace(pg_get_functiondef(p.oid), '\s+', ' ', 'g') from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

it('the migrations lead to the schema that they led to', async () => {
  const { rows } = await database.db.execute<{ line: string }>(described)
  await expectGolden(
    'schema.txt',
    rows
      .map(({ line }) => line)
      .toSorted()
      .join('\n'),
  )
})
