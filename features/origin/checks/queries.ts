import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import { myOriginChecks, originCheckByToken, originQuestions } from './contract'
import { originCheckShape } from './search-params'

/** The questions about a product in a market; null where one of them is unknown. */
export function questionsAbout(market: string, hs: string) {
  return whenNotFound(call(originQuestions, { query: { market, hs } }), () => null)
}

/** The result with a token; null where there is none. */
export function checkWith(token: string) {
  return whenNotFound(call(originCheckByToken, { params: { token } }), () => null)
}

type State = ReturnType<typeof originCheckShape.parse>

/** One page of the caller's checks; null where the portal has none. */
export async function myChecksPage(state: State) {
  if (!isServed(myOriginChecks)) return null
  return pageOnly(await call(myOriginChecks, { query: originCheckShape.query(state) }))
}

/** The number of the caller's checks; null where the portal has none. */
export async function countMyChecks(): Promise<number | null> {
  if (!isServed(myOriginChecks)) return null
  const page = await call(myOriginChecks, { query: { page: 1, per_page: 1 } })
  return pageOnly(page).total
}
