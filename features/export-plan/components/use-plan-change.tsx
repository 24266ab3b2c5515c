'use client'

import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import type { Messages } from '@/lib/i18n/messages'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

export type ChangeTexts = Messages['exportPlan']['change']

/** Changes a plan, then loads it again; a refusal is said in a message. */
export function usePlanChange(texts: ChangeTexts) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  /** Whether the change was made. */
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await send()
      router.refresh()
      return true
    } catch (error) {
      notify(changeFailure(error, texts), 'error')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}

/** What a refused change means. */
export function changeFailure(error: unknown, texts: ChangeTexts): string {
  if (!(error instanceof Problem)) return texts.failed
  if (error.code === 'forbidden') return texts.forbidden
  return error.code === 'not_found' ? texts.gone : texts.failed
}
