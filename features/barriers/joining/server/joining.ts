import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { publishing } from '@/lib/cache/publication'
import { database, type Executor } from '@/lib/db/database'
import { barriersTag } from '../../contract'
import { isWorkedOn } from '../../rules'
import type { joinBarrier, OwnJoin } from '../contract'
import {
  deleteJoin,
  deleteOfPerson,
  findJoin,
  findPublished,
  hasReported,
  isChecked,
  saveJoin,
  selectJoins,
  selectOfPerson,
} from './joining.sql'

/** What the caller said of a published barrier. Throws `unauthenticated`, `forbidden`, `not_found`. */
export async function getOwnJoin(actor: Actor, id: number): Promise<OwnJoin> {
  requireAccess('company', actor)
  return ownJoinOf(await database(), id, personOf(actor).userId)
}

async function ownJoinOf(db: Executor, id: number, person: number): Promise<OwnJoin> {
  const barrier = await findPublished(db, id)
  if (!barrier) throw new Problem('not_found')
  const may_join = isWorkedOn(barrier.status)
  const is_checked = await isChecked(db, person)
  const figures = await findJoin(db, id, person)
  if (figures) return { state: 'joined', may_join, is_checked, figures }
  const state = (await hasReported(db, id, person)) ? 'reported' : 'none'
  return { state, may_join, is_checked, figures: null }
}

/**
 * Counts the caller’s company among those that a published barrier affects, with its figures; the
 * last ones count. Throws `unauthenticated`, `forbidden`, `not_found`, and `conflict` to who
 * reported it, for one that nobody works on any more, and to a company that is not approved or a
 * person whose address is not confirmed: invented companies would count.
 */
export async function join(
  actor: Actor,
  id: number,
  { consent: _given, ...figures }: BodyOf<typeof joinBarrier>,
): Promise<OwnJoin> {
  return change(actor, id, async (tx, person, { state, may_join, is_checked }) => {
    if (!may_join || !is_checked || state === 'reported') throw new Problem('conflict')
    await saveJoin(tx, { ...figures, barrier_id: id, user_id: person })
  })
}

/** Takes the caller’s company out again. Throws `unauthenticated`, `forbidden`, `not_found`. */
export async function withdrawMine(actor: Actor, id: number): Promise<OwnJoin> {
  return change(actor, id, (tx, person) => deleteJoin(tx, id, person))
}

async function change(
  actor: Actor,
  id: number,
  write: (tx: Executor, person: number, before: OwnJoin) => Promise<void>,
): Promise<OwnJoin> {
  requireAccess('company', actor)
  const person = personOf(actor).userId
  return publishing([barriersTag], async (tx) => {
    await write(tx, person, await ownJoinOf(tx, id, person))
    return ownJoinOf(tx, id, person)
  })
}

/** Who joined a barrier and what they said, for staff and for the mails about its steps. */
export async function joinsOf(db: Executor, barrier: number) {
  const found = await selectJoins(db, barrier)
  return found.map(({ company, ...rest }) => ({
    ...rest,
    ...(company
      ? renamePair(company, 'company_registered_name', 'company')
      : bothLanguages('company', '')),
  }))
}

type Join = Awaited<ReturnType<typeof joinsOf>>[number]

/** Who joined, by each name of their company, whom no public text may name. */
export const joinedPeople = (joins: readonly Join[]) =>
  joins.flatMap(({ person, email, ...join }) =>
    Object.values(textsOf(join, 'company')).map((company) => ({ name: person, email, company })),
  )

/** The barriers that a person joined, for the export of their data. */
export const exportJoins = selectOfPerson

/** Takes a person out of all barriers when their account is closed. */
export const forgetJoins = deleteOfPerson
