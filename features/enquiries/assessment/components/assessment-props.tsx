import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { EnquiryChoices, EnquiryTexts } from '../../submission/components/enquiry-texts'
import type { AskedQuestion } from '../../readiness/rules'
import type { ResultReading } from '../../readiness/components/readiness-result'
import type { SurveyTexts } from './survey'

type Word =
  | ('survey' | 'surveyLead' | 'details' | 'detailsLater' | 'toResult' | 'resultKept' | 'loading')
  | ('done' | 'number' | 'again' | 'open' | 'inPlan' | 'openPlan')

export interface AssessmentTexts extends Record<Word, string> {
  questions: SurveyTexts
  form: EnquiryTexts
}

export interface AssessmentProps {
  locale: Locale
  questions: readonly AskedQuestion[]
  reading: ResultReading
  choices: EnquiryChoices
  siteKey: string | null
  termsHref: string
  /** Whether the portal has export plans, which take the weakest statements as tasks. */
  hasPlan: boolean
  /** The editors' line about the questionnaire, below it. */
  intro: ReactNode
  /** The editors' picture, next to the contact details. */
  picture: ReactNode
  texts: AssessmentTexts
}
