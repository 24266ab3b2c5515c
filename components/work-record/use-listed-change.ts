'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAction, type Refusals } from './use-action'

/** Changes a record of a list; once that is done, the list is shown as it is now. */
export function useListedChange(list: string, refusals?: Refusals) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy } = useAction(refusals)
  const change = async (work: () => Promise<string>) => {
    const isDone = await run(work)
    if (isDone) {
      void client.invalidateQueries()
      void navigate(list)
    }
    return isDone
  }
  return { change, isBusy }
}
