import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { newsletterLink, subscribeToNews, unsubscribeFromNews } from './contract'

/** Subscribes or unsubscribes a person; returns the new state from the portal. */
export async function changeSubscription(userId: number, wanted: boolean): Promise<number> {
  await call(wanted ? subscribeToNews : unsubscribeFromNews, { params: { userId } })
  return (await call(currentUser)).subscribe
}

/** The parameters of a mail link. */
export interface NewsletterLink {
  person: number
  signature: string
}

/** Whether the person of a link gets the digest; null for an invalid link. */
export async function subscriptionAt(link: NewsletterLink): Promise<number | null> {
  try {
    return (await call(newsletterLink, { params: link })).subscribe
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}
