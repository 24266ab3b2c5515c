import 'server-only'
import { indexRecords, reindexLater } from '@/features/search/documents/server/service'
import type { Transaction } from '@/lib/db/database'
import { namesOf, type ContentKind } from '../../kinds/contract'
import type { ContentFields } from '../../records/server/repository'
import { changedFields } from '../../rules'

interface Change {
  id: string
  before: ContentFields | null
  /** Null for what is taken away. */
  after: ContentFields | null
}

/**
 * Keeps what can be found in line with what is published, in the transaction that publishes it.
 * What others are found by, such as the name of a sector, reaches them a little later.
 */
export async function keepFound(tx: Transaction, kind: ContentKind, change: Change): Promise<void> {
  const { id, before, after } = change
  if (kind.found) await indexRecords(tx, kind.found, [Number(id)])
  if (!kind.names) return
  const naming = new Set(namesOf(kind, kind.names.fields))
  if (changedFields(before, after).some((field) => naming.has(field))) {
    await reindexLater(tx, kind.names.of)
  }
}
