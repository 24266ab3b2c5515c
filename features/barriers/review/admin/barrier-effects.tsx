'use client'

import { Stack } from '@/components/layout/stack'
import { RecordPart } from '@/components/work-record/record-part'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { BarrierReview } from '../contract'
import styles from './barrier-form.module.css'

/** What the companies that were asked say of the effect, in their own words. */
export function BarrierEffects({ barrier }: { barrier: BarrierReview }) {
  const t = useTranslations('barrierReview.effects')
  const said = useTranslations('barriers')
  const locale = useInterfaceLocale()
  const { effects, effect_answers: answers } = barrier
  if (answers.length === 0) return null
  return (
    <RecordPart title={t('title')}>
      <p>{said('effects.counts', effects)}</p>
      <Stack as="ul" gap={2}>
        {answers.map((one) => (
          <li key={one.id}>
            <strong>
              <Bilingual of={one} field="company" locale={locale} />
            </strong>{' '}
            <bdi>{one.person ?? t('gone')}</bdi>
            <br />
            {one.answer === null
              ? t('open', { date: formatDate(one.asked_at, locale) })
              : said(`effects.${one.answer}`)}
            {one.answered_at !== null && <> · {formatDate(one.answered_at, locale)}</>}
            {one.details !== '' && (
              <blockquote className={styles.quoted} dir="auto">
                {one.details}
              </blockquote>
            )}
          </li>
        ))}
      </Stack>
    </RecordPart>
  )
}
