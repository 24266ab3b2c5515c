import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { usualHours } from '../contract'
import { selectLevels, writeLevel } from './service-levels.sql'

/** The working hours in which enquiries of each type are due an answer and an end. Throws `forbidden`. */
export async function listLevels(actor: Actor) {
  requireAccess('staff:cases', actor)
  return levelsIn(await database())
}

async function levelsIn(db: Executor) {
  return (await selectLevels(db)).map(({ type, level }) => ({
    enq_type: type.id,
    ...renamePair(type, 'name', 'type_name'),
    answer_hours: level?.answer_hours ?? usualHours.answer,
    close_hours: level?.close_hours ?? usualHours.close,
    is_set: level !== null,
  }))
}

interface Hours {
  answer_hours: number
  close_hours: number
}

/**
 * Sets the times of a type, for what starts a clock from now on: what was promised stays. Throws
 * `forbidden`, `not_found`.
 */
export async function setLevel(actor: Actor, enq_type: number, hours: Hours) {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = (await levelsIn(tx)).find((level) => level.enq_type === enq_type)
    if (!before) throw new Problem('not_found')
    await writeLevel(tx, { enq_type, ...hours })
    const { answer_hours, close_hours } = before
    const change = { before: { answer_hours, close_hours }, after: hours }
    const subject = 'service-level'
    await recordChange(tx, { by, action: 'update', subject, id: enq_type, change })
    return levelsIn(tx)
  })
}
