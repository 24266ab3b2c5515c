'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { WhenNear } from '@/components/when-near/when-near'
import { Skeleton } from '@/components/skeleton/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { localized } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import type { EnquiryChoices, EnquiryTexts } from '../../submission/components/enquiry-texts'
import { useEnquiry } from '../../submission/components/use-enquiry'
import {
  scoredAnswers,
  sentAnswers,
  surveyName,
  unanswered,
  type AskedQuestion,
  type SurveyAnswers,
} from '../rules'
import { AssessmentResult } from './assessment-result'
import styles from './assessment.module.css'
import type { ResultReading } from './readiness-result'
import { Survey, type SurveyHandle, type SurveyTexts } from './survey'

const LazyDetails = lazyPart(async () => (await import('./assessment-details')).AssessmentDetails)

type Word =
  | ('survey' | 'surveyLead' | 'details' | 'detailsLater' | 'loading')
  | ('done' | 'number' | 'again' | 'open')

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
  /** The editors' line about the questionnaire, below it. */
  intro: ReactNode
  /** The editors' picture, next to the contact details. */
  picture: ReactNode
  texts: AssessmentTexts
}

/**
 * The questionnaire, and the contact details, closed until it is complete. The result replaces the form once the
 * assessment was filed (spec part 2 section 4).
 */
export function Assessment(props: AssessmentProps) {
  const { locale, questions, reading, choices, siteKey, termsHref, intro, picture, texts } = props
  const [filed, setFiled] = useState<{ id: number; answers: SurveyAnswers }>()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const survey = useRef<SurveyHandle>(null)
  const statements = useMemo(
    () =>
      questions.map((question) => ({
        id: question.id,
        section: localized(question, 'section', locale),
        text: localized(question, 'question', locale),
      })),
    [questions, locale],
  )
  const show = () => survey.current?.showUnanswered()
  const enquiry = useEnquiry({
    locale,
    kind: 'readiness',
    texts: texts.form,
    siteKey,
    survey: {
      sent: (answers) => sentAnswers(questions, answers),
      failed: (answers) => {
        const isWhole = unanswered(questions, answers).length === 0
        setIsIncomplete(!isWhole)
        return isWhole ? null : { name: surveyName, label: texts.questions.incomplete }
      },
      show,
    },
    onSent: (id, answers) => {
      setFiled({ id, answers })
      setIsIncomplete(false)
    },
  })
  const clear = () => {
    enquiry.clear()
    setIsIncomplete(false)
  }
  const shape = <Skeleton shape="row" count={6} label={texts.loading} />
  return (
    <div className={styles.parts}>
      {filed ? (
        <AssessmentResult
          locale={locale}
          requestNumber={filed.id}
          answers={scoredAnswers(questions, filed.answers)}
          reading={reading}
          texts={texts}
          copy={texts.form.modals.success}
        />
      ) : (
        <section aria-labelledby="assessment-survey" className={styles.part}>
          <div>
            <h3 id="assessment-survey">
              <VisuallyHidden>{texts.survey}</VisuallyHidden>
            </h3>
            <Survey
              ref={survey}
              locale={locale}
              lead={texts.surveyLead}
              statements={statements}
              answers={enquiry.draft.answers}
              onChange={enquiry.draft.answer}
              submitted={enquiry.stage.name === 'sent'}
              incomplete={isIncomplete}
              texts={texts.questions}
            />
          </div>
          <div className={styles.lead}>{intro}</div>
        </section>
      )}
      <WhenNear ahead="0px" shape={shape}>
        <Suspense fallback={shape}>
          <LazyDetails
            locale={locale}
            enquiry={{ ...enquiry, clear }}
            choices={choices}
            termsHref={termsHref}
            isFiled={filed !== undefined}
            isComplete={unanswered(questions, enquiry.draft.answers).length === 0}
            title={texts.details}
            later={texts.detailsLater}
            picture={picture}
            texts={texts.form}
            onPickSurvey={show}
          />
        </Suspense>
      </WhenNear>
    </div>
  )
}
