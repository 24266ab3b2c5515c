import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

interface InvalidLinkProps {
  locale: Locale
  texts: Record<'note' | 'invalid' | 'invalidText', string>
}

/** A mail link that the portal does not know, with the way to the register. */
export function InvalidLink({ locale, texts }: InvalidLinkProps) {
  const t = useTranslations('barriers')
  return (
    <Alert
      tone="warning"
      word={texts.note}
      title={texts.invalid}
      action={
        <ButtonLink href={localePath(locale, routes.barriers())} variant="secondary">
          {t('title')}
        </ButtonLink>
      }
    >
      {texts.invalidText}
    </Alert>
  )
}
