import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { formatLocale, type Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { ComparedMarket, MarketComparison } from '../contract'
import { isConfirmed } from '../../rules'
import { dutyForOwnGoods, hasAgreement, valuesOf, type Values } from '../rules'
import type { useRateLines } from './rate-lines'

/** A market of the comparison in one language; null is missing. */
export interface ComparedRow {
  code: string
  name: string
  /** Its part of the world, by which it is found too. */
  region: string
  href: string
  duty: string | null
  /** The highest percentage without an agreement, for the order. */
  general: string | null
  preference: string | null
  /** Whether the preference is marked as not yet confirmed. */
  isUnsure: boolean
  agreement: { key: string; text: string; lang: Locale } | null
  documents: number | null
  values: Values
  /** Whether the duty that is scored rests on a fact that nobody has confirmed. */
  isScoredUnsure: boolean
  /** Whether its duties may be in a file, and whether its agreement may. */
  isOpen: boolean
  isConfirmed: boolean
  /** Where the duties are from; only of those that may be in a file. */
  sources: Record<'duty' | 'preference', FigureSource> | null
  /** What applies in the market and is not in its duties, each with its source and the day of its check. */
  notices: readonly string[]
}

type FigureSource = NonNullable<ComparedMarket['duty_source']>

/** The markets of a comparison in the order of their names. */
export function comparedRows(
  { product, markets }: MarketComparison,
  locale: Locale,
  lines: ReturnType<typeof useRateLines>,
): ComparedRow[] {
  const rows = markets.map((compared) => {
    const { market } = compared
    const preference = lines.preference(compared)
    const agreement = {
      key: compared.agreement_key ?? '',
      ...localized(compared, 'agreement', locale),
    }
    const { value, isSure: isScoredSure } = dutyForOwnGoods(compared)
    return {
      code: market.iso2,
      name: localized(market, 'name', locale).text,
      region: localized(market, 'region', locale).text,
      href: localePath(locale, routes.marketProduct(market.iso2, product.slug[locale])),
      duty: lines.general(compared),
      general: compared.mfn_max,
      preference: preference?.text ?? null,
      isUnsure: preference?.isUnsure ?? false,
      agreement: hasAgreement(compared) && agreement.text !== '' ? agreement : null,
      documents: compared.documents === 0 ? null : compared.documents,
      values: valuesOf(compared),
      isScoredUnsure: value !== null && !isScoredSure,
      isOpen: compared.open ?? false,
      isConfirmed: isConfirmed(compared.confidence),
      sources: sourcesOf(compared),
      notices: market.notices.map((notice) =>
        [inLocale(notice, 'text', locale), notice.source, notice.source_url, notice.checked_at]
          .filter((text) => text !== '')
          .join('; '),
      ),
    }
  })
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, formatLocale[locale]))
}

/** Whether a row has a duty of an agreement that somebody confirmed. */
export const isSure = ({ agreement, isUnsure, values }: ComparedRow) =>
  agreement !== null && !isUnsure && values.duty !== null

/** Whether most duties of agreements are unconfirmed, so that it is said once and not in each row. */
export function areMostlyUnsure(rows: readonly ComparedRow[]): boolean {
  return rows.filter(({ isUnsure }) => isUnsure).length > rows.filter(isSure).length
}

function sourcesOf(compared: ComparedMarket): ComparedRow['sources'] {
  const { open, duty_source: duty, preference_source: given } = compared
  if (!open || !duty) return null
  return { duty, preference: hasAgreement(compared) ? (given ?? duty) : duty }
}
