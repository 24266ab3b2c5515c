import type { Messages } from '@/lib/i18n/messages'
import type { OfferType } from '../../kinds/contract'

type Own = Messages['tradeFacts']

export type QualityTexts = Own['quality']

/** What is said of the quality of an offer, with the words for its type. */
export function qualityTexts(
  texts: Own['quality'],
  ofServices: Own['serviceQuality'],
  type: OfferType,
): QualityTexts {
  if (type === 'products') return texts
  return { ...texts, what: { ...texts.what, ...ofServices } }
}
