import { valueBands } from '@/lib/db/codes/outcomes'
import { latinDigits } from '@/lib/i18n/fold'
import type { JoinFigures } from './contract'

/** The form of a company that a barrier affects too, as it is filled in. */
export interface JoinValues {
  loss_band: string
  consignments: string
  details: string
  may_share: boolean
}

/** The form as it was last sent, or empty. */
export const joinValues = (sent: JoinFigures | null): JoinValues => ({
  loss_band: sent?.loss_band ?? '',
  consignments: sent?.consignments?.toString() ?? '',
  details: sent?.details ?? '',
  may_share: sent?.may_share ?? false,
})

/** What a form sends; null where the consignments are no number. */
export function figuresOf({ loss_band, consignments, ...rest }: JoinValues): JoinFigures | null {
  const count = latinDigits(consignments).trim()
  if (!/^\d{0,5}$/.test(count)) return null
  return {
    ...rest,
    loss_band: valueBands.find((band) => band === loss_band) ?? null,
    consignments: count === '' ? null : Number(count),
  }
}
