'use client'

import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { contentKindList } from '../contract'

/** Whether the current person may change a kind, and whether it asks four eyes; both false until the answer is there. */
export function useKindRights(kind: string): {
  mayWrite: boolean
  fourEyes: boolean
  isKnown: boolean
} {
  const { data } = useQuery(endpointQuery(contentKindList))
  const row = data?.find((one) => one.kind === kind)
  return {
    mayWrite: row?.may_write ?? false,
    fourEyes: row?.four_eyes ?? false,
    isKnown: data !== undefined,
  }
}
