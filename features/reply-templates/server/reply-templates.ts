import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange, requireUnchanged } from '@/lib/db/record-change'
import type { ReplyTemplate, TemplateWrite, updateTemplate } from '../contract'
import {
  changeTemplate,
  hasTemplates,
  insertTemplate,
  insertTemplates,
  lockTemplate,
  removeTemplate,
  selectTemplates,
} from './reply-templates.sql'

const subject = 'reply-template'

/** Imports the texts that are shipped. */
export const importTemplates = (db: Executor, written: readonly TemplateWrite[]) =>
  insertTemplates(db, written)

/** Whether there are any texts, also ones that are not offered. */
export const areTemplatesLoaded = (db: Executor): Promise<boolean> => hasTemplates(db)

/** The texts that staff can start from, in both languages, also those not offered. Throws `forbidden`. */
export async function listTemplates(actor: Actor): Promise<ReplyTemplate[]> {
  requireAccess('staff:cases', actor)
  return selectTemplates(await database())
}

/** Adds a text, with an audit entry, and returns it. Throws `forbidden`. */
export async function addTemplate(actor: Actor, written: TemplateWrite): Promise<ReplyTemplate> {
  requireAccess('staff:cases', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const [added] = await insertTemplate(tx, written)
    if (!added) throw new Problem('internal')
    await recordChange(tx, { by, action: 'create', subject, id: added.id, change: written })
    return added
  })
}

/**
 * Changes a text, with an audit entry, and returns it. Throws `forbidden`, `not_found`, and
 * `conflict` when it was changed since it was seen.
 */
export async function editTemplate(
  actor: Actor,
  id: number,
  { version, ...written }: BodyOf<typeof updateTemplate>,
): Promise<ReplyTemplate> {
  requireAccess('staff:cases', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await requireUnchanged(tx, await lockTemplate(tx, id), { subject, id, version })
    const [after] = await changeTemplate(tx, id, written)
    if (!after) throw new Problem('internal')
    await recordChange(tx, { by, action: 'update', subject, id, change: { before, after } })
    return after
  })
}

/** Deletes a text; it stays in the audit log. Throws `forbidden`, `not_found`. */
export async function dropTemplate(actor: Actor, id: number) {
  requireAccess('staff:cases', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await lockTemplate(tx, id)
    if (!before) throw new Problem('not_found')
    await removeTemplate(tx, id)
    await recordChange(tx, { by, action: 'delete', subject, id, change: { before } })
    return 'Success' as const
  })
}
