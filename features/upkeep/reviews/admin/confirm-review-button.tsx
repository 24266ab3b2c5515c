'use client'

import { Button } from '@/components/button/button'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { confirmReview } from '../contract'
import { useReviewChanged } from './use-review-changed'

interface ConfirmReviewButtonProps {
  kind: string
  id: string
  /** The name of the record, where several buttons are on the screen. */
  label?: string
}

/** Says that a record was looked at and is still right. */
export function ConfirmReviewButton({ kind, id, label }: ConfirmReviewButtonProps) {
  const t = useTranslations('admin.upkeep.reviews')
  const locale = useInterfaceLocale()
  const changed = useReviewChanged()
  const { run, isBusy } = useAction()
  const confirm = () =>
    run(async () => {
      const { review_on } = await call(confirmReview, { params: { kind, id } })
      await changed()
      return t('confirmed', { date: formatDate(review_on ?? '', locale) })
    })
  return (
    <Button
      variant="secondary"
      aria-disabled={isBusy || undefined}
      aria-label={label && `${t('confirm')}: ${label}`}
      onClick={() => void confirm()}
    >
      {t('confirm')}
    </Button>
  )
}
