import { countries } from '@/features/reference-lists/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageLimit, pageOnly } from '@/lib/api/paging'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { barrierById, barrierChoices, barrierList, type BarrierWithSteps } from './contract'
import { registerShape, type RegisterState } from './search-params'

/** Loads the view of the register that an address names. */
export async function registerPage(state: RegisterState) {
  return pageOnly(await call(barrierList, { query: registerShape.query(state) }))
}

/** The values of the filters that lead to a barrier, and the names of those that may be chosen. */
export async function registerChoices() {
  const [used, everywhere] = await Promise.all([call(barrierChoices), call(countries)])
  return { used, everywhere }
}

/** A published barrier, or null. */
export function publicBarrier(id: number): Promise<BarrierWithSteps | null> {
  return whenNotFound(call(barrierById, { params: { id } }), () => null)
}

/** Whether the portal has a register of barriers at all. */
export const hasRegister = () => isServed(barrierList)

/** The published barriers in a country, by its number. */
export async function barriersIn(country: string) {
  const query = { country, per_page: pageLimit }
  return pageOnly(await call(barrierList, { query })).data
}

/** Every published barrier of a view, for its file. */
export function barriersOf(state: RegisterState) {
  const filters = registerShape.values(state)
  return everyRecord((query) => call(barrierList, { query: { ...filters, ...query } }))
}

/** The register and its barriers, without samples, as pages of the site map; none without a register. */
export async function barrierPages(): Promise<ListedPage[]> {
  if (!hasRegister()) return []
  const all = (await barriersOf(registerShape.start)).filter(({ sample }) => !sample)
  return [
    { paths: samePath(routes.barriers()), changed: all[0]?.updated_at ?? null },
    ...all.map(({ id, updated_at }) => ({
      paths: samePath(routes.barrier(id)),
      changed: updated_at,
    })),
  ]
}
