import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { subscribeToNews, unsubscribeFromNews } from './contract'

/** Subscribes or unsubscribes a person; returns the new state from the portal. */
export async function changeSubscription(userId: number, wanted: boolean): Promise<number> {
  await call(wanted ? subscribeToNews : unsubscribeFromNews, { params: { userId } })
  return (await call(currentUser)).subscribe
}
