import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { unionNames, type Confidence } from '@/lib/db/codes/markets'
import { overdue } from '../facts/rules'
import type {
  AdditionalDuty,
  AgreementRef,
  FactMark,
  HsNode,
  Market,
  MarketNotice,
  Paper,
  Product,
} from '../contract'
import { europeanUnion, isConfirmed, plainDecimal, productSlug } from '../rules'
import type {
  AccessRow,
  AdditionalDutyRow,
  AgreementRow,
  PaperRow,
  ProductRow,
} from './market-access.sql'

/** What every row of a fact has (lib/db/schema/market-access.ts, `factColumns`). */
interface Fact {
  confidence: Confidence
  source: string
  checked_at: string
  review_months: number
}

/** The mark of a fact; of a dataset, also with its licence and its years. */
export function markOf(
  fact: Fact & { licence?: string; period?: string },
  today: string,
): FactMark {
  return {
    confidence: fact.confidence,
    source: fact.source,
    licence: fact.licence ?? '',
    period: fact.period ?? '',
    checked_at: fact.checked_at,
    overdue: overdue(fact.checked_at, fact.review_months, today),
  }
}

const unionTexts = {
  name: unionNames,
  region: { en: 'Europe', ar: 'أوروبا' },
}

/** What is known of all markets: who is in the European Union, whose tariffs are on file, and notices. */
export interface MarketGroups {
  members: ReadonlySet<string>
  tariffs: ReadonlySet<string>
  notices: ReadonlyMap<string, readonly MarketNotice[]>
}

/** The notices of markets that hold on a day: those of the duties that apply on it. */
export function noticesOn(
  rows: readonly AdditionalDutyRow[],
  today: string,
): MarketGroups['notices'] {
  const holding = rows.filter(
    (row) =>
      Object.values(textsOf(row, 'notice')).some((text) => text !== '') &&
      (row.starts === null || row.starts <= today) &&
      (row.ends === null || row.ends >= today),
  )
  const byMarket = Map.groupBy(holding, ({ country_code }) => country_code)
  return new Map([...byMarket].map(([code, found]) => [code, found.map(noticeOf)]))
}

function noticeOf(row: AdditionalDutyRow): MarketNotice {
  const { source, source_url, checked_at, starts, ends, confidence } = row
  return {
    ...bilingualPair('text', textsOf(row, 'notice')),
    source,
    source_url,
    checked_at,
    starts,
    ends,
    confirmed: isConfirmed(confidence),
  }
}

/** A market from the names of its country. */
export function marketOf(
  named: { iso2: string },
  { members, tariffs, notices }: MarketGroups,
): Market {
  const eu_member = members.has(named.iso2)
  const tariff = eu_member && !tariffs.has(named.iso2) ? europeanUnion : named.iso2
  return {
    iso2: named.iso2,
    ...bilingualPair('name', textsOf(named, 'name')),
    ...bilingualPair('region', textsOf(named, 'region')),
    tariff_market: tariffs.has(tariff) ? tariff : null,
    eu_member,
    notices: [...(notices.get(named.iso2) ?? [])],
  }
}

/** The common tariff of the European Union as a market. */
export function unionMarket({ tariffs, notices }: MarketGroups): Market {
  return {
    iso2: europeanUnion,
    ...bilingualPair('name', unionTexts.name),
    ...bilingualPair('region', unionTexts.region),
    tariff_market: tariffs.has(europeanUnion) ? europeanUnion : null,
    eu_member: false,
    notices: [...(notices.get(europeanUnion) ?? [])],
  }
}

const nodeOf = (row: { code: string }): HsNode => ({
  code: row.code,
  ...bilingualPair('name', textsOf(row, 'name')),
})

/** A subheading with the levels above it. */
export function productOf({ subheading, heading, chapter, section }: ProductRow): Product {
  return {
    ...nodeOf(subheading),
    heading: nodeOf(heading),
    chapter: nodeOf(chapter),
    section: nodeOf(section),
    slug: productSlug(subheading.code, subheading),
  }
}

/**
 * Since when an agreement is complete; not for a market that joined later, or whose note says how it
 * applies it.
 */
function fullyFreeSince(
  { fully_free_since: day }: AgreementRow,
  market?: Pick<AccessRow, 'access'>,
): string | null {
  if (day === null || !market) return day
  const { since } = market.access
  const hasNote = Object.values(textsOf(market.access, 'note')).some((text) => text !== '')
  return since === null || since >= day || hasNote ? null : day
}

/** An agreement, for one market where its row is given. */
export function agreementRefOf(
  agreement: AgreementRow,
  market?: Pick<AccessRow, 'access' | 'page'>,
): AgreementRef {
  const hasDay = !market || market.access.since !== null
  return {
    key: agreement.key,
    ...bilingualPair('name', textsOf(agreement, 'name')),
    state: market?.access.state ?? agreement.state,
    since: market ? market.access.since : agreement.in_force,
    fully_free_since: fullyFreeSince(agreement, market),
    terminated: agreement.terminated,
    ...bilingualPair('date_note', hasDay ? textsOf(agreement, 'date_note') : { en: '', ar: '' }),
    country_agreement_id: market?.page ?? null,
  }
}

/** Whether an agreement gives a market nothing any more, or nothing yet. */
export const isOver = ({ access, agreement }: AccessRow) =>
  [access.state, agreement.state].some(
    (state) => state === 'terminated' || state === 'not_in_force',
  )

/** Whether a source is named for a fact that is shown without a remark. */
const isConfirmedBySource = ({ confidence, source }: Fact) =>
  isConfirmed(confidence) && source !== ''

export function paperOf(row: PaperRow, today: string): Paper {
  return {
    ...markOf(row, today),
    id: row.id,
    code: row.code,
    ...bilingualPair('name', textsOf(row, 'name')),
    stage: row.stage,
    need: row.need === 'always' && !isConfirmedBySource(row) ? 'usual' : row.need,
    ...bilingualPair('issuer', textsOf(row, 'issuer')),
    institution_id: row.institution_id,
    ...bilingualPair('occasion', textsOf(row, 'occasion')),
    agreements: [],
  }
}

/** Additional duties, with a mark at the last one whose percentage and first day are known. */
export function additionalOf(rows: readonly AdditionalDutyRow[], today: string): AdditionalDuty[] {
  const [last] = rows
    .filter(({ percent, starts }) => percent !== null && starts !== null)
    .toSorted((one, other) => ((one.starts ?? '') < (other.starts ?? '') ? 1 : -1))
  return rows.map((row) => ({
    ...markOf(row, today),
    heading: row.heading,
    ...bilingualPair('name', textsOf(row, 'name')),
    percent: row.percent === null ? null : plainDecimal(row.percent),
    starts: row.starts,
    ends: row.ends,
    ...bilingualPair('end_note', textsOf(row, 'end_note')),
    last: row === last,
  }))
}
