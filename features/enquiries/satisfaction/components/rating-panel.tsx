'use client'

import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { call } from '@/lib/api/call'
import { useCall } from '@/lib/forms/use-call'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, useState } from 'react'
import { ratings, rateEnquiry } from '../contract'
import styles from './rating-panel.module.css'

export interface RatingTexts {
  title: string
  scale: string
  given: string
  failed: string
  value: Record<(typeof ratings)[number], string>
}

interface RatingPanelProps {
  locale: Locale
  enquiryId: number
  /** What the person answered before. */
  rating: number | null
  texts: RatingTexts
}

/** Asks once how satisfied the person is with how the office handled an enquiry. */
export function RatingPanel({ locale, enquiryId, rating, texts }: RatingPanelProps) {
  const id = useId()
  const thanks = useRef<HTMLParagraphElement>(null)
  const [given, setGiven] = useState(rating)
  const { stage, isSending, run } = useCall()
  const send = (value: number) =>
    run(async () => {
      await call(rateEnquiry, { params: { id: enquiryId }, body: { rating: value } })
      setGiven(value)
      // The buttons go, and with them the focus of who pressed one.
      thanks.current?.focus()
    })
  return (
    <>
      <p ref={thanks} role="status" tabIndex={-1} className={styles.given}>
        {given !== null && fillText(texts.given, { rating: given }, locale)}
      </p>
      {given === null && (
        <div role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-scale`}>
          <p id={`${id}-title`}>{texts.title}</p>
          <Note id={`${id}-scale`}>{texts.scale}</Note>
          <Row gap={2} above={2}>
            {ratings.map((value) => (
              <button
                key={value}
                type="button"
                className={styles.value}
                aria-label={texts.value[value]}
                aria-disabled={isSending || undefined}
                onClick={() => void send(value)}
              >
                {value}
              </button>
            ))}
          </Row>
        </div>
      )}
      <p role="alert">{stage === 'failed' && texts.failed}</p>
    </>
  )
}
