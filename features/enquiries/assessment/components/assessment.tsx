'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { useFirstUse } from '@/components/first-use/use-first-use'
import { Part } from '@/components/layout/part'
import { Stack } from '@/components/layout/stack'
import { Skeleton } from '@/components/skeleton/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { WhenNear } from '@/components/when-near/when-near'
import { isSignedIn } from '@/lib/auth/signed-in'
import { localized } from '@/lib/bilingual/in-locale'
import { Suspense, useMemo, useRef, useState } from 'react'
import { readinessDraft, scoredAnswers, type SurveyAnswers } from '../../readiness/rules'
import type { AssessmentProps } from './assessment-props'
import { Survey, type SurveyHandle } from './survey'

const LazyEnquiry = lazyPart(async () => (await import('./assessment-enquiry')).AssessmentEnquiry)
const LazyResult = lazyPart(async () => (await import('./assessment-result')).AssessmentResult)

/**
 * The questionnaire, and the contact details, closed until it is complete. It can be answered as soon
 * as it is seen; the form that saves and sends the answers comes with the first use of the page, or
 * at once where a draft or a person may be there. The result replaces the form once the assessment
 * was filed (spec part 2 section 4).
 */
export function Assessment(props: AssessmentProps) {
  const { locale, questions, reading, intro, texts } = props
  const [answers, setAnswers] = useState<SurveyAnswers>({})
  const [filed, setFiled] = useState<{ id: number; answers: SurveyAnswers }>()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const isUsed = useFirstUse(() => isSignedIn() || hasDraft())
  const survey = useRef<SurveyHandle>(null)
  const details = useRef<HTMLDivElement>(null)
  const statements = useMemo(
    () =>
      questions.map((question) => ({
        id: question.id,
        section: localized(question, 'section', locale),
        text: localized(question, 'question', locale),
      })),
    [questions, locale],
  )
  const shape = <Skeleton shape="row" count={6} label={texts.loading} />
  const closedShape = <Skeleton shape="row" count={1} label={texts.loading} />
  return (
    <Stack gap={5} bounded>
      {filed ? (
        <Suspense fallback={shape}>
          <LazyResult
            locale={locale}
            requestNumber={filed.id}
            answers={scoredAnswers(questions, filed.answers)}
            reading={reading}
            texts={texts}
            copy={texts.form.modals.success}
            answerBy={texts.form.answerBy}
            hasPlan={props.hasPlan}
          />
        </Suspense>
      ) : (
        <Stack aria-labelledby="assessment-survey" as="section" gap={3} bounded>
          <div>
            <h3 id="assessment-survey">
              <VisuallyHidden>{texts.survey}</VisuallyHidden>
            </h3>
            <Survey
              ref={survey}
              locale={locale}
              lead={texts.surveyLead}
              statements={statements}
              answers={answers}
              onChange={setAnswers}
              submitted={filed !== undefined}
              incomplete={isIncomplete}
              texts={texts.questions}
              then={{ text: texts.toResult, go: () => details.current?.scrollIntoView() }}
            />
          </div>
          <Part tone="soft" measure={68}>
            {intro}
          </Part>
        </Stack>
      )}
      <div ref={details}>
        <WhenNear now={isUsed} shape={closedShape}>
          <Suspense fallback={closedShape}>
            <LazyEnquiry
              {...props}
              answers={answers}
              onAnswers={setAnswers}
              onJudged={setIsIncomplete}
              onSent={(id) => {
                setFiled({ id, answers })
                setIsIncomplete(false)
              }}
              isFiled={filed !== undefined}
              onPickSurvey={() => survey.current?.showUnanswered()}
              shape={shape}
            />
          </Suspense>
        </WhenNear>
      </div>
    </Stack>
  )
}

function hasDraft(): boolean {
  try {
    return window.localStorage.getItem(readinessDraft) !== null
  } catch {
    // Where nothing can be stored, nothing is there.
    return false
  }
}
