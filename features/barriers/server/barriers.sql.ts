import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { valuesOf } from '@/lib/api/list-query'
import type { RowRange } from '@/lib/api/paging'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import { barrierStatuses, measureKinds } from '@/lib/db/codes/barriers'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { barriers, barrierSteps } from '@/lib/db/schema/barriers'
import { agreements } from '@/lib/db/schema/agreements'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { affected, companiesSaying } from './figures.sql'
import { concerningLength, type barrierList, type barriersConcerning } from '../contract'

type RegisterQuery = QueryOf<typeof barrierList>

/** What is said of a barrier, with the names of its market and product. */
export const barrierColumns = {
  id: barriers.id,
  status: barriers.status,
  measure: barriers.measure,
  market: { id: countries.id, iso2: barriers.market, ...columnPair(countries, 'name') },
  hs_code: barriers.hs_code,
  product: columnPair(hsSubheadings, 'name'),
  ...columnPair(barriers, 'title'),
  ...columnPair(barriers, 'summary'),
  ...columnPair(barriers, 'authority'),
  started_on: barriers.started_on,
  loss_band: barriers.loss_band,
  agreement: { id: agreements.id, ...columnPair(agreements, 'title') },
  ...columnPair(barriers, 'article'),
  companies: affected,
  effects: {
    yes: companiesSaying('yes'),
    partly: companiesSaying('partly'),
    no: companiesSaying('no'),
  },
  sample: barriers.sample,
  published_at: barriers.published_at,
  updated_at: barriers.updated_at,
}

/** The joins that the names need. */
export const nameJoins = {
  market: eq(countries.code_2, barriers.market),
  product: eq(hsSubheadings.code, barriers.hs_code),
  agreement: and(eq(agreements.id, barriers.agreement_id), eq(agreements.status, 1)),
}

/** The words of a barrier, or the first digits of its HS code. */
export function mentionedIn(text: string | undefined) {
  const code = (text ?? '').replaceAll(/[\s.]/g, '')
  const found = mentions(columnsOf(barriers, ['title', 'summary', 'authority']), text)
  if (!/^\d{2,6}$/.test(code)) return found
  return or(found, sql`starts_with(${barriers.hs_code}, ${code})`)
}

function listed({ q, country, kind, status }: RegisterQuery) {
  const [kinds, statuses] = [valuesOf(kind), valuesOf(status)]
  const isOf = {
    measure: kinds && measureKinds.filter((one) => kinds.includes(one)),
    status: statuses && barrierStatuses.filter((one) => statuses.includes(one)),
  }
  return and(
    isNotNull(barriers.published_at),
    withIds(countries.id, country),
    isOf.measure && inArray(barriers.measure, isOf.measure),
    isOf.status && inArray(barriers.status, isOf.status),
    mentionedIn(q),
  )
}

function selected(db: Executor) {
  return db
    .select(barrierColumns)
    .from(barriers)
    .innerJoin(countries, nameJoins.market)
    .leftJoin(hsSubheadings, nameJoins.product)
    .leftJoin(agreements, nameJoins.agreement)
}

/** The published barriers of a view, last changed first. */
export async function selectBarriers(
  db: Executor,
  query: RegisterQuery,
  { limit, offset }: RowRange,
) {
  return selected(db)
    .where(listed(query))
    .orderBy(desc(barriers.updated_at), desc(barriers.id))
    .limit(limit)
    .offset(offset)
}

/** The published barriers of a market and a product; those of many products concern each of a market. */
export async function selectConcerning(
  db: Executor,
  { market, hs }: QueryOf<typeof barriersConcerning>,
) {
  const isOfProduct = hs === undefined ? undefined : sql`starts_with(${barriers.hs_code}, ${hs})`
  return selected(db)
    .where(
      and(
        isNotNull(barriers.published_at),
        market === undefined ? undefined : eq(barriers.market, market),
        market === undefined
          ? isOfProduct
          : isOfProduct && or(isOfProduct, isNull(barriers.hs_code)),
      ),
    )
    .orderBy(desc(barriers.updated_at), desc(barriers.id))
    .limit(concerningLength)
}

export async function countBarriers(db: Executor, query: RegisterQuery) {
  const counted = db
    .select({ id: barriers.id })
    .from(barriers)
    .innerJoin(countries, nameJoins.market)
    .where(listed(query))
  return countUpTo(db, barriers, inArray(barriers.id, counted))
}

export async function findBarrier(db: Executor, id: number) {
  const [found] = await selected(db).where(
    and(eq(barriers.id, id), isNotNull(barriers.published_at)),
  )
  return found
}

/** The timeline of a barrier, the first step first. */
export async function selectSteps(db: Executor, id: number) {
  const { status, on_day } = barrierSteps
  return db
    .select({ id: barrierSteps.id, status, on_day, ...columnPair(barrierSteps, 'text') })
    .from(barrierSteps)
    .where(eq(barrierSteps.barrier_id, id))
    .orderBy(asc(barrierSteps.id))
}

/** The markets and kinds of measures of the published barriers. */
export async function selectChoices(db: Executor) {
  const markets = await db
    .selectDistinct({ id: countries.id, ...columnPair(countries, 'name') })
    .from(barriers)
    .innerJoin(countries, nameJoins.market)
    .where(isNotNull(barriers.published_at))
    .orderBy(asc(countries.id))
  const kinds = await db
    .selectDistinct({ measure: barriers.measure })
    .from(barriers)
    .where(isNotNull(barriers.published_at))
    .orderBy(asc(barriers.measure))
  const statuses = await db
    .selectDistinct({ status: barriers.status })
    .from(barriers)
    .where(isNotNull(barriers.published_at))
    .orderBy(asc(barriers.status))
  return {
    countries: markets,
    kinds: kinds.map(({ measure }) => measure),
    statuses: statuses.map(({ status }) => status),
  }
}
