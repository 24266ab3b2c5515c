import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** Why a link leads to no request, and the way to another supplier. */
export function GoneRequest({ locale }: { locale: Locale }) {
  const t = useTranslations('quotations.link')
  return (
    <>
      <Alert tone="info" word={t('word')}>
        {t('gone.text')}
      </Alert>
      <p>
        <ButtonLink href={localePath(locale, routes.localBuyers('products'))}>
          {t('gone.action')}
        </ButtonLink>
      </p>
    </>
  )
}
