import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { indexRecords } from '@/features/search/server/search-documents'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import type { Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { sanitiseFields } from '@/lib/html/sanitise'
import { credentialsTag, type CredentialForm, type credentialList } from '../contract'
import { credentialListShape } from '../search-params'
import {
  deleteCredential,
  insertCredential,
  listedCredentials,
  lockCredential,
  unknownReferences,
  updateCredential,
} from './credentials.sql'

const htmlFields = ['description_eng', 'description_ara'] as const
const subject = 'credential'

/** Credentials, newest first; a page when any parameter is given (decisions section 3). */
export async function listCredentials(query: QueryOf<typeof credentialList>) {
  return listedCredentials.list(query, credentialListShape.pageSize)
}

/** One credential. Throws `not_found`. */
export async function getCredential(id: number) {
  return listedCredentials.get(id)
}

/** Checks that the caller is an editor, again before each write. */
function editorOf(actor: Actor): number {
  requireAccess('staff:content', actor)
  return personOf(actor).userId
}

/** A form with clean HTML whose type and country exist. Throws `invalid`. */
async function checked(db: Executor, form: CredentialForm) {
  const unknown = await unknownReferences(db, form)
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((field) => [field, ['unknown']]))
    throw new Problem('invalid', { fields })
  }
  return sanitiseFields(form, htmlFields)
}

/**
 * Called before each write in its transaction, so that the back office can refuse it, as to a role
 * for other kinds, or show it to editors who have the record open.
 */
export type BeforeWrite = (
  tx: Executor,
  kind: 'credentials',
  write: { actor: Actor; id?: number; removes?: boolean },
) => Promise<void>

/** Adds a credential and returns it. Throws `invalid` for an unknown type or country. */
export async function addCredential(actor: Actor, form: CredentialForm, beforeWrite: BeforeWrite) {
  const by = editorOf(actor)
  return publishing([credentialsTag], async (tx) => {
    await beforeWrite(tx, 'credentials', { actor })
    const written = await checked(tx, form)
    const id = await insertCredential(tx, written)
    await indexRecords(tx, 'credentials', [id])
    await recordChange(tx, { by, action: 'create', subject, id, change: written })
    return listedCredentials.get(id, tx)
  })
}

/** Changes a credential and returns it. Throws `not_found`, `invalid`. */
export async function changeCredential(
  actor: Actor,
  id: number,
  form: CredentialForm,
  beforeWrite: BeforeWrite,
) {
  const by = editorOf(actor)
  return publishing([credentialsTag], async (tx) => {
    const before = await lockCredential(tx, id)
    if (!before) throw new Problem('not_found')
    const after = await checked(tx, form)
    await beforeWrite(tx, 'credentials', { actor, id })
    await updateCredential(tx, id, after)
    await indexRecords(tx, 'credentials', [id])
    await recordChange(tx, { by, action: 'update', subject, id, change: { before, after } })
    return listedCredentials.get(id, tx)
  })
}

/** Removes a credential; its content stays in the history. Throws `not_found`. */
export async function removeCredential(actor: Actor, id: number, beforeWrite: BeforeWrite) {
  const by = editorOf(actor)
  return publishing({ withdrawn: [credentialsTag] }, async (tx) => {
    const before = await lockCredential(tx, id)
    if (!before) throw new Problem('not_found')
    await beforeWrite(tx, 'credentials', { actor, id, removes: true })
    await deleteCredential(tx, id)
    await indexRecords(tx, 'credentials', [id])
    await recordChange(tx, { by, action: 'delete', subject, id, change: { before } })
    return 'Success' as const
  })
}
