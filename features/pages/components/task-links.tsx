import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import styles from './task-links.module.css'

/** The four main tasks of visitors, and the page id of each (spec/decisions.md section 2). */
export const tasks = [
  { key: 'startExporting', icon: 'compass', pageId: 120 },
  { key: 'findMarket', icon: 'chart', pageId: 130 },
  { key: 'findSupplier', icon: 'handshake', pageId: 160 },
  { key: 'reportBarrier', icon: 'flag', pageId: 800 },
] as const

export type TaskKey = (typeof tasks)[number]['key']

interface TaskLinksProps {
  locale: Locale
  /** The unprefixed address of each task's page in this language. */
  addresses: Record<TaskKey, string>
}

/** The four tasks as links, for error pages. */
export function TaskLinks({ locale, addresses }: TaskLinksProps) {
  const t = useTranslations('tasks')
  return (
    <ul className={styles.list}>
      {tasks.map(({ key, icon }) => (
        <li key={key}>
          <Link href={localePath(locale, addresses[key])} look="bare" className={styles.task}>
            <Icon name={icon} className={styles.icon} />
            <span className={styles.title}>{t(`${key}.title`)}</span>
            <span className={styles.text}>{t(`${key}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
