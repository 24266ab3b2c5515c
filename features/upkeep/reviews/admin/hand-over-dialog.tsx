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
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { contentOwners, handOver } from '../contract'
import styles from './review-dialog.module.css'
import { useReviewChanged } from './use-review-changed'

/** Gives every record of a person, who leaves for example, to another one. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.upkeep.reviews')
  const locale = useInterfaceLocale()
  const changed = useReviewChanged()
  const owners = useQuery(endpointQuery(contentOwners)).data ?? []
  const { run, isBusy } = useAction({ unknown: t('unknown') })
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const move = async () => {
    setMissing(from === '' || to === '')
    if (from === '' || to === '') return
    const isDone = await run(async () => {
      const body = { from: Number(from), to: Number(to) }
      const { records } = await call(handOver, { body })
      await changed()
      return t('done', { count: records })
    })
    if (isDone) onClose()
  }
  const choice = (
    label: string,
    value: string,
    choose: (value: string) => void,
    people: typeof owners,
  ) => (
    <Stack as="label" gap={1} weight="heading" className={styles.field}>
      {label}
      <select
        className={controls.box}
        value={value}
        aria-invalid={(isMissing && value === '') || undefined}
        aria-describedby={isMissing ? 'hand-over-missing' : undefined}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="" />
        {people.map(({ id, name, has_left, records }) => (
          <option key={id} value={id}>
            {t('records', { name: has_left ? t('left', { name }) : name, count: records })}
          </option>
        ))}
      </select>
    </Stack>
  )
  return (
    <Modal
      open
      locale={locale}
      title={t('handOver')}
      closeText={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={() => void move()}>
            {t('handOver')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('handOverText')}</p>
        {choice(
          t('from'),
          from,
          setFrom,
          owners.filter(({ records }) => records > 0),
        )}
        {choice(
          t('to'),
          to,
          setTo,
          owners.filter(({ id, has_left }) => !has_left && String(id) !== from),
        )}
        {isMissing && (
          <Note id="hand-over-missing" role="alert" tone="danger" weight="normal">
            {t('bothMissing')}
          </Note>
        )}
      </Stack>
    </Modal>
  )
}
