import 'server-only'
import type { Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { z } from 'zod'
import type { ContentKind, KindName } from '../kinds/contract'
import { fieldsEditedAs } from '../kinds/rules'
import { storedKind } from '../kinds/server/kinds'
import { insertRecords, type ContentFields } from './records.sql'
import { publishDocuments } from './documents'

/** The fields that the database writes where an import leaves them out. */
const databaseFields = ['id', 'updated_at']

function schemaOf({ write }: ContentKind) {
  const optional = databaseFields.flatMap((name) => {
    const field = write.shape[name]
    return field ? [[name, z.optional(field)] as const] : []
  })
  return write.safeExtend(Object.fromEntries(optional))
}

/**
 * Adds any number of published records to a kind, past drafts and the search: each validated by the
 * kind's schema and its HTML sanitised, with its lists and its documents, which get their readers and
 * names. A record may leave out its id and the time of its last change. Throws what the schema or the
 * database refuses.
 */
export async function importRecords(
  db: Executor,
  name: KindName,
  records: readonly unknown[],
): Promise<void> {
  const { kind, storage } = storedKind(name)
  const [schema, html] = [schemaOf(kind), fieldsEditedAs(kind, 'html')]
  const valid = records.map((record): ContentFields => sanitiseFields(schema.parse(record), html))
  await insertRecords(db, storage, valid)
  await publishDocuments(db, kind, valid)
}
