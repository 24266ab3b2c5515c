import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** Why a link leads to no request, and the ways on. */
export function GoneRequest({ locale }: { locale: Locale }) {
  const t = useTranslations('ownRequest')
  return (
    <>
      <Alert tone="info" word={t('noteWord')}>
        {t('gone.text')}
      </Alert>
      <p>
        <ButtonLink href={localePath(locale, routes.newBuyingRequest())}>
          {t('gone.post')}
        </ButtonLink>
      </p>
      <p>
        <Link href={localePath(locale, routes.buyingRequests())}>{t('gone.board')}</Link>
      </p>
    </>
  )
}
