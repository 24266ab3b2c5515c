'use client'

import { endpointKey } from '@/lib/api/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { contentOwners, dueReviews, recordReview } from '../contract'

/** Loads again what shows owners and dates. */
export function useReviewChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  const keys = [recordReview, dueReviews, contentOwners].map(endpointKey)
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}
