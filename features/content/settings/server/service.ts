import 'server-only'
import { pageOf } from '@/lib/api/paging'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { contentStates, type ContentState } from '@/lib/db/content-state'
import { database, transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { isLocale, locales } from '@/lib/i18n/locale'
import { contentKindNames } from '../../contract'
import { toStanding } from '../../server/mapper'
import {
  asksFourEyes,
  countByKind,
  countWork,
  selectSettings,
  selectWork,
  writeSetting,
} from '../../server/repository'
import { openKind, peopleOf } from '../../server/service'

const pageSize = 25
const waiting: readonly ContentState[] = ['draft', 'in_review', 'approved', 'scheduled']

/** Every kind of content, with its rules and how much waits of it. Throws `forbidden`. */
export async function listKinds(actor: Actor) {
  requireAccess('staff:editor', actor)
  const db = await database()
  const [settings, counts] = [await selectSettings(db), await countByKind(db, waiting)]
  return contentKindNames.map((kind) => {
    const role = openKind(kind).kind.role
    const own = counts.filter((one) => one.kind === kind)
    return {
      kind,
      four_eyes: settings.some((one) => one.kind === kind && one.four_eyes),
      may_write: actor.staffRoles.some((one) => one === role || one === 'admin'),
      waiting: Object.fromEntries(own.map(({ state, count }) => [state, count])),
    }
  })
}

/** Decides whether a kind asks four eyes. Throws `forbidden`, `not_found`. */
export async function setFourEyes(actor: Actor, name: string, four_eyes: boolean) {
  requireAccess('staff:admin', actor)
  openKind(name)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await asksFourEyes(tx, name)
    await writeSetting(tx, name, four_eyes)
    const change = { four_eyes: { before, after: four_eyes } }
    await recordChange(tx, { by, action: 'update', subject: 'content-kind', id: name, change })
    return { kind: name, four_eyes }
  })
}

interface WorkQuery {
  page?: number | undefined
  per_page?: number | undefined
  state?: string | undefined
}

/** What is not published yet, of every kind, the longest waiting first. Throws `forbidden`. */
export async function listWork(actor: Actor, query: WorkQuery) {
  requireAccess('staff:editor', actor)
  const asked = query.state?.split(',')
  const states = asked ? contentStates.filter((state) => asked.includes(state)) : waiting
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [entries, total] = [
    await selectWork(db, { states, limit, offset }),
    await countWork(db, states),
  ]
  const people = await peopleOf(db, entries)
  const data = entries.map((entry) => {
    const label = renamePair(entry, 'label', 'label')
    const missing = locales.filter((locale) => entry.missing.filter(isLocale).includes(locale))
    const standing = toStanding({ id: entry.record_id, entry, label, missing }, people)
    return { ...standing, kind: entry.kind, is_new: entry.is_new }
  })
  return pageOf({ data, total }, query, pageSize)
}
