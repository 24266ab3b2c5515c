import { buttonClass } from '@/components/button/button'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import styles from './back-office-not-found.module.css'

/** The 404 page of the back office, also for visitors who are not staff. */
export async function BackOfficeNotFound({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'admin.notFound' })
  return (
    <main className={styles.page}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <a href={localePath(locale, routes.home())} className={buttonClass('primary')}>
        {t('back')}
      </a>
    </main>
  )
}
