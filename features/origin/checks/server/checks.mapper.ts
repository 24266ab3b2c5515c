import 'server-only'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { z } from 'zod'
import { assessment, originAnswers } from '../../assessment/contract'
import type { AgreementRow, ListRow } from '../../server/origin.sql'
import {
  originCheck,
  type AgreementChoice,
  type OriginCheck,
  type OriginCheckRow,
  type OutdatedCheck,
} from '../contract'
import type { findCheck, findProduct } from './checks.sql'

type CheckFound = NonNullable<Awaited<ReturnType<typeof findCheck>>>

type Partner = AgreementChoice['partners'][number]

/** The mark of a rule as a check keeps it: whether it is overdue follows from the day of reading. */
const keptMark = originCheck.shape.mark.omit({ overdue: true }).extend({ review_day: z.iso.date() })

/** What a check keeps besides answers and result, so that it stays as it was. */
const keptSnapshot = originCheck
  .omit({ outdated: true, token: true, created_at: true })
  .omit({ answers: true, result: true, partners: true })
  .extend({ mark: keptMark })

export type Snapshot = z.infer<typeof keptSnapshot>

const keptCheck = z.object({ snapshot: keptSnapshot, answers: originAnswers, result: assessment })

type KeptCheck = z.infer<typeof keptCheck>

/** What was kept of a check; null where it was made with an older version and no longer reads. */
export function keptOf(found: CheckFound): KeptCheck | null {
  return keptCheck.safeParse(found).data ?? null
}

/** A check as it was, with the names of its partners and the state of its source today. */
export function toCheck(
  { token, created_at }: CheckFound,
  { snapshot: { mark, ...facts }, answers, result }: KeptCheck,
  partners: Partner[],
  today: string,
): OriginCheck {
  return {
    outdated: false,
    token,
    created_at,
    ...facts,
    mark: shownMark(mark, today),
    answers,
    result,
    partners,
  }
}

/** A check that no longer reads, by the names that its market and product have today. */
export function toOutdated(
  { token, created_at, market, hs6 }: CheckFound,
  country: Partner | undefined,
  product: Awaited<ReturnType<typeof findProduct>>,
): OutdatedCheck {
  return {
    outdated: true,
    token,
    created_at,
    market: country ? toMarket(country) : { iso2: market, ...bothLanguages('name', market) },
    product: product ?? { code: hs6, ...bothLanguages('name', '') },
  }
}

export function toRow({ token, created_at }: CheckFound, kept: KeptCheck): OriginCheckRow {
  const { market, product, agreement } = kept.snapshot
  const { outcome } = kept.result
  return { outdated: false, token, created_at, market, product, agreement, outcome }
}

export function toMarket({ code, ...name }: Partner): OriginCheck['market'] {
  return { iso2: code, ...name }
}

export function toAgreement(agreement: AgreementRow) {
  return { key: agreement.key, ...renamePair(agreement, 'name', 'name') }
}

export function toMark(
  mark: Omit<ListRow, 'key' | 'version_id' | 'agreement_key'>,
): Snapshot['mark'] {
  const { confidence, source, licence, attribution, period, checked_at, review_day } = mark
  return { confidence, source, licence, attribution, period, checked_at, review_day }
}

/** The mark of a rule as it is on a day. */
export function shownMark({ review_day, ...mark }: Snapshot['mark'], today: string) {
  return { ...mark, overdue: review_day < today }
}
