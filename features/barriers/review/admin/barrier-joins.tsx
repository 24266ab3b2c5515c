'use client'

import { Stack } from '@/components/layout/stack'
import { RecordPart } from '@/components/work-record/record-part'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { BarrierReview } from '../contract'
import styles from './barrier-form.module.css'

/** The companies that a barrier affects too, with their figures. */
export function BarrierJoins({ barrier }: { barrier: BarrierReview }) {
  const t = useTranslations('barrierReview.joined')
  const outcome = useTranslations('outcomeReports')
  const locale = useInterfaceLocale()
  return (
    <RecordPart title={t('title')}>
      <p>{barrier.joins.length === 0 ? t('none') : t('lead')}</p>
      <Stack as="ul" gap={2}>
        {barrier.joins.map((join) => (
          <li key={join.user_id}>
            <strong>
              <Bilingual of={join} field="company" locale={locale} />
            </strong>{' '}
            <bdi>{join.person}</bdi> · {formatDate(join.joined_at, locale)}
            <br />
            {[
              join.loss_band && outcome(`band.${join.loss_band}`),
              join.consignments !== null && t('consignments', { count: join.consignments }),
              t(join.may_share ? 'share' : 'keep'),
            ]
              .filter(Boolean)
              .join(' · ')}
            {join.details !== '' && (
              <blockquote className={styles.quoted} dir="auto">
                {join.details}
              </blockquote>
            )}
          </li>
        ))}
      </Stack>
    </RecordPart>
  )
}
