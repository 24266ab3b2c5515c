'use client'

import type { Review } from '@/features/approvals/contract'
import { countries } from '@/features/reference-lists/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { productDetails, serviceDetails } from '../../contract'
import { OfferStory } from '../../directory/components/offer-story'
import { sectorNames } from '../../directory/queries'
import { TradeFactList } from '../../trade-facts/components/trade-facts'
import { useTradeTexts } from '../../trade-facts/components/trade-texts'
import { noTradeFacts } from '../../trade-facts/contract'

/** The page of a product or service as the public would see the version that waits. */
export function OfferPagePreview({ review }: { review: Review }) {
  const locale = useInterfaceLocale()
  const all = useTranslations()
  const trade = useTradeTexts(locale)
  const names = useQuery({ queryKey: ['offer-sectors'], queryFn: sectorNames }).data
  const places = useQuery(endpointQuery(countries)).data ?? []
  const type = review.kind === 'product' ? 'products' : 'services'
  const details = type === 'products' ? productDetails : serviceDetails
  const saved = details.safeParse(review.owner)
  if (!saved.success) return null
  const offer = { hs_code: null, gs1_code: null, ...noTradeFacts, ...saved.data }
  const titles = offer.certificates.map((title) => ({ title, valid_from: null, valid_until: null }))
  return (
    <OfferStory
      locale={locale}
      offer={offer}
      sector={names?.[type].find(({ iid }) => iid === offer.industry)}
      sub={names?.subs.find(({ id }) => id === offer.sub_ind)}
      labels={all.raw('offers')}
      facts={
        <TradeFactList
          locale={locale}
          type={type}
          facts={{ ...offer, public_certificates: titles }}
          markets={places
            .filter(({ id }) => offer.markets.includes(id))
            .map((one) => inLocale(one, 'name', locale))}
          texts={trade}
          level={3}
        />
      }
      compact
    />
  )
}
