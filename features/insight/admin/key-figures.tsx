'use client'

import { OpenLink } from '@/components/work-record/open-link'
import { useRights } from '@/lib/auth/use-rights'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Insight } from '../contract'
import { accessTo, enquiriesWith } from '../rules'
import styles from './key-figures.module.css'

/** The work that waits now; each number links to the list that it counts. */
export function KeyFigures({ numbers: { enquiries, approvals } }: { numbers: Insight }) {
  const t = useTranslations('admin.insight.figure')
  const locale = useInterfaceLocale()
  const mayOpen = useRights()
  const figures = [
    { name: 'open', count: enquiries.open, to: enquiriesWith({ open: '1' }) },
    { name: 'late', count: enquiries.late, to: enquiriesWith({ late: '1' }) },
    {
      name: 'unassigned',
      count: enquiries.unassigned,
      to: enquiriesWith({ open: '1', owner: 'none' }),
    },
    { name: 'forReview', count: enquiries.for_review, to: enquiriesWith({ for_review: '1' }) },
    {
      name: 'approvals',
      count: approvals.reduce((sum, { waiting }) => sum + waiting, 0),
      to: '/approvals',
    },
  ] as const
  return (
    <ul className={styles.figures}>
      {figures.map(({ name, count, to }) => (
        <li key={name}>
          <OpenLink to={to} isOpen={mayOpen(accessTo(to))} className={styles.figure}>
            <strong className={styles.count}>{formatNumber(count, locale)}</strong>{' '}
            <span className={styles.name}>{t(name)}</span>
          </OpenLink>
        </li>
      ))}
    </ul>
  )
}
