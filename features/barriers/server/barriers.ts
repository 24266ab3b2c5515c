import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { barrierStatuses } from '@/lib/db/codes/barriers'
import { database, type Executor } from '@/lib/db/database'
import { dayAfter, today } from '@/lib/i18n/today'
import type {
  BarrierFigures,
  barrierList,
  barriersConcerning,
  SampleBarrier,
  Barrier,
} from '../contract'
import { countByStatus, medianDays } from './figures.sql'
import { insertBarrier, insertStep } from '../review/server/review.sql'
import { registerShape } from '../search-params'
import {
  countBarriers,
  findBarrier,
  selectBarriers,
  selectChoices,
  selectConcerning,
  selectSteps,
} from './barriers.sql'
import { shownCount, shownEffects } from '../rules'

type Row = NonNullable<Awaited<ReturnType<typeof findBarrier>>>

/** A published barrier as everybody may read it. */
const toBarrier = ({ published_at, companies, effects, loss_band, ...row }: Row): Barrier => ({
  ...row,
  companies: shownCount(companies),
  loss_band: shownCount(companies) === null ? null : loss_band,
  effects: shownEffects(effects),
  published_at: published_at ?? row.updated_at,
})

/** The published barriers, last changed first; a page when any parameter is given. */
export async function listBarriers(query: QueryOf<typeof barrierList>) {
  const db = await database()
  return listOrPage(query, registerShape.pageSize, {
    rows: async (range) => (await selectBarriers(db, query, range)).map(toBarrier),
    count: () => countBarriers(db, query),
  })
}

/** A published barrier with its timeline. Throws `not_found`, also for one that is not public. */
export async function getBarrier(id: number) {
  const db = await database()
  const found = await findBarrier(db, id)
  if (!found) throw new Problem('not_found')
  return { ...toBarrier(found), steps: await selectSteps(db, id) }
}

/** The markets, kinds of measures and statuses of the published barriers. */
export async function listChoices() {
  return selectChoices(await database())
}

/** The published barriers that concern a market, a product or both; none without either. */
export async function listConcerning(query: QueryOf<typeof barriersConcerning>) {
  if (query.market === undefined && query.hs === undefined) return []
  return (await selectConcerning(await database(), query)).map(toBarrier)
}

/** How far the work on barriers is, for everybody: those that are published. */
export const publicFigures = (db: Executor) => figuresOf(db, true)

/** How far the work on all barriers is. Throws `forbidden`. */
export async function getFigures(actor: Actor) {
  requireAccess('staff:barriers', actor)
  return figuresOf(await database(), false)
}

async function figuresOf(db: Executor, isPublic: boolean): Promise<BarrierFigures> {
  const counts = new Map(
    (await countByStatus(db, isPublic)).map(({ status, count }) => [status, count]),
  )
  return {
    by_status: barrierStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 })),
    median_days: await medianDays(db, isPublic),
  }
}

/** Writes public barriers as examples, with their timelines. */
export async function importBarriers(db: Executor, samples: readonly SampleBarrier[]) {
  const daysAgo = (days: number) => dayAfter(today(), -days)
  for (const { steps, started_days_ago: since, ...barrier } of samples) {
    const [first, last] = [steps[0], steps.at(-1)]
    if (!first || !last) continue
    const barrier_id = await insertBarrier(db, {
      ...barrier,
      status: last.status,
      sample: true,
      started_on: since === null ? null : daysAgo(since),
      created_at: daysAgo(first.days_ago),
      updated_at: daysAgo(last.days_ago),
      published_at: daysAgo((steps[1] ?? first).days_ago),
    })
    for (const { days_ago, ...step } of steps) {
      await insertStep(db, { ...step, barrier_id, on_day: daysAgo(days_ago) })
    }
  }
}
