'use client'

import { useCall } from '@/lib/forms/use-call'
import { useRouter } from 'next/navigation'

/** The texts that every action of the page has. */
export interface ActionTexts<Own> {
  own: Own
  sending: string
  failed: string
  errorWord: string
  doneWord: string
}

/** Runs one action at a time; the page is then read again, unless the action says otherwise. */
export function useOwnAction() {
  const router = useRouter()
  const { stage, run } = useCall()
  return {
    stage,
    run: async (work: () => Promise<unknown>, { refresh = true } = {}) => {
      const isDone = await run(work, ({ code }) => {
        // The request is in another state by now: the page shows which.
        if (code === 'conflict') router.refresh()
      })
      if (isDone && refresh) router.refresh()
    },
  }
}
