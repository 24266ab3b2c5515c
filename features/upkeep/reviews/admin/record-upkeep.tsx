'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { recordReview } from '../contract'
import { ConfirmReviewButton } from './confirm-review-button'
import styles from './record-upkeep.module.css'
import { ReviewDialog } from './review-dialog'
import { ReviewFacts } from './review-facts'

interface RecordUpkeepProps {
  kind: string
  id: string
  mayWrite: boolean
}

/** Who answers for a published record and when it is looked at again, to be confirmed and changed. */
export function RecordUpkeep({ kind, id, mayWrite }: RecordUpkeepProps) {
  const t = useTranslations('admin.upkeep.reviews')
  const [isOpen, setOpen] = useState(false)
  const { data: review } = useQuery(endpointQuery(recordReview, { params: { kind, id } }))
  if (!review?.is_reviewed) return null
  const isSet = review.owner !== null || review.review_on !== null
  return (
    <section aria-label={t('title')} className={styles.upkeep}>
      <Row as="p" gap={4} lineGap={2} align="center" tone="soft" step={-1}>
        <ReviewFacts of={review} />
      </Row>
      {mayWrite && (
        <Row as="p" gap={4} lineGap={2} align="center">
          {review.review_on && <ConfirmReviewButton kind={kind} id={id} />}
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(isSet ? 'change' : 'set')}
          </Button>
        </Row>
      )}
      {isOpen && (
        <ReviewDialog kind={kind} id={id} review={review} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
