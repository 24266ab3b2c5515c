import 'server-only'
import { homeCountry } from '@/lib/country/home'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { agreements, countryAgreementParts, countryAgreements } from '@/lib/db/schema/agreements'
import { countries } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import {
  accessAgreements,
  additionalDuties,
  marketAccess,
  marketDocuments,
  originProofs,
} from '@/lib/db/schema/market-access'
import { marketDatasets, marketPublished, tradeSummaries } from '@/lib/db/schema/market-data'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'

/** All markets: all countries but the home country. */
export async function selectMarkets(db: Executor) {
  return db
    .select({
      id: countries.id,
      iso2: sql<string>`${countries.code_2}`,
      ...columnPair(countries, 'name'),
      ...columnPair(countries, 'region', 'bare'),
    })
    .from(countries)
    .where(and(isNotNull(countries.code_2), ne(countries.code_2, homeCountry.code)))
    .orderBy(asc(countries.code_2))
}

/** The published datasets, the newest first. */
export async function selectDatasets(db: Executor) {
  return db
    .select({ ...getTableColumns(marketDatasets), version_id: marketPublished.version_id })
    .from(marketDatasets)
    .innerJoin(marketPublished, eq(marketPublished.dataset_id, marketDatasets.id))
    .orderBy(desc(marketDatasets.checked_at), desc(marketDatasets.id))
}

export type DatasetRow = Awaited<ReturnType<typeof selectDatasets>>[number]

/** The page of a country in the directory of agreements, where it names the agreement. */
const agreementPage = sql<number | null>`(
  select ${countryAgreements.id} from ${countryAgreements}
  join ${countries} on ${countries.id} = ${countryAgreements.country_id}
  where ${countryAgreements.visible} = 1 and ${countries.code_2} = ${marketAccess.country_code}
    and exists (
      select from ${countryAgreementParts}
      join ${agreements} on ${agreements.id} = ${countryAgreementParts.agreement_id}
      where ${countryAgreementParts.country_agreement_id} = ${countryAgreements.id}
        and ${agreements.id} = ${accessAgreements.agreement_id}))`

/** What agreements give markets, each with its agreement, in the order of their use. */
export async function selectAccess(db: Executor) {
  return db
    .select({
      access: getTableColumns(marketAccess),
      agreement: getTableColumns(accessAgreements),
      page: agreementPage.as('agreement_page'),
    })
    .from(marketAccess)
    .innerJoin(accessAgreements, eq(accessAgreements.key, marketAccess.agreement_key))
    .orderBy(asc(marketAccess.country_code), asc(marketAccess.rank), asc(marketAccess.id))
}

export type AccessRow = Awaited<ReturnType<typeof selectAccess>>[number]

export async function findAgreement(db: Executor, key: string) {
  const [found] = await db.select().from(accessAgreements).where(eq(accessAgreements.key, key))
  return found
}

export type AgreementRow = typeof accessAgreements.$inferSelect

export async function selectPapers(db: Executor) {
  return db.select().from(marketDocuments).orderBy(asc(marketDocuments.id))
}

export type PaperRow = typeof marketDocuments.$inferSelect

/** Additional duties, the newest first. */
export async function selectAdditionalDuties(db: Executor) {
  return db
    .select()
    .from(additionalDuties)
    .orderBy(sql`${additionalDuties.starts} desc nulls last`, asc(additionalDuties.id))
}

export type AdditionalDutyRow = typeof additionalDuties.$inferSelect

/** Proofs of origin of all agreements. */
export async function selectProofs(db: Executor) {
  return db.select().from(originProofs).orderBy(asc(originProofs.id))
}

export type ProofRow = typeof originProofs.$inferSelect

/** What the published summaries say of markets. */
export async function selectSummaries(db: Executor) {
  return db
    .select({
      dataset: getTableColumns(marketDatasets),
      code: tradeSummaries.country_code,
      data: tradeSummaries.data,
    })
    .from(marketDatasets)
    .innerJoin(marketPublished, eq(marketPublished.dataset_id, marketDatasets.id))
    .innerJoin(tradeSummaries, eq(tradeSummaries.version_id, marketPublished.version_id))
    .where(eq(marketDatasets.kind, 'summary'))
}

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

/** Subheadings with all levels above them. */
export async function selectProducts(db: Executor, codes: readonly string[]) {
  if (codes.length === 0) return []
  return db
    .select({
      subheading: { code: hsSubheadings.code, ...columnPair(hsSubheadings, 'name') },
      heading: { code: hsHeadings.code, ...columnPair(hsHeadings, 'name') },
      chapter: { code: hsChapters.code, ...columnPair(hsChapters, 'name') },
      section: { code: hsSections.code, ...columnPair(hsSections, 'name') },
    })
    .from(hsSubheadings)
    .innerJoin(hsHeadings, eq(hsHeadings.code, hsSubheadings.heading))
    .innerJoin(hsChapters, eq(hsChapters.code, hsHeadings.chapter))
    .innerJoin(hsSections, eq(hsSections.code, hsChapters.section))
    .where(inArray(hsSubheadings.code, [...codes]))
    .orderBy(asc(hsSubheadings.code))
}

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/** Names of countries by their codes, the home country included. */
export async function selectNames(db: Executor, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, object>()
  const rows = await db
    .select({ code: countries.code_2, ...columnPair(countries, 'name') })
    .from(countries)
    .where(inArray(countries.code_2, [...codes]))
  return new Map<string, object>(rows.flatMap((row) => (row.code ? [[row.code, row]] : [])))
}
