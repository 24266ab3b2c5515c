import type { Locale } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'
import { menuEntries } from '../queries'
import styles from './message-page.module.css'
import { taskAddresses } from './not-found-response'
import { TaskLinks } from './task-links'

/** The four tasks under their heading, for pages without a result. */
export async function TaskBlock({ locale }: { locale: Locale }) {
  const [entries, t] = await Promise.all([menuEntries(), getTranslations('errors')])
  return (
    <nav aria-labelledby="task-block">
      <h2 id="task-block" className={styles.tasksTitle}>
        {t('notFound.tasks')}
      </h2>
      <TaskLinks locale={locale} addresses={taskAddresses(entries, locale)} />
    </nav>
  )
}
