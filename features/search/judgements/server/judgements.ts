import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { csvLines } from '@/lib/files/csv'
import { z } from 'zod'
import {
  gradeValues,
  judgementLimits,
  judgementList,
  type JudgementWrite,
  type SearchJudgement,
} from '../contract'
import { deleteJudgement, findJudgement, saveJudgement, selectJudgements } from './judgements.sql'

const subject = 'search-judgements'

const grades = z.record(z.string(), z.literal(gradeValues))

/** Checks that the caller is an editor, again before each write. */
function editorOf(actor: Actor): number {
  requireAccess('staff:data', actor)
  return personOf(actor).userId
}

/** The judged searches, the last changed first. Throws `forbidden`. */
export async function listJudgements(actor: Actor): Promise<SearchJudgement[]> {
  editorOf(actor)
  const rows = await selectJudgements(await database(), judgementLimits.listed)
  return judgementList.response.parse(rows)
}

/** Saves the grades of a search, instead of earlier ones, with an audit entry. Throws `forbidden`. */
export async function judgeSearch(actor: Actor, written: JudgementWrite): Promise<SearchJudgement> {
  const by = editorOf(actor)
  return transaction(async (tx) => {
    const before = await findJudgement(tx, written.query)
    const [after] = await saveJudgement(tx, written)
    if (!after) throw new Problem('internal')
    const action = before ? 'update' : 'create'
    const change = before ? { before: before.grades, after: written.grades } : written
    await recordChange(tx, { by, action, subject, id: after.id, change })
    return { ...after, grades: grades.parse(after.grades) }
  })
}

/** Deletes a judged search; the audit log keeps it. Throws `forbidden`, `not_found`. */
export async function removeJudgement(actor: Actor, id: number) {
  const by = editorOf(actor)
  return transaction(async (tx) => {
    const [before] = await deleteJudgement(tx, id)
    if (!before) throw new Problem('not_found')
    await recordChange(tx, { by, action: 'delete', subject, id, change: { before } })
    return 'Success' as const
  })
}

/** All judged searches as a CSV file, a graded record a line. Throws `forbidden`. */
export async function judgementsAsFile(actor: Actor) {
  const judged = await listJudgements(actor)
  const lines = judged.flatMap(({ query, grades: graded, updated_at }) => {
    const records = Object.entries(graded)
    return (records.length > 0 ? records : [['', 0]]).map(([record, grade]) => [
      query,
      record,
      grade,
      updated_at.slice(0, 10),
    ])
  })
  const head = ['query', 'record', 'grade', 'judged']
  return { file_name: 'judged-searches.csv', content: csvLines([head, ...lines]) }
}
