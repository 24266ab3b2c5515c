import { supportEmail, type Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { MarketTab } from '@/lib/routing/tabs'
import { DataCentre } from '../data-centre/components/data-centre'
import { InteractiveData } from './interactive-data'

interface MarketDataProps {
  locale: Locale
  /** The unprefixed address of market information. */
  path: string
  tab: MarketTab
  /** The contact for studies and for premium access. */
  site: Site
}

/** The tabs of market information that hold data: the data centre and interactive data. */
export function MarketData({ locale, path, tab, site }: MarketDataProps) {
  const place = { locale, path: `${path}?tab=${tab}` }
  if (tab === 4) return <DataCentre {...place} />
  if (tab !== 5) return null
  const of = (field: 'contact_phone' | 'contact_email') => inLocale(site, field, locale)
  return (
    <InteractiveData
      {...place}
      agency={{ phone: of('contact_phone'), email: of('contact_email') }}
      supportEmail={supportEmail(site, locale)}
    />
  )
}
