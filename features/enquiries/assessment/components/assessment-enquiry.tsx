'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Text } from '@/components/layout/text'
import { WhenNear } from '@/components/when-near/when-near'
import { Suspense, type ReactNode } from 'react'
import { useEnquiry } from '../../submission/components/use-enquiry'
import {
  readinessScore,
  scoredAnswers,
  sentAnswers,
  surveyName,
  unanswered,
  type SurveyAnswers,
} from '../../readiness/rules'
import type { AssessmentProps } from './assessment-props'
import { ResultSummary } from '../../readiness/components/result-summary'

const LazyDetails = lazyPart(async () => (await import('./assessment-details')).AssessmentDetails)

interface AssessmentEnquiryProps extends AssessmentProps {
  answers: SurveyAnswers
  onAnswers: (answers: SurveyAnswers) => void
  /** Called when somebody sends, with whether a statement has no answer. */
  onJudged: (isIncomplete: boolean) => void
  onSent: (id: number) => void
  isFiled: boolean
  /** Moves to the first statement without an answer. */
  onPickSurvey: () => void
  shape: ReactNode
}

/** The draft, the contact details and the submission of an assessment; its questionnaire is above. */
export function AssessmentEnquiry(props: AssessmentEnquiryProps) {
  const { locale, questions, reading, choices, siteKey, termsHref, picture, texts, shape } = props
  const { answers, onAnswers, onJudged, onSent, isFiled, onPickSurvey } = props
  const isComplete = unanswered(questions, answers).length === 0
  const enquiry = useEnquiry({
    locale,
    kind: 'readiness',
    texts: texts.form,
    siteKey,
    survey: {
      answers,
      onAnswers,
      sent: () => sentAnswers(questions, answers),
      missing: isComplete ? null : { name: surveyName, label: texts.questions.incomplete },
      onJudge: () => onJudged(!isComplete),
    },
    onSent,
  })
  const clear = () => {
    enquiry.clear()
    onJudged(false)
  }
  return (
    <WhenNear ahead="0px" shape={shape}>
      <Suspense fallback={shape}>
        <LazyDetails
          locale={locale}
          choices={choices}
          termsHref={termsHref}
          isFiled={isFiled}
          isComplete={isComplete}
          picture={picture}
          onPickSurvey={onPickSurvey}
          enquiry={{ ...enquiry, clear }}
          result={
            isComplete && (
              <>
                <ResultSummary
                  locale={locale}
                  reading={reading}
                  score={readinessScore(scoredAnswers(questions, answers))}
                />
                <Text tone="soft" measure={68}>
                  {texts.resultKept}
                </Text>
              </>
            )
          }
          title={texts.details}
          later={texts.detailsLater}
          texts={texts.form}
        />
      </Suspense>
    </WhenNear>
  )
}
