import 'server-only'
import type { z } from 'zod'
import { assessment, originAnswers } from '../../assessment/contract'
import { originCheckByToken, type OriginCheck, type OriginCheckRow } from '../contract'
import type { findCheck } from './repository'

type CheckFound = NonNullable<Awaited<ReturnType<typeof findCheck>>>

/** What a check keeps besides answers and result, so that it stays as it was. */
export const snapshot = originCheckByToken.response.omit({
  ...{ token: true, created_at: true, answers: true, result: true },
})

export type Snapshot = z.infer<typeof snapshot>

export function toCheck({ token, created_at, ...row }: CheckFound): OriginCheck {
  return {
    ...{ token, created_at },
    ...snapshot.parse(row.snapshot),
    answers: originAnswers.parse(row.answers),
    result: assessment.parse(row.result),
  }
}

export function toRow(found: CheckFound): OriginCheckRow {
  const { token, created_at, market, product, agreement, result } = toCheck(found)
  return { token, created_at, market, product, agreement, outcome: result.outcome }
}
