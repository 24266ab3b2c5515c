'use client'

import { Button } from '@/components/button/button'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import type { ContentDetail } from '../../contract'
import type { Step } from '../../editing/admin/record-work'
import { clearEnd, confirmEnd } from '../contract'

const steps = {
  'confirm-end': ({ params, version }) => call(confirmEnd, { params, body: { version } }),
  'clear-end': ({ params, version }) => call(clearEnd, { params, body: { version } }),
} satisfies Record<string, Step>

interface EndActionsProps {
  detail: ContentDetail
  isBusy: boolean
  /** Whether the reader has set the end. */
  isOwn: boolean
  act: (step: Step, done: string) => void
  /** Asks for the day and hour. */
  onSet: () => void
}

/** Sets, changes, confirms and withdraws the end of a publication. */
export function EndActions({ detail, isBusy, isOwn, act, onSet }: EndActionsProps) {
  const t = useTranslations('admin.content')
  const { state, is_published, four_eyes, unpublish_at, unpublish_confirmed_by } = detail
  if (!is_published && state !== 'scheduled') return null
  const mayConfirm = four_eyes && unpublish_at && !unpublish_confirmed_by && !isOwn
  const step = (name: keyof typeof steps) => (
    <Button
      variant="quiet"
      aria-disabled={isBusy || undefined}
      onClick={() => act(steps[name], t(`done.${name}`))}
    >
      {t(`steps.${name}`)}
    </Button>
  )
  return (
    <>
      {mayConfirm && step('confirm-end')}
      <Button
        variant="quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onSet()
        }}
      >
        {t(unpublish_at ? 'steps.change-end' : 'steps.set-end')}
      </Button>
      {unpublish_at && step('clear-end')}
    </>
  )
}
