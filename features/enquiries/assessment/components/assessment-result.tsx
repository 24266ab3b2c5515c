'use client'

import { ButtonLink } from '@/components/button/button-link'
import { CopyButton } from '@/components/copy-button/copy-button'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import type { ModalTexts } from '@/components/modal/modal-texts'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useRef } from 'react'
import type { ScoredAnswer } from '../../readiness/rules'
import { PromisedDay } from '../../submission/components/promised-day'
import { ReadinessResult, type ResultReading } from '../../readiness/components/readiness-result'

interface AssessmentResultProps {
  locale: Locale
  requestNumber: number
  answers: readonly ScoredAnswer[]
  reading: ResultReading
  texts: Record<'done' | 'number' | 'again' | 'open' | 'inPlan' | 'openPlan', string>
  /** Whether the portal has export plans, which take the weakest statements as tasks. */
  hasPlan: boolean
  copy: Pick<ModalTexts['success'], 'copy' | 'copied' | 'copyFailed'>
  /** By when the office answers; null where the portal does not say it. */
  answerBy: string | null
}

/** Replaces the form when an assessment was filed: its number and its result. */
export function AssessmentResult(props: AssessmentResultProps) {
  const { locale, requestNumber, answers, reading, texts, copy, answerBy, hasPlan } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack aria-labelledby="assessment-result" as="section" gap={6} bounded>
      <Stack gap={3}>
        <Text id="assessment-result" ref={heading} tabIndex={-1} as="h2" tone="title" step={2}>
          {texts.done}
        </Text>
        <Text step={1}>
          {texts.number}:{' '}
          <Text as="bdi" weight="heading" tabular>
            {requestNumber}
          </Text>
        </Text>
        {answerBy !== null && <PromisedDay locale={locale} id={requestNumber} text={answerBy} />}
        <p>{texts.again}</p>
        {hasPlan && (
          <p>
            {texts.inPlan}{' '}
            <Link href={localePath(locale, routes.exportPlan())}>{texts.openPlan}</Link>
          </p>
        )}
        <Row gap={3}>
          <ButtonLink href={localePath(locale, routes.userEnquiry(requestNumber))}>
            {texts.open}
          </ButtonLink>
          <CopyButton
            text={String(requestNumber)}
            texts={{ copy: copy.copy, copied: copy.copied, failed: copy.copyFailed }}
          />
        </Row>
      </Stack>
      <ReadinessResult locale={locale} answers={answers} reading={reading} />
    </Stack>
  )
}
