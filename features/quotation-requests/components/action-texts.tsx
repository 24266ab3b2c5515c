import type { ReportTexts } from '@/components/report-form/report-form'
import type { ProblemCode } from '@/lib/api/problem'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { ActionTexts } from './action-form'

/** The texts of a button that changes something, by what it says. */
export function useActionTexts(): (submit: string) => ActionTexts {
  const t = useTranslations('quotations.action')
  const problems: Record<ProblemCode, string> = useProblemTexts()
  return (submit) => ({ submit, sending: t('sending'), error: t('error'), problems })
}

/** The texts of the form that reports a conversation. */
export function useReportTexts(): ReportTexts {
  const t = useTranslations('quotations.report')
  const textsOf = useActionTexts()
  return { ...textsOf(t('submit')), label: t('label'), empty: t('empty') }
}
