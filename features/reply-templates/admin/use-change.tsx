'use client'

import { useAction } from '@/components/work-record/use-action'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Makes a change; after it the list is shown as it is now. */
export function useChange() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy } = useAction()
  const change = async (work: () => Promise<string>) => {
    const isDone = await run(work)
    if (isDone) {
      void client.invalidateQueries()
      void navigate('/templates')
    }
    return isDone
  }
  return { change, isBusy }
}
