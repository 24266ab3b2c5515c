'use client'

import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { contentKindList } from '../settings/contract'

/** What whoever is at work may do with a kind; nothing until the portal has said so. */
export function useKindRights(kind: string): { mayWrite: boolean; fourEyes: boolean } {
  const { data } = useQuery(endpointQuery(contentKindList))
  const row = data?.find((one) => one.kind === kind)
  return { mayWrite: row?.may_write ?? false, fourEyes: row?.four_eyes ?? false }
}
