import type { Locale } from '@/lib/i18n/locale'
import { FollowStrip } from './follow-strip'

interface PairFollowProps {
  locale: Locale
  /** A product in a market, each with its name. */
  pair: { market: { iso2: string }; product: { code: string } }
}

/** Follows a market or a product on the page of both. */
export function PairFollow({ locale, pair: { market, product } }: PairFollowProps) {
  return (
    <FollowStrip
      locale={locale}
      topics={[
        ['market', market.iso2, market],
        ['hs', product.code, product],
      ]}
    />
  )
}
