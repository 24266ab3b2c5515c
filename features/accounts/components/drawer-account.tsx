import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { LazyDrawerAccountList } from './lazy-drawer-account-list'

interface DrawerAccountProps {
  locale: Locale
  /** The title of the export plan; without it the portal has none. */
  plan?: string
}

/** The account in the side drawer, with the titles of the member's pages. */
export function DrawerAccount({ locale, plan }: DrawerAccountProps) {
  const t = useTranslations()
  return (
    <LazyDrawerAccountList
      locale={locale}
      texts={{
        ...t.raw('layout.account'),
        plan,
        enquiries: t('myEnquiries.title'),
        products: t('myOffers.title.products'),
        services: t('myOffers.title.services'),
        security: t('security.title'),
      }}
    />
  )
}
