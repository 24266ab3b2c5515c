import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Offer } from '../contract'
import type { OfferType } from '../../kinds/contract'
import { sectorOfferPage } from '../queries'
import type { SectorOfferState } from '../search-params'
import { LazySectorOffersView } from './lazy-sector-offers-view'

interface SectorOffersProps {
  locale: Locale
  type: OfferType
  sector: number
  sub: number
  state: SectorOfferState
}

/** The products or services of a sub-sector, in the page of the address. */
export async function SectorOffers(props: SectorOffersProps) {
  const loaded = await sectorOfferPage(props.type, props.sub, props.state)
  const first = inOneLanguage(loaded, props.locale)
  await sendNotFoundPastEnd(props.state.page, first.data)
  return <SectorOffersIsland {...props} first={first} />
}

function SectorOffersIsland({
  locale,
  type,
  sector,
  sub,
  state,
  first,
}: SectorOffersProps & { first: Page<Offer> }) {
  const t = useTranslations('offers')
  const common = useListTexts()
  return (
    <LazySectorOffersView
      locale={locale}
      path={localePath(locale, routes.localBuyers(type, sector, sub))}
      type={type}
      sub={sub}
      state={state}
      first={first}
      hsCode={t('hsCode')}
      nameNote={useTranslations()('oneScript')}
      fields={[]}
      texts={{
        ...common,
        records: {
          title: t(`type.${type}`),
          count: countForms((count) => t('count', { count }), locale),
        },
      }}
    />
  )
}
