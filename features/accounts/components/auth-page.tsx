import { MotifHero } from '@/components/motif/motif-hero'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import styles from './auth-page.module.css'
import { AuthTitle } from './auth-title'

interface AuthPageProps {
  locale: Locale
  /** Without one, the content begins with `AuthTitle`: it changes while the page is open. */
  title?: string
  lead?: string
  children: ReactNode
}

/** An account page: the form on the start side, the motif on the other. */
export function AuthPage({ locale, title, lead, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="auth-title">
        {title !== undefined && <AuthTitle title={title} lead={lead} />}
        {children}
      </section>
      <div className={styles.motif} data-ground="petrol">
        <MotifHero seed="account" tone="petrol" mirrored={locale === 'ar'} />
      </div>
    </div>
  )
}
