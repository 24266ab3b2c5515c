import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** Why a link leads to no request, and the way to another supplier. */
export function GoneRequest({ locale }: { locale: Locale }) {
  const t = useTranslations('quotations.link')
  return (
    <InvalidLink
      locale={locale}
      texts={{ word: t('word'), title: t('gone.title'), text: t('gone.text') }}
      way={{ path: routes.localBuyers('products'), text: t('gone.action') }}
    />
  )
}
