import 'server-only'
import { Problem } from '@/lib/api/problem'
import { permits, requireAccess, type Actor } from '@/lib/auth/actor'
import type { DraftName } from '@/lib/cache/draft-view'
import { dryRun, type Transaction } from '@/lib/db/database'
import { locales } from '@/lib/i18n/locale'
import { detailOf } from '../../server/content'
import { writeRecord, type ContentFields } from '../../server/records.sql'
import { findEntry, findVersion } from '../../server/content-store.sql'
import { storedKind, type StoredKind } from '../../kinds/server/kinds'
import { validRecord } from '../../server/validation'
import { madeVisible, pagePath } from '../rules'

/** Writes a draft, or a version, as its publication would; returns the record, or null without one. */
async function writeDraft(
  tx: Transaction,
  open: StoredKind,
  { id, version }: Omit<DraftName, 'kind'>,
): Promise<ContentFields | null> {
  const entry = await findEntry(tx, open.name, id)
  if (!entry) return null
  const { data: draft, removes, is_new: isNew } = entry
  const data =
    version === undefined
      ? !removes && draft
      : (await findVersion(tx, open.name, id, version))?.data
  if (!data) return null
  const record = madeVisible(await validRecord(tx, open, { id, record: data, isNew }))
  await writeRecord(tx, open.storage, { id, record, isNew })
  return record
}

/**
 * The paths of the page that will show a record, or showed a version of it. Throws `not_found`, `forbidden`, and `invalid` with
 * the fields that prevent its publication.
 */
export async function previewContent(
  actor: Actor,
  name: string,
  { id, version }: Omit<DraftName, 'kind'>,
) {
  requireAccess('staff:content', actor)
  const open = storedKind(name)
  let record: ContentFields | null = null
  return dryRun(
    async (tx) => {
      const written = await writeDraft(tx, open, { id, version })
      if (!written && version !== undefined) throw new Problem('not_found')
      record = written ?? (await detailOf(tx, open, id)).record
    },
    async () => {
      const paths = locales.map((locale) => [locale, pagePath(name, id, record ?? {}, locale)])
      return { paths: Object.fromEntries(paths) }
    },
  )
}

/**
 * Reads as if the draft of a record, or a version of it, were published, for staff who may read it; reads the published
 * record for everybody else, and where the draft is invalid.
 */
export async function withDraft<T>(
  actor: Actor,
  { kind, ...record }: DraftName,
  read: () => Promise<T>,
): Promise<T> {
  if (!mayPreview(actor)) return read()
  let isWritten = false
  const prepare = async (tx: Transaction) => {
    await writeDraft(tx, storedKind(kind), record)
    isWritten = true
  }
  try {
    return await dryRun(prepare, read)
  } catch (error) {
    if (isWritten || !(error instanceof Problem)) throw error
    return read()
  }
}

/** Whether a person may see drafts. */
export function mayPreview(actor: Actor): boolean {
  return permits('staff:content', actor)
}
