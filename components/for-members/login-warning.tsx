import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

export interface LoginWarningProps {
  locale: Locale
  /** The unprefixed address that the login returns to. */
  path: string
  texts: Record<'warning' | 'forMembers' | 'logIn', string>
}

/** Tells visitors that something is for members, with the way to the login. */
export function LoginWarning({ locale, path, texts }: LoginWarningProps) {
  const alerts = useTranslations('alerts')
  const login = routes.login(localePath(locale, path))
  return (
    <Alert
      tone="invite"
      word={texts.warning}
      title={alerts('login_to_see_data')}
      action={<ButtonLink href={localePath(locale, login)}>{texts.logIn}</ButtonLink>}
    >
      {texts.forMembers}
    </Alert>
  )
}
