import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { accessAgreements } from '@/lib/db/schema/market-access'
import { marketDatasets, marketPublished, originRules } from '@/lib/db/schema/market-data'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OriginRule } from '../contract'

/** The day by which a fact is to be checked again. */
const reviewDay = (fact: { checked_at: PgColumn; review_months: PgColumn }) =>
  sql<string>`(${fact.checked_at} + make_interval(months => ${fact.review_months}))::date::text`

/** The agreements with what their origin needs. */
export async function selectAgreements(db: Executor) {
  const { confidence, checked_at, review_months, source, legal_source } = accessAgreements
  return db
    .select({
      key: accessAgreements.key,
      ...columnPair(accessAgreements, 'name'),
      state: accessAgreements.state,
      criteria: accessAgreements.origin_criteria,
      cumulation_countries: accessAgreements.cumulation_countries,
      tolerance_percent: accessAgreements.tolerance_percent,
      confidence,
      checked_at,
      review_months,
      source,
      legal_source,
      review_day: reviewDay(accessAgreements),
    })
    .from(accessAgreements)
}

export type AgreementRow = Awaited<ReturnType<typeof selectAgreements>>[number]

/** The lists of rules of agreements whose version is published. */
export async function selectLists(db: Executor) {
  const { key, confidence, checked_at, review_months, source } = marketDatasets
  const { licence, attribution, period } = marketDatasets
  return db
    .select({
      agreement_key: marketDatasets.agreement_key,
      version_id: marketPublished.version_id,
      key,
      confidence,
      checked_at,
      review_months,
      source,
      licence,
      attribution,
      period,
      review_day: reviewDay(marketDatasets),
    })
    .from(marketDatasets)
    .innerJoin(marketPublished, eq(marketPublished.dataset_id, marketDatasets.id))
    .where(eq(marketDatasets.kind, 'rules'))
}

export type ListRow = Awaited<ReturnType<typeof selectLists>>[number]

/** The rules of a version whose range has the subheading, in the order of the list. */
export async function selectRules(db: Executor, versionId: number, hs6: string) {
  return db
    .select({
      number: originRules.number,
      hs_from: originRules.hs_from,
      hs_to: originRules.hs_to,
      list_heading: originRules.list_heading,
      partial: originRules.partial,
      scope: originRules.scope,
      ...columnPair(originRules, 'scope_text'),
      ...columnPair(originRules, 'note'),
      criteria: originRules.criteria,
    })
    .from(originRules)
    .where(
      and(
        eq(originRules.version_id, versionId),
        lte(originRules.hs_from, hs6),
        gte(originRules.hs_to, hs6),
      ),
    )
    .orderBy(asc(originRules.number))
}

/** Writes rules of a version by one statement; a rule that is there stays as it is. */
export async function insertRules(
  db: Executor,
  versionId: number,
  rules: readonly OriginRule[],
): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into origin_rules (version_id, number, hs_from, hs_to, list_heading, partial, scope,
      scope_text_eng, scope_text_ara, note_eng, note_ara, criteria)
    select ${versionId}::int, r.* from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r
      (number int, hs_from text, hs_to text, list_heading text, partial boolean, scope text,
      scope_text_eng text, scope_text_ara text, note_eng text, note_ara text, criteria jsonb)
    on conflict do nothing
    returning number`)
  return rows.length
}
