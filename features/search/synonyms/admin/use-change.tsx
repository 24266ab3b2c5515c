'use client'

import { useAction } from '@/components/work-record/use-action'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

/** Makes a change; after it the list is shown as it is now. */
export function useChange() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = () => {
    void client.invalidateQueries()
    void navigate('/synonyms')
  }
  return { ...useAction(), leave }
}
