import { ButtonLink } from '@/components/button/button-link'
import { MotifHero } from '@/components/motif/motif-hero'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from './message-page.module.css'
import { TaskLinks, type TaskKey } from './task-links'

/** The page of a menu entry that is not built yet (spec part 1 section 2.1). */
export function UnderConstructionPage({
  locale,
  title,
  addresses,
}: {
  locale: Locale
  /** The name of the future page, where it is known. */
  title?: string
  addresses: Record<TaskKey, string>
}) {
  const t = useTranslations('errors')
  return (
    <>
      <div className={styles.head}>
        <div className={styles.motif}>
          <MotifHero seed="under-construction" tone="paper" mirrored />
        </div>
        <div className={styles.message}>
          {title && <p className={styles.code}>{title}</p>}
          <h1 className={styles.title}>{t('underConstruction.title')}</h1>
          <p className={styles.text}>{t('underConstruction.text')}</p>
          <p>
            <ButtonLink href={localePath(locale, routes.home())}>{t('home')}</ButtonLink>
          </p>
        </div>
      </div>
      <nav aria-labelledby="construction-tasks" className={styles.tasks}>
        <h2 id="construction-tasks" className={styles.tasksTitle}>
          {t('notFound.tasks')}
        </h2>
        <TaskLinks locale={locale} addresses={addresses} />
      </nav>
    </>
  )
}
