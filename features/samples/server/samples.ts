import 'server-only'
import { emptyAccounts } from '@/features/accounts/security/server/security'
import { endAllSessions } from '@/features/accounts/sessions/server/sessions'
import { barriersTag } from '@/features/barriers/contract'
import { buyingRequestsTag } from '@/features/buying-requests/contract'
import { credentialsTag } from '@/features/credentials/contract'
import { eventsTag } from '@/features/events/contract'
import { expertsTag } from '@/features/experts/contract'
import { faqsTag } from '@/features/faqs/contract'
import { homeTag } from '@/features/home/contract'
import { newsTag } from '@/features/news/contract'
import { officesTag } from '@/features/offices/contract'
import { publicationsTag } from '@/features/publications/contract'
import { indexRecords, reindexLater } from '@/features/search/server/search-documents'
import type { SearchType } from '@/features/search/kinds/contract'
import { siteTag } from '@/features/site/contract'
import { sponsorsTag } from '@/features/sponsors/contract'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, requireRecentLogin, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { database, transaction, type Executor } from '@/lib/db/database'
import { violationOf } from '@/lib/db/errors'
import { recordChange } from '@/lib/db/record-change'
import { jobKind } from '@/lib/jobs/job'
import { z } from 'zod'
import {
  dropRows,
  endRemoval,
  findRemoval,
  insertRemoval,
  lockSamples,
  moveBack,
  moveOut,
} from './archive.sql'
import { sampleKinds, reversibleHours, type SampleKind, type SampleState } from '../contract'
import { isSamplePerson, markDeleted, rowsOf, selectSamples } from './samples.sql'

/** The pages that show samples; how many there are is in none of them alone. */
const shownBy = [
  companiesTag,
  offersTag,
  buyingRequestsTag,
  barriersTag,
  newsTag,
  eventsTag,
  publicationsTag,
  faqsTag,
  sponsorsTag,
  officesTag,
  siteTag,
  credentialsTag,
  expertsTag,
  homeTag,
]

/** The kinds that the search finds. */
const searchTypes: Partial<Record<SampleKind, SearchType>> = {
  companies: 'companies',
  products: 'products',
  services: 'services',
  requests: 'requests',
  barriers: 'barriers',
  news: 'news',
  events: 'events',
  publications: 'publications',
  faqs: 'questions',
  credentials: 'credentials',
  experts: 'experts',
  statistics: 'statistics',
}

type Taken = ReadonlyMap<SampleKind, readonly number[]>

async function stateOf(db: Executor, person: number): Promise<SampleState> {
  const kinds: SampleState['kinds'] = []
  for (const kind of sampleKinds) {
    const { ids, kept } = await selectSamples(db, kind, person)
    if (ids.length + kept > 0) kinds.push({ kind, count: ids.length, kept })
  }
  const last = await findRemoval(db)
  const isPending = last && !last.is_back && !last.is_over
  const { id = 0, removed_at = '', removed_by = '', until = '' } = last ?? {}
  return {
    kinds,
    is_own_account: await isSamplePerson(db, person),
    removal: isPending ? { id, removed_at, removed_by, until } : null,
  }
}

const countOf = ({ kinds }: SampleState) => kinds.reduce((sum, { count }) => sum + count, 0)

/** Whether a removal would take any samples. */
export async function hasSamples(db: Executor, person: number): Promise<boolean> {
  return countOf(await stateOf(db, person)) > 0
}

/** The samples of each kind, and the removal that can be taken back. Throws `forbidden`. */
export async function getSamples(actor: Actor): Promise<SampleState> {
  requireAccess('staff:admin', actor)
  return stateOf(await database(), personOf(actor).userId)
}

/**
 * Removes all samples that nobody uses (README, 'Decisions'): pages, search and feeds forget them at
 * once, and within a day they can be taken back. Without samples it changes nothing. Throws
 * `forbidden`, also where the password is due again, and `conflict` where there are more or fewer than
 * the caller has seen.
 */
export async function dropSamples(actor: Actor, seen: number): Promise<SampleState> {
  requireAccess('staff:admin', actor)
  requireRecentLogin(actor)
  const by = personOf(actor).userId
  return publishing({ withdrawn: shownBy }, async (tx) => {
    await lockSamples(tx)
    const before = await stateOf(tx, by)
    const count = countOf(before)
    if (count === 0) return before
    if (count !== seen) throw new Problem('conflict', { fields: { count: ['changed'] } })
    const taken = new Map<SampleKind, readonly number[]>()
    for (const { kind } of before.kinds) taken.set(kind, (await selectSamples(tx, kind, by)).ids)
    const marked = markedIn(taken)
    const removal = await insertRemoval(tx, { removed_by: by, marked })
    await moveOut(tx, removal, rowsOf(taken))
    await markDeleted(tx, marked, true)
    for (const person of taken.get('people') ?? []) await endAllSessions(tx, person)
    for (const [kind, ids] of taken) {
      const type = searchTypes[kind]
      if (type) await indexRecords(tx, type, ids)
    }
    const counts = [...taken].filter(([, ids]) => ids.length > 0)
    const change = { samples: Object.fromEntries(counts.map(([kind, ids]) => [kind, ids.length])) }
    await recordChange(tx, { by, action: 'delete', subject: 'samples', id: removal, change })
    await sampleErasure.enqueue(tx, { removal }, reversibleHours * 3_600)
    return stateOf(tx, by)
  })
}

const idsIn = (taken: Taken, kind: SampleKind) => [...(taken.get(kind) ?? [])]

const markedIn = (taken: Taken) => ({
  companies: idsIn(taken, 'companies'),
  products: idsIn(taken, 'products'),
  services: idsIn(taken, 'services'),
  users: idsIn(taken, 'people'),
})

/**
 * Brings the samples of a removal back; the search finds them again after a job. Repeated, it
 * changes nothing. Throws `forbidden`, `not_found`, and `conflict` after a day, or where a newer
 * record is in the place of a sample.
 */
export async function returnSamples(actor: Actor, removal: number): Promise<SampleState> {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  return publishing({ withdrawn: shownBy }, async (tx) => {
    await lockSamples(tx)
    const found = await findRemoval(tx, removal)
    if (!found) throw new Problem('not_found')
    if (found.is_back) return stateOf(tx, by)
    if (found.is_over) throw refused('too_late')
    await moveBack(tx, removal).catch((error: unknown) => {
      throw violationOf(error) ? refused('in_the_way') : error
    })
    await markDeleted(tx, found.marked, false)
    await endRemoval(tx, removal, by)
    await reindexLater(tx, Object.values(searchTypes))
    await recordChange(tx, { by, action: 'restore', subject: 'samples', id: removal, change: {} })
    return stateOf(tx, by)
  })
}

const refused = (rule: string) => new Problem('conflict', { fields: { removal: [rule] } })

/** Deletes removed samples for good, unless they were taken back. */
export const sampleErasure = jobKind({
  name: 'erase-samples',
  payload: z.object({ removal: z.int() }),
  run: async ({ removal }) =>
    transaction(async (tx) => {
      await lockSamples(tx)
      const found = await findRemoval(tx, removal)
      if (!found || found.is_back || found.is_erased) return
      await dropRows(tx, removal)
      await emptyAccounts(tx, found.marked['users'] ?? [])
      await endRemoval(tx, removal)
    }),
})
