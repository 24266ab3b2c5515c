'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { today } from '@/lib/i18n/today'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { contentOwners, setReview, type Review } from '../contract'
import { dayAfterMonths } from '../rules'
import styles from './review-dialog.module.css'
import { useReviewChanged } from './use-review-changed'

interface ReviewDialogProps {
  kind: string
  id: string
  review: Review
  onClose: () => void
}

const intervals = [1, 3, 6, 12, 24] as const

/** Sets who answers for a record, how often it is looked at again, and when next. */
export function ReviewDialog({ kind, id, review, onClose }: ReviewDialogProps) {
  const t = useTranslations('admin.upkeep.reviews')
  const locale = useInterfaceLocale()
  const changed = useReviewChanged()
  const owners = useQuery(endpointQuery(contentOwners)).data ?? []
  const { run, isBusy } = useAction({ unknown: t('unknown') })
  const months = review.review_months ?? 0
  const { register, handleSubmit, control, setValue, formState } = useForm({
    defaultValues: {
      owner: String(review.owner?.id ?? ''),
      months: String(review.review_months ?? ''),
      next: review.review_on ?? '',
    },
  })
  const isReviewed = useWatch({ control, name: 'months' }) !== ''
  const error = formState.errors.next?.message
  const save = handleSubmit(async ({ owner, months: every, next }) => {
    const body = {
      owner_id: owner === '' ? null : Number(owner),
      review_on: every === '' ? null : next,
      review_months: every === '' ? null : Number(every),
    }
    const isDone = await run(async () => {
      await call(setReview, { params: { kind, id }, body })
      await changed()
      return t('saved')
    })
    if (isDone) onClose()
  })
  const own = review.owner
  const people = owners.filter(({ has_left }) => !has_left)
  return (
    <Modal
      open
      locale={locale}
      title={t('title')}
      closeText={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={4} noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack as="label" gap={1} weight="heading" className={styles.field}>
          {t('ownerLabel')}
          {/* Its value is chosen once the people are there. */}
          <select key={people.length} className={controls.box} {...register('owner')}>
            <option value="">{t('nobodyOption')}</option>
            {own?.has_left && <option value={own.id}>{t('left', { name: own.name })}</option>}
            {people.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </Stack>
        <Stack as="label" gap={1} weight="heading" className={styles.field}>
          {t('every')}
          <select
            className={controls.box}
            {...register('months', {
              onChange: ({ target }: { target: HTMLSelectElement }) => {
                if (target.value === '') return
                setValue('next', dayAfterMonths(today(), Number(target.value)))
              },
            })}
          >
            <option value="">{t('neverOption')}</option>
            {[...new Set([...intervals, ...(months ? [months] : [])])].map((count) => (
              <option key={count} value={count}>
                {t('months', { count })}
              </option>
            ))}
          </select>
        </Stack>
        {isReviewed && (
          <Stack as="label" gap={1} weight="heading" className={styles.field}>
            {t('next')}
            <input
              type="date"
              className={controls.box}
              aria-invalid={error !== undefined}
              aria-describedby={error ? 'next-fault' : undefined}
              {...register('next', { required: t('nextMissing') })}
            />
            {error && (
              <Note id="next-fault" as="span" tone="danger" weight="normal">
                {error}
              </Note>
            )}
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}
