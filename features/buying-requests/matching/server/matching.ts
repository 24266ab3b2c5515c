import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import type { RankedCompany } from '../contract'
import { orderedReasons, tokensQuery } from '../rules'
import {
  lockStale,
  selectCompanyNames,
  selectMatches,
  selectRanked,
  writeMatches,
  type RankedRow,
} from './matching.sql'

interface WantedTexts {
  lot?: number | undefined
  hs_code: string | null
  industry_id: number | null
  market_id: number | null
  /** The names of what is wanted, in any language. */
  texts: readonly string[]
}

/** The companies that fit what is wanted, the best first, each with its reasons. */
export async function rankCompanies(db: Executor, wanted: WantedTexts): Promise<RankedCompany[]> {
  return named(db, await rank(db, wanted))
}

/** What companies are compared with for a request. */
export const wantedBy = (request: { hs_code: string; market_id: number }): WantedTexts => ({
  hs_code: request.hs_code,
  industry_id: null,
  market_id: request.market_id,
  texts: Object.values(textsOf(request, 'product')),
})

/** Matches a request and keeps the companies with their reasons; returns how many are new. */
export async function matchRequest(db: Executor, id: number, wanted: WantedTexts) {
  return writeMatches(db, id, await rank(db, { ...wanted, lot: id }))
}

/**
 * Matches the next open request that was matched before an approved company or product changed.
 * Returns it with the number of new companies; undefined when there is none.
 */
export async function matchNext(tx: Executor, day: string) {
  const found = await lockStale(tx, day)
  return found && { id: found.id, added: await matchRequest(tx, found.id, wantedBy(found)) }
}

/** The companies that a request was matched with, the best first. */
export async function matchesOf(db: Executor, id: number): Promise<RankedCompany[]> {
  return named(db, await selectMatches(db, id))
}

async function rank(db: Executor, { texts, ...wanted }: WantedTexts) {
  return selectRanked(db, { ...wanted, tokens: tokensQuery(...texts) })
}

async function named(db: Executor, rows: readonly RankedRow[]): Promise<RankedCompany[]> {
  const ids = rows.map(({ company_id }) => company_id)
  const names = new Map((await selectCompanyNames(db, ids)).map((one) => [one.id, one]))
  return rows.flatMap(({ company_id, score, reasons }) => {
    const found = names.get(company_id)
    return found ? [{ ...found, score, reasons: orderedReasons(reasons) }] : []
  })
}
