import 'server-only'
import type { Executor } from '@/lib/db/database'
import { tariffQuotas, tariffRates } from '@/lib/db/schema/market-data'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

/** The rates of a product in some versions of tariffs. */
export async function selectRates(db: Executor, versions: readonly number[], hs6: string) {
  if (versions.length === 0) return []
  return db
    .select()
    .from(tariffRates)
    .where(and(inArray(tariffRates.version_id, [...versions]), eq(tariffRates.hs6, hs6)))
}

export type RateRow = typeof tariffRates.$inferSelect

/** Quotas of a product, of codes above or below the subheading too. */
export async function selectQuotas(db: Executor, versions: readonly number[], hs6: string) {
  if (versions.length === 0) return []
  const { hs } = tariffQuotas
  return db
    .select()
    .from(tariffQuotas)
    .where(
      and(
        inArray(tariffQuotas.version_id, [...versions]),
        sql`(${hs} like ${`${hs6}%`} or ${hs} in (${hs6.slice(0, 4)}, ${hs6.slice(0, 2)}))`,
      ),
    )
    .orderBy(asc(tariffQuotas.order_number), asc(hs))
}

export type QuotaRow = typeof tariffQuotas.$inferSelect
