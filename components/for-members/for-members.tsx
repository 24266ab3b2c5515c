import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import styles from './for-members.module.css'

interface LoginWarningProps {
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
      tone="warning"
      word={texts.warning}
      title={alerts('login_to_see_data')}
      action={<ButtonLink href={localePath(locale, login)}>{texts.logIn}</ButtonLink>}
    >
      {texts.forMembers}
    </Alert>
  )
}

/**
 * What members see, and the warning for visitors. Both are in the cached page; which one shows is
 * decided before the first paint by `data-signed-in` on the document.
 */
export function ForMembers({
  title,
  children,
  ...warning
}: LoginWarningProps & { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <section className={styles.visitor} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <LoginWarning {...warning} />
      </section>
      <div className={styles.member}>{children}</div>
    </>
  )
}
