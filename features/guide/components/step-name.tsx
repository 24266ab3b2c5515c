import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import type { GuideStep } from '../rules'

interface StepNameProps {
  locale: Locale
  guide: Guide
  step: GuideStep
  className?: string
}

/** The name of a step in the guide; the portal's own name where the guide has none. */
export function StepName({ locale, guide, step, className }: StepNameProps) {
  const t = useTranslations('guide')
  const field = `step_${step.number}_name` as const
  if (inLocale(guide, field, locale) === '') {
    return <span className={className}>{t(`steps.${step.key}`)}</span>
  }
  return <Bilingual of={guide} field={field} locale={locale} className={className} />
}
