'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { rememberAnswer, wasAnswered } from './answered-pages'
import type { FeedbackWrite } from '../contract'
import { CommentForm, type Comment } from './comment-form'
import styles from './feedback-form.module.css'

type OwnTexts = Messages['feedback']

interface FeedbackTexts extends OwnTexts {
  /** Too many answers came from here. */
  busy: string
}

interface FeedbackFormProps {
  locale: Locale
  entryId: number
  /** The maximum number of characters of a comment. */
  commentLength: number
  texts: FeedbackTexts
}

const nothingToWatch = () => () => {}

/**
 * Loads the call and its contract with the first answer, so that reading needs no script for it.
 */
async function send(answer: FeedbackWrite): Promise<void> {
  const [{ call }, { pageFeedback }] = await Promise.all([
    import('@/lib/api/call'),
    import('../contract'),
  ])
  await call(pageFeedback, { body: answer })
}

/** A problem has its code as message, so that recognising it needs no script of the contract. */
function isTooOften(error: unknown): boolean {
  return error instanceof Error && error.message === 'too_many_requests'
}

/** 'Was this page useful?': stores a yes or no at once; a comment may follow a no. */
export function FeedbackForm({ locale, entryId, commentLength, texts }: FeedbackFormProps) {
  const id = useId()
  const before = useSyncExternalStore(
    nothingToWatch,
    () => wasAnswered(entryId),
    () => false,
  )
  const [useful, setUseful] = useState<0 | 1>()
  const [noted, setNoted] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const key = useRef<string>(undefined)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (useful !== undefined) message.current?.focus()
  }, [useful, noted])

  const submit = async (answer: 0 | 1, comment?: Comment) => {
    if (sending) return
    setSending(true)
    setFailure(undefined)
    try {
      const idempotency_key = (key.current ??= newIdempotencyKey())
      const given = { entry_id: entryId, locale, useful: answer, idempotency_key }
      await send({ ...given, website: '', ...comment })
      rememberAnswer(entryId, answer)
      setUseful(answer)
      setNoted(comment !== undefined)
    } catch (error) {
      setFailure(isTooOften(error) ? texts.busy : texts.failed)
    } finally {
      setSending(false)
    }
  }

  const isUnanswered = useful === undefined && !before
  const confirmation = useful === undefined ? texts.answered : texts.thanks
  return (
    <div className={styles.feedback} role="group" aria-labelledby={id} data-no-print>
      <p id={id} className={isUnanswered ? styles.question : styles.answered}>
        {texts.question}
      </p>
      {isUnanswered && (
        <AnswerButtons
          texts={texts}
          isSending={sending}
          onAnswer={(answer) => void submit(answer)}
        />
      )}
      <Text
        ref={message}
        role="status"
        tabIndex={-1}
        tone="success"
        weight="heading"
        className={styles.message}
      >
        {!isUnanswered && (noted ? texts.noted : confirmation)}
      </Text>
      {useful === 0 && !noted && (
        <CommentForm
          texts={texts}
          length={commentLength}
          onSend={(comment) => submit(0, comment)}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}

interface AnswerButtonsProps {
  texts: FeedbackTexts
  isSending: boolean
  onAnswer: (answer: 0 | 1) => void
}

function AnswerButtons({ texts, isSending, onAnswer }: AnswerButtonsProps) {
  return (
    <Row gap={2} nowrap>
      {([1, 0] as const).map((answer) => (
        <Button
          key={answer}
          variant="secondary"
          className={styles.answer}
          aria-disabled={isSending || undefined}
          onClick={() => onAnswer(answer)}
        >
          {answer === 1 ? texts.yes : texts.no}
        </Button>
      ))}
    </Row>
  )
}
