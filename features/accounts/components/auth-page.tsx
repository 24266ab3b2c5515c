import { MotifHero } from '@/components/motif/motif-hero'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import styles from './auth-page.module.css'

interface AuthPageProps {
  locale: Locale
  title: string
  lead?: string
  children: ReactNode
}

/** An account page: the form on the start side, the motif on the other. */
export function AuthPage({ locale, title, lead, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="auth-title">
        <h1 id="auth-title" className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      <div className={styles.motif} data-ground="petrol">
        <MotifHero seed="account" tone="petrol" mirrored={locale === 'ar'} />
      </div>
    </div>
  )
}
