'use client'

import { Button } from '@/components/button/button'
import { focusField } from '@/components/form/failed-fields'
import { Form } from '@/components/form/form'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useRef, useState, type ReactNode } from 'react'
import { ClearedNote } from '../../submission/components/cleared-note'
import { DraftNotes } from '../../submission/components/draft-notes'
import { EnquiryDialogs } from '../../submission/components/enquiry-dialogs'
import { EnquiryFields } from '../../submission/components/enquiry-fields'
import { LoginNotes } from '../../submission/components/login-notes'
import type { EnquiryChoices, EnquiryTexts } from '../../submission/components/enquiry-texts'
import type { Enquiry } from '../../submission/components/use-enquiry'
import { surveyName } from '../../readiness/rules'
import styles from './assessment.module.css'

interface AssessmentDetailsProps {
  locale: Locale
  enquiry: Enquiry
  choices: EnquiryChoices
  termsHref: string
  /** Whether the result replaces the form; the dialogs of the form stay mounted. */
  isFiled: boolean
  /** Whether every statement has its answer. */
  isComplete: boolean
  title: string
  /** The result so far, in front of the details; null until every statement has its answer. */
  result: ReactNode
  /** When the details open. */
  later: string
  picture: ReactNode
  texts: EnquiryTexts
  /** Moves to the first statement without an answer. */
  onPickSurvey: () => void
}

/** The contact details, which open once the questionnaire is complete, and the dialogs of the submission. */
export function AssessmentDetails(props: AssessmentDetailsProps) {
  const { locale, enquiry, choices, termsHref, isFiled, isComplete, title, picture, texts } = props
  const frame = useRef<HTMLFormElement>(null)
  const { captcha, draft, send, clear, isSending } = enquiry
  // Who clears the answers keeps the way to bring them back in view.
  const [wasComplete, setWasComplete] = useState(isComplete)
  if (isComplete && !wasComplete) setWasComplete(true)
  return (
    <MuiProvider locale={locale}>
      {!isFiled && (
        <Stack aria-labelledby="assessment-details" as="section" gap={3} bounded>
          <DraftNotes enquiry={enquiry} texts={texts} />
          <div role="status">{props.result}</div>
          <details open={wasComplete} className={styles.step}>
            <summary className={styles.summary}>
              <Text id="assessment-details" as="h3" tone="title" step={1}>
                {title}
              </Text>
              {!wasComplete && <Later>{props.later}</Later>}
              <span className={styles.mark}>
                <Icon name="chevron-down" size={18} />
              </span>
            </summary>
            <div className={styles.details}>
              <Form
                ref={frame}
                aria-labelledby="assessment-details"
                className={styles.form}
                onFocus={captcha.prepare}
                onSubmit={(event) => void send(event)}
              >
                <EnquiryFields
                  locale={locale}
                  enquiry={enquiry}
                  choices={choices}
                  termsHref={termsHref}
                  texts={texts}
                  kind="readiness"
                />
                <ClearedNote enquiry={enquiry} texts={texts} />
                <LoginNotes enquiry={enquiry} texts={texts} />
                <Row gap={3} align="center">
                  <Button
                    type="submit"
                    variant={isComplete ? 'primary' : 'secondary'}
                    aria-disabled={isSending || undefined}
                  >
                    {texts.submit}
                  </Button>
                  <Button variant="quiet" onClick={clear}>
                    {texts.clear}
                  </Button>
                  <Text role="status" tone="soft" measure={68}>
                    {draft.mark === 'saved' && texts.draft.saved}
                  </Text>
                </Row>
              </Form>
              <div className={styles.picture}>{picture}</div>
            </div>
          </details>
        </Stack>
      )}
      {captcha.script}
      <EnquiryDialogs
        locale={locale}
        enquiry={enquiry}
        texts={texts}
        onPick={(name) =>
          name === surveyName ? props.onPickSurvey() : focusField(frame.current, name)
        }
      />
    </MuiProvider>
  )
}

/** What the closed details are for. */
function Later({ children }: { children: ReactNode }) {
  return (
    <Text as="span" tone="soft" measure={68}>
      {children}
    </Text>
  )
}
