'use client'

import { useAction } from '@/components/work-record/use-action'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useNavigate } from 'react-router-dom'

/** Makes a change; after it the list is shown as it is now. */
export function useChange() {
  const t = useTranslations('admin.composedRoles')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy } = useAction({ unknown: t('problem.unknown') })
  const change = async (work: () => Promise<string>) => {
    const isDone = await run(work)
    void client.invalidateQueries()
    if (isDone) void navigate('/roles')
    return isDone
  }
  return { change, isBusy }
}
