import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { pageFrom, pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { documentAddress } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import type { z } from 'zod'
import { addressOfPicture, discardFiles, recordFiles } from '../../server/files'
import { replaceFiles, saveUploadedDocument, saveUploadedPicture } from '../../server/uploads'
import type { mediaList, describeMedium, Medium } from '../contract'
import {
  countMedia,
  hasMedium,
  selectMedia,
  selectNamed,
  selectUnheld,
  updateAlternative,
  type MediumRow,
} from './library.sql'

const pageSize = 24
const subject = 'medium'

type Alternative = z.output<(typeof describeMedium)['body']>

function toMedium(row: MediumRow): Medium {
  const { key, file_name, mime, bytes, widths, created_at } = row
  const isPicture = row.kind === 'picture'
  const address = isPicture ? addressOfPicture(row) : documentAddress(key)
  const kind = isPicture ? ('picture' as const) : ('document' as const)
  const alt = bilingualPair('alt', textsOf(row, 'alt'))
  return { key, kind, address, file_name, mime, bytes, widths, ...alt, created_at }
}

/** A page of the portal's own pictures and documents, the newest first. Throws `forbidden`. */
export async function listMedia(actor: Actor, query: QueryOf<typeof mediaList>) {
  requireAccess('staff:content', actor)
  const withoutAlt = query.without_alt === undefined ? undefined : query.without_alt === '1'
  const filters = { search: query.q, kind: query.kind, withoutAlt }
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [rows, total] = await Promise.all([
    selectMedia(db, { ...filters, limit, offset }),
    countMedia(db, filters),
  ])
  return pageOf({ data: rows.map(toMedium), total }, query, pageSize)
}

/** Files of the library that a text names, for staff. */
export async function searchMedia(db: Executor, text: string, limit: number) {
  return selectNamed(db, text, limit)
}

/**
 * Adds a picture or a PDF to the library. Only staff can read a document until a record with it is
 * published. Throws `forbidden`, and `invalid` at `file` when there is none or it is unreadable.
 */
export async function addToLibrary(
  actor: Actor,
  texts: Alternative,
  [file]: readonly ReceivedFile[],
): Promise<Medium> {
  requireAccess('staff:content', actor)
  const by = personOf(actor).userId
  if (!file) throw new Problem('invalid', { fields: { file: ['required'] } })
  const upload = { field: 'file', file, owner: null }
  const saved = await (file.kind === 'pdf'
    ? saveUploadedDocument(upload, 'owner')
    : saveUploadedPicture(upload))
  const named = { ...saved, ...texts, file_name: saved.file_name ?? file.fileName }
  try {
    return await transaction(async (tx) => {
      await recordFiles(tx, [named])
      const change = { file_name: named.file_name, bytes: saved.bytes }
      await recordChange(tx, { by, action: 'create', subject, id: saved.key, change })
      const written = await updateAlternative(tx, saved.key, texts)
      if (!written) throw new Problem('not_found')
      return toMedium(written.after)
    })
  } catch (error) {
    await discardFiles([saved])
    throw error
  }
}

/** Saves the alternative texts of a picture. Throws `forbidden`, `not_found`. */
export async function describe(actor: Actor, key: string, texts: Alternative): Promise<Medium> {
  requireAccess('staff:content', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const written = await updateAlternative(tx, key, texts)
    if (!written) throw new Problem('not_found')
    const change = { before: textsOf(written.before, 'alt'), after: textsOf(written.after, 'alt') }
    await recordChange(tx, { by, action: 'update', subject, id: key, change })
    return toMedium(written.after)
  })
}

/** Throws `not_found` for a file that the library does not have. */
export async function requireMedium(db: Executor, key: string): Promise<void> {
  if (!(await hasMedium(db, key))) throw new Problem('not_found')
}

/** The files of the library older than a day that are not among these. */
export async function listUnheldMedia(
  db: Executor,
  held: ReadonlySet<string>,
  { page = 1, per_page = pageSize }: Pick<QueryOf<typeof mediaList>, 'page' | 'per_page'>,
) {
  return pageFrom((await selectUnheld(db, [...held])).map(toMedium), { page, per_page })
}

/** Removes a file from the library; it is deleted later. Throws `conflict` for a sample file. */
export async function removeFromLibrary(
  tx: Executor,
  { key, by }: { key: string; by: number },
): Promise<void> {
  if (!(await replaceFiles(tx, [key]))) throw new Problem('conflict')
  await recordChange(tx, { by, action: 'delete', subject, id: key, change: {} })
}
