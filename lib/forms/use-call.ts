'use client'

import type { Problem } from '@/lib/api/problem'
import { useRef, useState } from 'react'
import { problemOf } from './failure'

/** One call at a time of a button or a small form: how far it is, and why it failed. */
export function useCall() {
  const isRunning = useRef(false)
  const [stage, setStage] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle')
  const [failure, setFailure] = useState<Problem | null>(null)

  /** Whether the work was done; nothing is done while other work runs. */
  const run = async (
    work: () => Promise<unknown>,
    onFailed?: (problem: Problem) => void,
  ): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setFailure(null)
    setStage('sending')
    try {
      await work()
      setStage('done')
      return true
    } catch (error) {
      const problem = problemOf(error)
      setFailure(problem)
      setStage('failed')
      onFailed?.(problem)
      return false
    } finally {
      isRunning.current = false
    }
  }
  return { stage, isSending: stage === 'sending', failure, run }
}
