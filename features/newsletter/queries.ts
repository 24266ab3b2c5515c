import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import {
  newsletterLink,
  subscribeByLink,
  subscribeToNews,
  unsubscribeByLink,
  unsubscribeFromNews,
} from './contract'

/** Subscribes a person, or ends that; answers what is so then, as the portal says it. */
export async function changeSubscription(userId: number, wanted: boolean): Promise<number> {
  await call(wanted ? subscribeToNews : unsubscribeFromNews, { params: { userId } })
  return (await call(currentUser)).subscribe
}

/** What the link of a mail names. */
export interface NewsletterLink {
  person: number
  signature: string
}

/** Whether the person of a link gets the digest; null where the link opens nothing. */
export async function subscriptionAt(link: NewsletterLink): Promise<number | null> {
  try {
    return (await call(newsletterLink, { params: link })).subscribe
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}

/** Subscribes the person of a link, or ends that. */
export const changeByLink = (link: NewsletterLink, wanted: boolean) =>
  call(wanted ? subscribeByLink : unsubscribeByLink, { params: link, query: {} })
