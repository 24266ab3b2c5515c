'use client'

import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { Review } from '../contract'
import styles from './review-facts.module.css'

/** Who answers for a record, when it is looked at again and when it was last. */
export function ReviewFacts({ of }: { of: Omit<Review, 'is_reviewed'> }) {
  const t = useTranslations('admin.upkeep.reviews')
  const locale = useInterfaceLocale()
  const { owner, review_on, reviewed_on } = of
  const isDue = review_on !== null && review_on <= today()
  const name = owner && isolated(owner.name, locale)
  return (
    <>
      <span>{name ? t(owner.has_left ? 'ownerLeft' : 'owner', { name }) : t('noOwner')}</span>
      <span className={isDue ? styles.due : undefined}>
        {review_on === null
          ? t('never')
          : t(isDue ? 'wasDue' : 'due', { date: formatDate(review_on, locale) })}
      </span>
      {reviewed_on && <span>{t('checked', { date: formatDate(reviewed_on, locale) })}</span>}
    </>
  )
}
