import { MotifHero } from '@/components/motif/motif-hero'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { ButtonLink } from '@/components/button/button-link'
import { useTranslations } from 'next-intl'
import { PageSearch } from './page-search'
import styles from './message-page.module.css'
import { TaskLinks, type TaskKey } from './task-links'

/** '404 Not Found' (spec part 1 section 8), with a search form and the four tasks. */
export function NotFoundPage({
  locale,
  addresses,
}: {
  locale: Locale
  addresses: Record<TaskKey, string>
}) {
  const t = useTranslations('errors')
  return (
    <>
      <div className={styles.head}>
        <div className={styles.motif}>
          <MotifHero seed="not-found" tone="paper" mirrored />
        </div>
        <div className={styles.message}>
          <p className={styles.code}>{t('notFound.code')}</p>
          <h1 className={styles.title}>{t('notFound.title')}</h1>
          <p className={styles.text}>{t('notFound.text')}</p>
          <PageSearch locale={locale} />
          <p>
            <ButtonLink href={localePath(locale, routes.home())} variant="quiet">
              {t('home')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <nav aria-labelledby="not-found-tasks" className={styles.tasks}>
        <h2 id="not-found-tasks" className={styles.tasksTitle}>
          {t('notFound.tasks')}
        </h2>
        <TaskLinks locale={locale} addresses={addresses} />
      </nav>
    </>
  )
}
