import { Stack } from '@/components/layout/stack'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { BarrierWithSteps } from '../contract'
import type { StepAhead } from '../tracking/rules'
import styles from './timeline.module.css'

interface TimelineProps {
  locale: Locale
  /** What has been done, the first step first. */
  steps: BarrierWithSteps['steps']
  /** What usually follows. */
  ahead?: readonly StepAhead[]
}

/** The steps of a barrier with their days and texts, and those still to come. */
export function Timeline({ locale, steps, ahead = [] }: TimelineProps) {
  const t = useTranslations('barriers')
  return (
    <Stack as="ol">
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <p>
            <strong>{t(`status.${step.status}`)}</strong>
            {' · '}
            <time dateTime={step.on_day}>{formatDate(step.on_day, locale)}</time>
          </p>
          <Paragraphs of={step} field="text" locale={locale} />
        </li>
      ))}
      {ahead.map((status) => (
        <li key={status} className={styles.ahead}>
          <p>{t('toCome', { step: t(`ahead.${status}`) })}</p>
        </li>
      ))}
    </Stack>
  )
}
