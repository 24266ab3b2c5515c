import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Pair } from '@/lib/bilingual/fields'
import type { Executor } from '@/lib/db/database'
import type { Confidence } from '@/lib/db/codes/markets'
import { agreements } from '@/lib/db/schema/agreements'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { institutions } from '@/lib/db/schema/institutions'
import {
  accessAgreements,
  additionalDuties,
  marketAccess,
  marketDocuments,
  originProofs,
  unansweredPairs,
} from '@/lib/db/schema/market-access'
import { marketDatasets } from '@/lib/db/schema/market-data'
import { and, asc, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FactCorrection } from '../contract'

/** The facts whose shipped records may be corrected later, by the names of their files. */
const correctable: Readonly<Record<FactCorrection['facts'], PgTable>> = {
  documents: marketDocuments,
  proofs: originProofs,
  'additional-duties': additionalDuties,
}

/**
 * Replaces the record with all of these former values; deletes it where nothing replaces it. Resolves
 * with false where there is none, since it was edited or removed.
 */
export async function replaceFact(
  db: Executor,
  { facts, former, current }: FactCorrection,
): Promise<boolean> {
  const table = correctable[facts]
  const columns = getTableColumns(table)
  const same = Object.entries(former).flatMap(([name, value]) => {
    const column = columns[name]
    if (!column) return []
    return [value === null ? isNull(column) : eq(column, value)]
  })
  const where = and(...same)
  const one = { found: sql<number>`1` }
  const replaced = current
    ? await db
        .update(table)
        .set({ ...current, updated_at: sql`now()` })
        .where(where)
        .returning(one)
    : await db.delete(table).where(where).returning(one)
  return replaced.length > 0
}

/** The ids of agreements by their keys. */
export async function agreementIds(db: Executor): Promise<Map<string, number>> {
  const rows = await db.select({ key: agreements.key, id: agreements.id }).from(agreements)
  return new Map(rows.flatMap(({ key, id }) => (key === null ? [] : [[key, id] as const])))
}

export async function institutionIds(db: Executor): Promise<Set<number>> {
  const rows = await db.select({ id: institutions.id }).from(institutions)
  return new Set(rows.map(({ id }) => id))
}

/** Whether any file of facts is described. */
export async function hasDatasets(db: Executor): Promise<boolean> {
  const [found] = await db.select({ id: marketDatasets.id }).from(marketDatasets).limit(1)
  return found !== undefined
}

/** A kind of facts: its table, what names a record, and codes that precede the name. */
interface FactTable {
  kind: string
  table: PgTable
  name: readonly PgColumn[]
  before?: readonly PgColumn[]
}

const factTables: readonly FactTable[] = [
  {
    kind: 'access-agreements',
    table: accessAgreements,
    name: Object.values(columnPair(accessAgreements, 'name')),
  },
  {
    kind: 'origin-proofs',
    table: originProofs,
    name: Object.values(columnPair(originProofs, 'name')),
    before: [originProofs.agreement_key],
  },
  {
    kind: 'market-access',
    table: marketAccess,
    name: Object.values(columnPair(marketAccess, 'general_duty')),
    before: [marketAccess.country_code, marketAccess.agreement_key],
  },
  {
    kind: 'market-documents',
    table: marketDocuments,
    name: Object.values(columnPair(marketDocuments, 'name')),
  },
  {
    kind: 'additional-duties',
    table: additionalDuties,
    name: Object.values(columnPair(additionalDuties, 'name')),
    before: [additionalDuties.country_code, additionalDuties.heading],
  },
  {
    kind: 'market-datasets',
    table: marketDatasets,
    name: Object.values(columnPair(marketDatasets, 'title')),
  },
]

const reviewDay = sql`(checked_at + make_interval(months => review_months))::date`

/** The facts of a kind that are due until a day. */
function dueIn({ kind, table, name, before = [] }: FactTable, until: string): SQL {
  const [english = sql`''`, arabic = sql`''`] = name.map((text) => {
    const full = sql`concat_ws(' · ', ${sql.join([...before, text], sql`, `)})`
    return sql`case when ${text} = '' then '' else ${full} end`
  })
  return sql`
    select ${kind}::text as kind, id, ${english} as label_eng, ${arabic} as label_ara, confidence,
      owner_email, checked_at::text as checked_at, ${reviewDay}::text as due
    from ${table} where ${reviewDay} <= ${until}::date`
}

export type DueRow = Record<Pair<'label', 'lower'>, string> & {
  kind: string
  id: number
  confidence: Confidence
  owner_email: string
  checked_at: string
  due: string
}

/** Facts to check again until a day, the longest due first. */
export async function selectDue(db: Executor, until: string): Promise<DueRow[]> {
  const parts = factTables.map((one) => dueIn(one, until))
  const { rows } = await db.execute<DueRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as facts order by due, kind, id`,
  )
  return rows
}

const maxPairs = 100

/** Pairs that were asked for without data, those of the newest month first. */
export async function selectUnanswered(db: Executor) {
  const { country_code, hs6, month, count } = unansweredPairs
  return db
    .select({
      country_code,
      hs6,
      month,
      count,
      market: columnPair(countries, 'name'),
      product: columnPair(hsSubheadings, 'name'),
    })
    .from(unansweredPairs)
    .innerJoin(countries, eq(countries.code_2, country_code))
    .innerJoin(hsSubheadings, eq(hsSubheadings.code, hs6))
    .orderBy(desc(month), desc(count), asc(country_code), asc(hs6))
    .limit(maxPairs)
}
