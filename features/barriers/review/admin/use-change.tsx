'use client'

import { useAction } from '@/components/work-record/use-action'
import { useTranslations } from 'next-intl'
import type { BarrierReview } from '../contract'

/** The props of every part of the page that changes a barrier. */
export interface BarrierPart {
  barrier: BarrierReview
  onChange: (barrier: BarrierReview) => void
}

/** Changes a barrier and says what came of it; what was typed stays where it was refused. */
export function useChange(onChange: BarrierPart['onChange']) {
  const t = useTranslations('barrierReview')
  const { run, isBusy } = useAction({
    conflict: t('changed'),
    unknown: t('unknown'),
    own_edit: t('ownEdit'),
    text_missing: t('missing'),
    names_reporter: t('namesReporter'),
    future: t('steps.future'),
    past: t('tasks.past'),
  })
  const change = (work: () => Promise<BarrierReview>, done: string) =>
    run(async () => {
      onChange(await work())
      return done
    })
  return { change, isBusy }
}
