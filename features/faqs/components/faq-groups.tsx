import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { formatNumber } from '@/lib/i18n/format'
import { useTranslations } from 'next-intl'
import styles from './faq-groups.module.css'

/** A link to a group of questions. */
export interface FaqGroupLink {
  href: string
  title: string
  /** The number of the group, where it has one. */
  number?: number
}

interface FaqGroupsProps {
  locale: Locale
  groups: readonly FaqGroupLink[]
  /** The address of the current group. */
  current: string
}

/** Links to the groups of questions of one audience; they work without script. */
export function FaqGroups({ locale, groups, current }: FaqGroupsProps) {
  const t = useTranslations('faq')
  return (
    <nav aria-label={t('groups')}>
      <ul className={styles.list}>
        {groups.map(({ href, title, number }) => (
          <li key={href}>
            <Link
              href={href}
              look="bare"
              className={styles.group}
              aria-current={href === current ? 'page' : undefined}
            >
              {number !== undefined && (
                <span className={styles.number}>{formatNumber(number, locale)}</span>
              )}
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
