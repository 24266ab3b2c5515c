import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { DatasetKind } from '@/lib/db/codes/markets'
import {
  marketDocumentRows,
  originRules,
  tariffQuotas,
  tariffRates,
  tradeFlows,
  tradeSummaries,
} from '@/lib/db/schema/market-data'
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows that one statement compares or deletes, so that requests pass in between. */
const deletedAtOnce = 5_000

interface RowTable {
  table: PgTable & { version_id: PgColumn }
  /** What a row is found by in both versions, as people read it. */
  key: SQL
  /** What its rows are divided by, so that each statement compares a small part. */
  part: PgColumn
}

const code = (...columns: PgColumn[]) =>
  sql`concat_ws(' ', ${sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )})`

const tables: Readonly<Partial<Record<DatasetKind, RowTable>>> = {
  tariff: { table: tariffRates, key: code(tariffRates.hs6), part: tariffRates.hs6 },
  rules: { table: originRules, key: code(originRules.number), part: originRules.hs_from },
  documents: {
    table: marketDocumentRows,
    key: code(marketDocumentRows.key),
    part: marketDocumentRows.key,
  },
  flows: {
    table: tradeFlows,
    key: code(
      tradeFlows.hs6,
      tradeFlows.flow,
      tradeFlows.reporter,
      tradeFlows.partner,
      tradeFlows.year,
    ),
    part: tradeFlows.hs6,
  },
  summary: {
    table: tradeSummaries,
    key: code(tradeSummaries.country_code),
    part: tradeSummaries.country_code,
  },
}

interface ChangedRow {
  key: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const noRows: readonly ChangedRow[] = []

interface Part {
  from: number
  to: number
  /** The first code of the part, and that of the next one; null for the last part. */
  start: string
  end: string | null
  examples: number
}

/** What differs between two versions in the rows of a part, which an index finds. */
export async function compareRows(
  db: Executor,
  kind: DatasetKind,
  { from, to, start, end, examples }: Part,
) {
  const found = tables[kind]
  if (!found) return { added: 0, removed: 0, changed: 0, examples: noRows }
  const { table, key, part } = found
  const rows = (version: number) => sql`
    select ${key} as key, to_jsonb(${table}) - 'version_id' as data from ${table}
    where ${and(
      eq(table.version_id, version),
      gte(part, start),
      end === null ? undefined : lt(part, end),
    )}`
  const { rows: counted } = await db.execute<{
    added: number
    removed: number
    changed: number
    examples: ChangedRow[] | null
  }>(sql`
    with before as (${rows(from)}), after as (${rows(to)}), differing as (
      select key, before.data as before, after.data as after
      from before full join after using (key)
      where before.data is distinct from after.data
    )
    select
      count(*) filter (where before is null)::int as added,
      count(*) filter (where after is null)::int as removed,
      count(*) filter (where before is not null and after is not null)::int as changed,
      (select jsonb_agg(to_jsonb(one)) from (
        select * from differing order by key limit ${examples}) as one) as examples
    from differing`)
  const [first] = counted
  return {
    added: first?.added ?? 0,
    removed: first?.removed ?? 0,
    changed: first?.changed ?? 0,
    examples: first?.examples ?? [],
  }
}

/** Deletes all rows of a version in small statements, so that requests pass in between. */
export async function deleteRows(db: Executor, version: number): Promise<void> {
  const all = [...Object.values(tables).map(({ table }) => table), tariffQuotas]
  for (const table of all) {
    for (let deleted = deletedAtOnce; deleted === deletedAtOnce;) {
      const { rowCount } = await db.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${table.version_id} = ${version}
          limit ${deletedAtOnce}))`)
      deleted = rowCount ?? 0
    }
  }
}

/** How many rows of a kind a version has. */
export async function countRows(db: Executor, kind: DatasetKind, version: number): Promise<number> {
  const table = tables[kind]?.table
  if (!table) return 0
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table} where ${table.version_id} = ${version}`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Completes a tariff whose file has only general duties or only preferences: the other columns are
 * those of the published version.
 */
export async function copyMissingHalf(
  db: Executor,
  half: 'mfn' | 'preference',
  { from, to }: { from: number; to: number },
): Promise<void> {
  const columns =
    half === 'mfn'
      ? sql`preference = old.preference, preference_rate = old.preference_rate,
            preference_text = old.preference_text, preference_lines = old.preference_lines,
            quotas = old.quotas`
      : sql`lines = old.lines, mfn_min = old.mfn_min, mfn_max = old.mfn_max,
            mfn_other = old.mfn_other, entry_price = old.entry_price`
  await db.execute(sql`
    update ${tariffRates} as new set ${columns} from ${tariffRates} as old
    where new.version_id = ${to} and old.version_id = ${from} and old.hs6 = new.hs6`)
  if (half === 'mfn') return
  await db.execute(sql`
    insert into ${tariffRates}
    select (jsonb_populate_record(null::${tariffRates}, to_jsonb(old) || jsonb_build_object(
      'version_id', ${to}::int, 'preference', 'unknown', 'preference_rate', null,
      'preference_text', '', 'preference_lines', null, 'quotas', '[]'::jsonb))).*
    from ${tariffRates} as old where old.version_id = ${from}
    on conflict do nothing`)
}

/**
 * Gives a tariff the quotas that its rows name: with volume and duty where the published version has
 * them.
 */
export async function copyQuotas(db: Executor, from: number | null, to: number): Promise<void> {
  await db.execute(sql`
    insert into ${tariffQuotas} (version_id, order_number, hs, duty_text, volume, unit, period)
    select distinct on (named.order_number, named.hs) ${to}::int, named.order_number, named.hs,
      coalesce(old.duty_text, ''), old.volume, coalesce(old.unit, ''), coalesce(old.period, '')
    from (
      select unnest(quotas) as order_number, hs6 as hs from ${tariffRates}
      where version_id = ${to}
    ) as named
    left join ${tariffQuotas} as old
      on old.version_id = ${from ?? 0} and old.order_number = named.order_number
      and (starts_with(named.hs, old.hs) or starts_with(old.hs, named.hs))
    order by named.order_number, named.hs, old.volume nulls last
    on conflict do nothing`)
}
