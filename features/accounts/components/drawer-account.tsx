import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { LazyDrawerAccountList } from './lazy-drawer-account-list'

/** The account in the side drawer, with the titles of the member's pages. */
export function DrawerAccount({ locale }: { locale: Locale }) {
  const t = useTranslations()
  return (
    <LazyDrawerAccountList
      locale={locale}
      texts={{
        ...t.raw('layout.account'),
        enquiries: t('myEnquiries.title'),
        products: t('myOffers.title.products'),
        services: t('myOffers.title.services'),
        security: t('security.title'),
      }}
    />
  )
}
