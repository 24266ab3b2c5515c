import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useEnquiryTexts } from '../../submission/components/enquiry-texts'
import type { AssessmentTexts } from './assessment-props'

/** The texts of the assessment, for the island that shows it. */
export function useAssessmentTexts(statements: number, locale: Locale): AssessmentTexts {
  const t = useTranslations('readiness')
  const form = useEnquiryTexts('readiness', locale)
  return {
    ...t.raw('assessment'),
    surveyLead: t('assessment.surveyLead', { count: statements }),
    questions: { ...t.raw('survey'), incomplete: form.rules.questionnaire },
    form,
  }
}
