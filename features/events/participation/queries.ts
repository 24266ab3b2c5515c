import { call, isServed } from '@/lib/api/call'
import { pageOnly } from '@/lib/api/paging'
import { myEvents } from './contract'
import { myEventShape } from './search-params'

type State = ReturnType<typeof myEventShape.parse>

/** One page of the caller's events; null where the portal keeps none. */
export async function myEventsPage(state: State) {
  if (!isServed(myEvents)) return null
  return pageOnly(await call(myEvents, { query: myEventShape.query(state) }))
}

/** The number of the caller's events; null where the portal keeps none. */
export async function countMyEvents(): Promise<number | null> {
  if (!isServed(myEvents)) return null
  return pageOnly(await call(myEvents, { query: { page: 1, per_page: 1 } })).total
}
