import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** Why a link leads to no request, and the ways on. */
export function GoneRequest({ locale }: { locale: Locale }) {
  const t = useTranslations('ownRequest')
  return (
    <InvalidLink
      locale={locale}
      texts={{ word: t('noteWord'), title: t('gone.title'), text: t('gone.text') }}
      way={{ path: routes.newBuyingRequest(), text: t('gone.post') }}
      other={{ path: routes.buyingRequests(), text: t('gone.board') }}
    />
  )
}
