import 'server-only'
import { Problem } from '@/lib/api/problem'
import { bilingualPair, bothLanguages, renamePair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { followKinds, type FollowKind } from '@/lib/db/codes/follows'
import { unionNames } from '@/lib/db/codes/markets'
import { routes } from '@/lib/routing/routes'
import type { FollowList, NamedTopic } from '../contract'
import { selectFollows, type FollowerRow } from './follows.sql'
import { allTargets, targetOf, type FollowTopic } from '../rules'
import { selectTargets, type TargetKind } from './targets.sql'

const union = { target: 'EU', ...bilingualPair('name', unionNames) }

/** The addresses of what is followed, by kind. */
const paths: Readonly<Record<FollowKind, (target: string) => string>> = {
  sector: (target) => routes.localBuyers('products', Number(target)),
  hs: (target) => routes.products(target),
  market: (target) => routes.market(target),
  company: (target) => routes.company(Number(target)),
  search: (target) => routes.search(target),
  agreement: (target) => routes.countryAgreement(Number(target)),
  event: (target) =>
    target === allTargets ? routes.localEvents() : `${routes.localEvents()}?type=${target}`,
  requests: () => routes.buyingRequests(),
  barriers: (target) =>
    target === allTargets ? routes.barriers() : routes.barrier(Number(target)),
}

/** The topic that names a follow: requests of a sector are named by the sector. */
function namedBy({ kind, target }: FollowTopic): { kind: FollowKind; target: string } {
  const [inner, value] = target.split(':')
  const named = kind === 'requests' && followKinds.find((known) => known === inner)
  return named && value !== undefined ? { kind: named, target: value } : { kind, target }
}

/**
 * The names of topics, in both languages, by `kind:target`. Topics whose record is not public are
 * missing; one that means all of its kind has an empty name.
 */
async function namesOf(db: Executor, topics: readonly FollowTopic[]) {
  const wanted = topics.map(namedBy)
  const names = new Map<string, ReturnType<typeof nameOf>>()
  for (const { kind, target } of wanted) {
    if (kind === 'search') names.set(keyOf({ kind, target }), nameOf(target))
    else if (target === allTargets) names.set(keyOf({ kind, target }), nameOf(''))
  }
  for (const kind of new Set(wanted.map((topic) => topic.kind))) {
    if (kind === 'search' || kind === 'requests') continue
    const of = wanted.filter((topic) => topic.kind === kind && topic.target !== allTargets)
    for (const row of await rowsOf(db, kind, [...new Set(of.map(({ target }) => target))])) {
      names.set(keyOf({ kind, target: row.target }), renamePair(row, 'name', 'name'))
    }
  }
  return names
}

const keyOf = ({ kind, target }: FollowTopic) => `${kind}:${target}`
const nameOf = (name: string) => bothLanguages('name', name)

async function rowsOf(db: Executor, kind: TargetKind, of: readonly string[]) {
  const rows = await selectTargets(db, kind, of)
  return kind === 'market' && of.includes(union.target) ? [union, ...rows] : rows
}

/** Topics with their names and addresses, in their order; without those that are not public. */
export async function describeTopics<Topic extends FollowTopic>(
  db: Executor,
  topics: readonly Topic[],
): Promise<(Topic & NamedTopic)[]> {
  const names = await namesOf(db, topics)
  return topics.flatMap((topic) => {
    const name = names.get(keyOf(namedBy(topic)))
    return name ? [{ ...topic, ...name, path: paths[topic.kind](topic.target) }] : []
  })
}

/**
 * The topic that was asked for, in its one spelling. Throws `invalid` for a target that the kind
 * cannot have, `not_found` for one that is not public.
 */
export async function requireTopic(
  db: Executor,
  given: { kind: FollowKind; target: string },
): Promise<NamedTopic> {
  const target = targetOf(given.kind, given.target)
  if (target === null) throw new Problem('invalid', { fields: { target: ['required'] } })
  const [found] = await describeTopics(db, [{ kind: given.kind, target }])
  if (!found) throw new Problem('not_found')
  return found
}

/** What a follower follows, with names; records that are no longer public are missing. */
export async function describeFollows(db: Executor, follower: FollowerRow): Promise<FollowList> {
  const follows = await describeTopics(db, await selectFollows(db, follower.id))
  return { speed: follower.speed, stopped: follower.stopped_at !== null, follows }
}
