'use client'

import { Problem } from '@/lib/api/problem'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

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
  const running = useRef(false)
  const [stage, setStage] = useState<'idle' | 'sending' | 'failed' | 'done'>('idle')
  const run = async (work: () => Promise<unknown>, { refresh = true } = {}) => {
    if (running.current) return
    running.current = true
    setStage('sending')
    try {
      await work()
      setStage('done')
      if (refresh) router.refresh()
    } catch (error) {
      setStage('failed')
      // The request is in another state by now: the page shows which.
      if (error instanceof Problem && error.code === 'conflict') router.refresh()
    }
    running.current = false
  }
  return { stage, run }
}
