'use client'

import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { useCall } from '@/lib/forms/use-call'
import type { Messages } from '@/lib/i18n/messages'
import { useRouter } from 'next/navigation'

export type ChangeTexts = Messages['exportPlan']['change']

/** Changes a plan, then loads it again; a refusal is said in a message. */
export function usePlanChange(texts: ChangeTexts) {
  const router = useRouter()
  const { run, isSending: isBusy } = useCall()
  /** Whether the change was made. */
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await run(send, (problem) => notify(changeFailure(problem, texts), 'error'))
    if (isDone) router.refresh()
    return isDone
  }
  return { isBusy, change }
}

/** What a refused change means. */
export function changeFailure(error: unknown, texts: ChangeTexts): string {
  if (!(error instanceof Problem)) return texts.failed
  if (error.code === 'forbidden') return texts.forbidden
  return error.code === 'not_found' ? texts.gone : texts.failed
}
